import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { MapFacts, MapPlace } from './map-facts.ts';

type Leaflet = typeof import('leaflet');

interface Told {
  /** The first tile is there. */
  readonly loaded: () => void;
  /** No tile could be had, or Leaflet itself did not come. */
  readonly failed: () => void;
  /** The wheel was turned over the map, which leaves it to the page. */
  readonly wheel: () => void;
}

/** What opens at a marker; its element is to be filled. */
interface PlacePopup {
  readonly place: MapPlace;
  readonly element: HTMLElement;
}

interface ShownMap {
  readonly popups: readonly PlacePopup[];
  /** Brings the place with a slug into the middle; nothing for one that is not on the map. */
  readonly lookAt: (slug: string) => void;
  readonly remove: () => void;
}

/** How near a map of one place begins: its street and the next ones. */
const NEAREST_AT_FIRST = 15;
/** How near a place is looked at among others: its suburb. */
const NEAR = 12;
/** Of more, names would cover the map: they show when a marker is pressed. */
const MOST_NAMES = 8;

/** Fills a box with a map, which asks nobody but the server of the tiles, and takes the focus; null until it is there. */
export function useLeafletMap(
  box: RefObject<HTMLElement | null>,
  facts: MapFacts,
  told: Told,
): ShownMap | null {
  const [map, setMap] = useState<ShownMap | null>(null);
  const loaded = useEffectEvent(told.loaded);
  const failed = useEffectEvent(told.failed);
  const wheel = useEffectEvent(told.wheel);
  useEffect(() => {
    let shown: ShownMap | null = null;
    let isGone = false;
    const show = async () => {
      // In browsers alone: the functions, which render the page too, could not load it.
      const leaflet = await import('leaflet');
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

function showMap(leaflet: Leaflet, box: HTMLElement, facts: MapFacts, told: Told): ShownMap {
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

/** Of branches at one address the first, whose page names the others. */
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
  { loaded, failed }: Told,
): void {
  let isLoaded = false;
  leaflet
    .tileLayer(tiles, { maxZoom })
    .once('tileload', () => {
      isLoaded = true;
      loaded();
    })
    // All of the first view have been asked for, and none came. Leaflet goes on with its layer after the event.
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
    // Whoever has come by the keyboard goes on within the popup.
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

/** Else the page would stop under the pointer; pinching a touchpad comes as Ctrl and wheel. */
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
