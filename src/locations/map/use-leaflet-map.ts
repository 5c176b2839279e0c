import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { MapFacts, MapPlace } from './map-facts.ts';

type Leaflet = typeof import('leaflet');

/** In the browser only, because Leaflet cannot be loaded on the server. */
const loadLeaflet = (): Promise<Leaflet> => import('leaflet');

interface MapCallbacks {
  /** Called when the first tile is loaded. */
  readonly loaded: () => void;
  /** Called when no tile or Leaflet itself could be loaded. */
  readonly failed: () => void;
  /** Called when the wheel is turned over the map without Ctrl, which scrolls the page. */
  readonly wheel: () => void;
}

/** The popup of a marker, whose element is filled by React. */
interface PlacePopup {
  readonly place: MapPlace;
  readonly element: HTMLElement;
}

interface ShownMap {
  readonly popups: readonly PlacePopup[];
  /** Centres the map on the branch with this slug; ignored if it is not on the map. */
  readonly lookAt: (slug: string) => void;
  readonly remove: () => void;
}

/** Initial zoom for a single place: street level. */
const NEAREST_AT_FIRST = 15;
/** Zoom for one place among others: suburb level. */
const NEAR = 12;
/** With more places, names are shown only in popups, because they would cover the map. */
const MOST_NAMES = 8;

/** Creates a Leaflet map in an element and focuses it; null until it is ready. Only the tile server is contacted. */
export function useLeafletMap(
  box: RefObject<HTMLElement | null>,
  facts: MapFacts,
  told: MapCallbacks,
): ShownMap | null {
  const [map, setMap] = useState<ShownMap | null>(null);
  const loaded = useEffectEvent(told.loaded);
  const failed = useEffectEvent(told.failed);
  const wheel = useEffectEvent(told.wheel);
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

function showMap(leaflet: Leaflet, box: HTMLElement, facts: MapFacts, told: MapCallbacks): ShownMap {
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
  leaveWheelToPage(map, told.wheel);
  addTiles(leaflet, map, facts, told);
  const first = onePerAddress(facts.places);
  const popups = first.map((place) => addMarker(leaflet, map, place, first.length));
  map.fitBounds(first.map(latLng), {
    padding: [48, 48],
    maxZoom: Math.min(NEAREST_AT_FIRST, facts.maxZoom),
    animate: false,
  });
  box.focus({ preventScroll: true });
  return {
    popups,
    lookAt: (slug) => {
      const place = facts.places.find((other) => other.slug === slug);
      const zoom = Math.min(Math.max(map.getZoom(), NEAR), facts.maxZoom);
      if (place) map.setView(latLng(place), zoom, { animate: !isStill });
    },
    remove: () => map.remove(),
  };
}

const latLng = ({ latitude, longitude }: MapPlace): LatLngTuple => [latitude, longitude];

/** Of several branches at one address only the first, whose page names the others. */
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
    // All tiles of the first view were requested and none loaded. Delayed, because Leaflet still uses the layer after
    // the event.
    .once('load', () => {
      if (!isLoaded) setTimeout(failed);
    })
    .addTo(map);
}

function addMarker(leaflet: Leaflet, map: LeafletMap, place: MapPlace, count: number): PlacePopup {
  const element = document.createElement('div');
  const icon = leaflet.divIcon({ className: 'map-pin', iconSize: [28, 28] });
  const marker = leaflet.marker(latLng(place), { icon, title: place.name, alt: place.name }).addTo(map);
  marker.bindPopup(element, { maxWidth: 240 });
  marker.on('popupopen', () => {
    // Keyboard users continue inside the popup.
    if (marker.getElement()?.matches(':focus-visible'))
      element.querySelector('a')?.focus({ preventScroll: true });
  });
  if (count > MOST_NAMES) return { place, element };
  const name = document.createElement('b');
  name.textContent = place.name;
  const className = count > 1 ? 'map-name one-of-many' : 'map-name';
  marker.bindTooltip(name, { permanent: true, opacity: 1, direction: 'auto', offset: [18, 0], className });
  return { place, element };
}

/** Otherwise the map would capture page scrolling; pinching a touchpad is reported as Ctrl and wheel. */
function leaveWheelToPage(map: LeafletMap, told: () => void): void {
  const onWheel = ({ ctrlKey, metaKey }: WheelEvent) => {
    if (ctrlKey || metaKey) map.scrollWheelZoom.enable();
    else {
      map.scrollWheelZoom.disable();
      told();
    }
  };
  map.getContainer().addEventListener('wheel', onWheel, { capture: true, passive: true });
}
