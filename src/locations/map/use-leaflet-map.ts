import type { LatLngTuple, Map as LeafletMap, Marker } from 'leaflet';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { MapFacts, MapPlace } from './map-facts.ts';
import { placeNames } from './map-names.ts';

type Leaflet = typeof import('leaflet');

/** A dynamic import, because Leaflet cannot be loaded on the server. */
const loadLeaflet = (): Promise<Leaflet> => import('leaflet');

interface MapCallbacks {
  /** Called when the first tile is loaded. */
  readonly loaded: () => void;
  /** Called when no tile or Leaflet itself could be loaded. */
  readonly failed: () => void;
  /** Called when the wheel is turned over the map without Ctrl, which scrolls the page. */
  readonly wheel: () => void;
  /** Called when a pin is pointed at, and with none when it is left. */
  readonly active: (slugs: readonly string[]) => void;
  /** Called when a pin is pressed. */
  readonly chosen: (slug: string) => void;
}

/** The popup of a marker, whose element is filled by React. */
interface PlacePopup {
  readonly place: MapPlace;
  readonly element: HTMLElement;
  readonly marker: Marker;
}

interface ShownMap {
  readonly popups: readonly PlacePopup[];
  /** Centres the map on the branch with this slug; ignored if it is not on the map. */
  readonly lookAt: (slug: string) => void;
  /** Shows only the branches with these slugs, as large as they fit; null for all. */
  readonly show: (slugs: readonly string[] | null) => void;
  /** Marks the pins of the branches with these slugs. */
  readonly highlight: (slugs: readonly string[]) => void;
  readonly remove: () => void;
}

/** Maximum initial zoom, used for a single place: street level. */
const NEAREST_AT_FIRST = 15;
/** Minimum zoom after centring on a place: suburb level. */
const NEAR = 12;
/** With more places, names are shown only in popups, because they would cover the map. */
const MAX_NAMES = 8;

/** Creates a Leaflet map in an element and focuses it; null until it is ready. Only the tile server is contacted. */
export function useLeafletMap(
  box: RefObject<HTMLElement | null>,
  facts: MapFacts,
  callbacks: MapCallbacks,
): ShownMap | null {
  const [map, setMap] = useState<ShownMap | null>(null);
  const loaded = useEffectEvent(callbacks.loaded);
  const failed = useEffectEvent(callbacks.failed);
  const wheel = useEffectEvent(callbacks.wheel);
  const active = useEffectEvent(callbacks.active);
  const chosen = useEffectEvent(callbacks.chosen);
  useEffect(() => {
    let shown: ShownMap | null = null;
    let isGone = false;
    const show = async () => {
      const leaflet = await loadLeaflet().catch(loadLeaflet);
      if (isGone || box.current === null) return;
      shown = showMap(leaflet, box.current, facts, {
        loaded: () => loaded(),
        failed: () => failed(),
        wheel: () => wheel(),
        active: (slugs) => active(slugs),
        chosen: (slug) => chosen(slug),
      });
      setMap(shown);
    };
    show().catch(() => failed());
    return () => {
      isGone = true;
      shown?.remove();
    };
  }, [box, facts]);
  return map;
}

function showMap(leaflet: Leaflet, box: HTMLElement, facts: MapFacts, callbacks: MapCallbacks): ShownMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet.map(box, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    minZoom: 2,
    maxZoom: facts.maxZoom,
    inertia: !isStill,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
  });
  const { zoomIn: zoomInTitle, zoomOut: zoomOutTitle } = facts;
  leaflet.control.zoom({ position: 'bottomleft', zoomInTitle, zoomOutTitle }).addTo(map);
  leaveWheelToPage(map, callbacks.wheel);
  addTiles(leaflet, map, facts, callbacks);
  const first = onePerAddress(facts.places);
  const popups = first.map((place) =>
    addMarker(leaflet, map, place, { count: first.length, close: facts.closePopup, ...callbacks }),
  );
  const markers = popups.map(({ marker }) => marker);
  pressBySpace(map, markers);
  closeByKeys(map, markers);
  const fitTo = (places: readonly MapPlace[]) =>
    map.fitBounds(places.map(latLng), {
      padding: [48, 48],
      maxZoom: Math.min(NEAREST_AT_FIRST, facts.maxZoom),
      animate: false,
    });
  fitTo(first);
  // From here on: the first view shows the pins only after its `moveend`, and a later one moves them after it.
  const place = () => placeNames(map, markers);
  place();
  map.on('moveend viewreset', place);
  let isFiltered = false;
  box.focus({ preventScroll: true });
  return {
    popups,
    lookAt: (slug) => {
      const place = facts.places.find((other) => other.slug === slug);
      const zoom = Math.min(Math.max(map.getZoom(), NEAR), facts.maxZoom);
      if (place) map.setView(latLng(place), zoom, { animate: !isStill });
    },
    show: (slugs) => {
      if (slugs === null && !isFiltered) return;
      isFiltered = slugs !== null;
      const isShown = (place: MapPlace) => slugs === null || isPinOf(place, slugs, facts);
      for (const { place, marker } of popups) {
        if (isShown(place)) marker.addTo(map);
        else marker.remove();
      }
      const shown = first.filter(isShown);
      if (shown.length > 0) fitTo(shown);
    },
    highlight: (slugs) => {
      for (const { place, marker } of popups)
        marker.getElement()?.classList.toggle('on', isPinOf(place, slugs, facts));
    },
    remove: () => map.remove(),
  };
}

const latLng = ({ latitude, longitude }: MapPlace): LatLngTuple => [latitude, longitude];

/** Whether the pin of a place stands for one of these branches: branches at one address share a pin. */
function isPinOf({ latitude, longitude }: MapPlace, slugs: readonly string[], { places }: MapFacts): boolean {
  return places.some(
    (other) => slugs.includes(other.slug) && other.latitude === latitude && other.longitude === longitude,
  );
}

/** Keeps only the first of several branches at one address; its page names the others. */
function onePerAddress(places: readonly MapPlace[]): MapPlace[] {
  return places.filter(
    ({ latitude, longitude }, index) =>
      places.findIndex((other) => other.latitude === latitude && other.longitude === longitude) === index,
  );
}

function addTiles(
  leaflet: Leaflet,
  map: LeafletMap,
  { tiles, maxZoom }: MapFacts,
  { loaded, failed }: MapCallbacks,
): void {
  let isLoaded = false;
  leaflet
    .tileLayer(tiles, { maxZoom })
    .once('tileload', () => {
      isLoaded = true;
      loaded();
    })
    // All requests for the tiles of the first view have ended. If none was loaded, `failed` is called in a
    // timer, because Leaflet still uses the layer after the event.
    .once('load', () => {
      if (!isLoaded) setTimeout(failed);
    })
    .addTo(map);
}

type PinOptions = Pick<MapCallbacks, 'active' | 'chosen'> & {
  readonly count: number;
  /** Label of the × of its popup. */
  readonly close: string;
};

function addMarker(
  leaflet: Leaflet,
  map: LeafletMap,
  place: MapPlace,
  { count, close, active, chosen }: PinOptions,
): PlacePopup {
  const element = document.createElement('div');
  const icon = leaflet.divIcon({ className: 'map-pin', iconSize: [28, 28] });
  const marker = leaflet.marker(latLng(place), { icon, title: place.name, alt: place.name }).addTo(map);
  marker.bindPopup(element, { maxWidth: 240 });
  marker.on('mouseover', () => active([place.slug]));
  marker.on('mouseout', () => active([]));
  marker.on('popupopen', () => {
    chosen(place.slug);
    // Leaflet has no option for it, and names it in English.
    const cross = marker.getPopup()?.getElement()?.querySelector('.leaflet-popup-close-button');
    cross?.setAttribute('aria-label', close);
    // After opening by keyboard the focus moves into the popup.
    if (marker.getElement()?.matches(':focus-visible'))
      element.querySelector('a')?.focus({ preventScroll: true });
  });
  if (count > MAX_NAMES) return { place, element, marker };
  const name = document.createElement('b');
  name.textContent = place.name;
  const className = count > 1 ? 'map-name one-of-many' : 'map-name';
  marker.bindTooltip(name, { permanent: true, opacity: 1, className });
  return { place, element, marker };
}

/**
 * Zooms by wheel only with Ctrl or ⌘, which includes pinching a touchpad; otherwise the wheel scrolls the
 * page.
 */
function leaveWheelToPage(map: LeafletMap, onPageScroll: () => void): void {
  const onWheel = ({ ctrlKey, metaKey }: WheelEvent) => {
    if (ctrlKey || metaKey) map.scrollWheelZoom.enable();
    else {
      map.scrollWheelZoom.disable();
      onPageScroll();
    }
  };
  map.getContainer().addEventListener('wheel', onWheel, { capture: true, passive: true });
}

/** The space bar presses a pin, which is announced as a button; Leaflet itself hears only Enter. */
function pressBySpace(map: LeafletMap, markers: readonly Marker[]): void {
  map.getContainer().addEventListener('keydown', (event) => {
    const pin = event.key === ' ' && markers.find((marker) => marker.getElement() === event.target);
    if (!pin) return;
    event.preventDefault();
    if (!event.repeat) pin.getElement()?.click();
  });
}

/**
 * Escape, or the × pressed by a key, closes the popup and focuses its pin again. Leaflet itself hears Escape only while
 * the map as a whole has the focus, and loses the focus with the popup.
 */
function closeByKeys(map: LeafletMap, markers: readonly Marker[]): void {
  map.getContainer().addEventListener('keydown', (event) => {
    const { key, target } = event;
    const isCross = target instanceof Element && target.matches('.leaflet-popup-close-button');
    const open = markers.find((marker) => marker.isPopupOpen());
    if (!open || !(key === 'Escape' || (isCross && (key === 'Enter' || key === ' ')))) return;
    event.preventDefault();
    open.closePopup();
    open.getElement()?.focus({ preventScroll: true });
  });
}
