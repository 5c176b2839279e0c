import type { Place } from '../../values/great-circle.ts';
import type { MapFacts } from './map-facts.ts';

export interface MarkerPlace {
  readonly place: Place;
  readonly element: HTMLElement;
}

/** Of more, names would cover the map: they show when a marker is touched. */
const MOST_NAMES = 8;

/** A pin for each address, which leads to the page of the first branch there; none to the page where it stands. */
export function mapMarkers(places: MapFacts['places']): MarkerPlace[] {
  const first = places.filter(
    ({ latitude, longitude }, index) =>
      places.findIndex((other) => other.latitude === latitude && other.longitude === longitude) === index,
  );
  return first.map((place) => {
    const href = `/locations/${place.slug}`;
    const element = location.pathname === href ? document.createElement('span') : linkTo(href);
    element.className = first.length > MOST_NAMES ? 'pin quiet' : 'pin';
    element.classList.toggle('one-of-many', first.length > 1);
    const name = document.createElement('b');
    name.textContent = place.name;
    element.append(name);
    return { place, element };
  });
}

function linkTo(href: string): HTMLElement {
  return Object.assign(document.createElement('a'), { href, draggable: false });
}
