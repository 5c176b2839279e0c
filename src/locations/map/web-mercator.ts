import type { Place } from '../../values/place/great-circle.ts';

/**
 * Pixels from the north-west corner of the world map, which is 256 pixels wide at zoom 0 and doubles with each level.
 */
export type WorldPoint = { readonly x: number; readonly y: number };

export type Size = { readonly width: number; readonly height: number };

const WORLD_SIZE = 256;

/** Maximum latitude of Web Mercator, where the world is a square. */
const MAX_LATITUDE = 85.0511287798066;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
const worldSize = (zoom: number) => WORLD_SIZE * 2 ** zoom;

/** Converts a place to world pixels at a zoom level. */
export function worldPoint({ latitude, longitude }: Place, zoom: number): WorldPoint {
  const radians = (clamp(latitude, -MAX_LATITUDE, MAX_LATITUDE) * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * worldSize(zoom),
    y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * worldSize(zoom),
  };
}

/** Converts world pixels to a place. */
export function placeAt({ x, y }: WorldPoint, zoom: number): Place {
  const size = worldSize(zoom);
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI,
    longitude: (x / size) * 360 - 180,
  };
}

/** Centre of places and the highest zoom at which all fit into the viewport. */
export function viewOf(
  places: readonly Place[],
  { width, height }: Size,
  { padding, max }: { readonly padding: number; readonly max: number },
): { readonly centre: Place; readonly zoom: number } {
  const points = places.map((place) => worldPoint(place, 0));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (pixels: number, span: number) => Math.log2(Math.max(1, pixels - 2 * padding) / span);
  const fit = Math.min(room(width, right - left), room(height, bottom - top));
  return {
    centre: placeAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0),
    zoom: clamp(fit, 0, max),
  };
}
