import type { CollectionField } from '../collection.ts';
import type { PlaceColumn } from '../columns.ts';
import { type Circle, isInside, readMeters, readPoint } from '../geo/geo-distance.ts';
import { type SearchError, searchError } from '../search-error.ts';

/** `(latitude, longitude, 50 km)`. */
function readCircle(text: string): Circle | null {
  const [latitude = '', longitude = '', radius = '', ...more] = text.slice(1, -1).split(',');
  if (!text.startsWith('(') || !text.endsWith(')') || more.length > 0) return null;
  const center = readPoint(latitude, longitude);
  const radiusMeters = readMeters(radius);
  return center === null || radiusMeters === null ? null : { center, radiusMeters };
}

/**
 * The circles of a filter, one or a list (typesense.org/docs/29.0/api/geosearch.html, "Searching within a Radius").
 * Polygons are rejected, because no search uses them.
 */
export function readCircles({ name }: CollectionField, text: string): Circle[] | SearchError {
  const parts = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1).split(/(?<=\))\s*,/) : [text];
  const circles = parts.flatMap((part) => readCircle(part.trim()) ?? []);
  if (circles.length === parts.length) return circles;
  return searchError(
    400,
    `Value of filter field \`${name}\`: must be in the \`(-44.50, 170.29, 0.75 km)\` format.`,
  );
}

/** Rows within any of the circles; the distance of each distinct place is computed once. */
export function placeRows({ points, codes }: PlaceColumn, circles: readonly Circle[]): Uint8Array {
  const isWithin = points.map((point) => circles.some((circle) => isInside(circle, point)));
  return Uint8Array.from(codes, (code) => (isWithin[code - 1] === true ? 1 : 0));
}
