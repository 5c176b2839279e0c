import { type PostcodeRow, readPostcodeRow } from '../../locations/postcodes/postcode-row.ts';
import type { Place } from '../../values/place/great-circle.ts';
import { foldToAscii } from '../../values/slug.ts';
import type { Near } from './typed-place.ts';

const plain = (text: string) => foldToAscii(text).toLowerCase().trim();

/**
 * Looks up a typed place in rows such as `3220 VIC -38.154 144.353 Bareena` (see `readPostcodeRow`). A postcode takes
 * precedence over a name; an exact name takes precedence over a prefix: "Hamilton" before "Hamilton South".
 */
export function lookUpPlace(near: Near, rows: readonly string[]): Place | null {
  const places = rows.flatMap((row) => readPostcodeRow(row) ?? []);
  const found =
    near.postcode === undefined ? byName(near.name ?? '', places) : byPostcode(near.postcode, places);
  return found === undefined ? null : { latitude: found.latitude, longitude: found.longitude };
}

function byPostcode(postcode: string, places: readonly PostcodeRow[]) {
  return places.find((row) => row.postcode === postcode);
}

function byName(name: string, places: readonly PostcodeRow[]) {
  const wanted = plain(name);
  if (wanted === '') return undefined;
  const whole = places.find(({ place }) => plain(place) === wanted);
  return whole ?? places.find(({ place }) => plain(place).startsWith(`${wanted} `));
}

/** The same with all Australian postcodes, 33 KB that are loaded when the first place is typed. */
export async function findPlace(near: Near): Promise<Place | null> {
  const load = () => import('../../locations/postcodes/au-postcodes.json', { with: { type: 'json' } });
  const { default: table } = await load().catch(load);
  return lookUpPlace(near, table.postcodes);
}
