import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './leaflet-map.css?url';
import type { MapFacts, MapPlace } from './map-facts.ts';
import type { MapFocus } from './map-focus.ts';
import { useLeafletMap } from './use-leaflet-map.ts';

interface Props {
  facts: MapFacts;
  focus: MapFocus | undefined;
  /** Called when the first tile is loaded. */
  onLoaded: () => void;
  /** Called when no tile or Leaflet itself could be loaded. */
  onFailed: () => void;
  /** Shows a message below the map, in a live region. */
  onMessage: (text: string) => void;
}

const none: readonly string[] = [];

/** An interactive map (Leaflet) with a marker for each place. */
export function LeafletMap({ facts, focus, onLoaded, onFailed, onMessage }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const map = useLeafletMap(box, facts, {
    loaded: onLoaded,
    failed: onFailed,
    wheel: () => onMessage(facts.wheel),
    active: (slugs) => focus?.onActive(slugs),
    chosen: (slug) => focus?.onChoose(slug),
  });
  const { shown = null, lookedAt = null, active = none } = focus ?? {};
  useEffect(() => map?.show(shown), [map, shown]);
  useEffect(() => {
    if (lookedAt !== null) map?.lookAt(lookedAt);
  }, [map, lookedAt]);
  useEffect(() => map?.highlight(active), [map, active]);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="map" />
      <div
        className="leaflet-map"
        role="application"
        aria-label={facts.label}
        aria-description={facts.keys}
        ref={box}
      />
      <a className="map-credit" href={facts.attributionHref} rel="noopener">
        {facts.attribution}
      </a>
      {map?.popups.map(({ place, element }) =>
        createPortal(<PlacePopup place={place} view={facts.view} />, element, place.slug),
      )}
    </>
  );
}

function PlacePopup({ place, view }: { place: MapPlace; view: string }) {
  const { name, address, path } = place;
  return (
    <div className="map-popup">
      <b>{name}</b>
      <span>{address}</span>
      {/* No link to the current page. */}
      {location.pathname !== path && <a href={path}>{view}</a>}
    </div>
  );
}
