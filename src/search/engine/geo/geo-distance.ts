/** A place in degrees, in the order of Typesense's `geopoint`. */
export type GeoPoint = readonly [latitude: number, longitude: number];

/** Typesense's `GeoPoint::distance` uses miles of 1609 m: a radius of 6369.6 km. */
const SORT_RADIUS_METERS = 3958.75 * 1609;
/** Filters use the earth's radius of the S2 library (`S2Earth`). */
const FILTER_RADIUS_METERS = 6_371_010;
/** The distance of a document without a place. */
export const UNKNOWN_METERS = 2 ** 31 - 1;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Typesense keeps six decimals, a tenth of a metre. */
const kept = ([latitude, longitude]: GeoPoint): GeoPoint => [
  Math.trunc(latitude * 1e6) / 1e6,
  Math.trunc(longitude * 1e6) / 1e6,
];

/** The haversine formula, as in `S2LatLng::GetDistance` (google/s2geometry, s2latlng.cc). */
function angleBetween(a: GeoPoint, b: GeoPoint): number {
  const latitude = Math.sin(radians(b[0] - a[0]) / 2);
  const longitude = Math.sin(radians(b[1] - a[1]) / 2);
  const chord = latitude ** 2 + longitude ** 2 * Math.cos(radians(a[0])) * Math.cos(radians(b[0]));
  return 2 * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** `geo_distance_meters`: whole metres (typesense/typesense, include/field.h, `GeoPoint`). */
export function metersBetween(a: GeoPoint, b: GeoPoint): number {
  return Math.trunc(angleBetween(kept(a), kept(b)) * SORT_RADIUS_METERS);
}

export type Circle = { readonly center: GeoPoint; readonly radiusMeters: number };

/** Whether a place passes a filter by `(latitude, longitude, radius)` (filter_result_iterator.cpp). */
export function isInside({ center, radiusMeters }: Circle, point: GeoPoint): boolean {
  return angleBetween(center, kept(point)) <= radiusMeters / FILTER_RADIUS_METERS;
}

/** `5.1 km` and `2 mi`; null for anything else. Typesense reads them as 32-bit floats. */
export function readMeters(text: string): number | null {
  const [, amount, unit] = /^\s*(\d+\.?\d*|\.\d+)\s*(km|mi)\s*$/.exec(text) ?? [];
  return amount === undefined ? null : Math.fround(Number(amount)) * (unit === 'km' ? 1000 : 1609.34);
}

/** Parses a latitude and a longitude; null if one is not a number. */
export function readPoint(latitude: string, longitude: string): GeoPoint | null {
  const isNumber = (text: string) => /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(text);
  return isNumber(latitude) && isNumber(longitude) ? [Number(latitude), Number(longitude)] : null;
}
