import { type PostcodeRow, readPostcodeRow } from '../../locations/postcodes/postcode-row.ts';
import type { Place } from '../../values/place/great-circle.ts';
import { foldToAscii } from '../../values/slug.ts';
import type { Near } from './typed-place.ts';

const plain = (text: string) => foldToAscii(text).toLowerCase().trim();

/**
 * Where a typed place is, by rows such as `3220 VIC -38.154 144.353 Bareena` (see `readPostcodeRow`). A postcode says
 * it better than a name; of names the whole one comes before one that goes on, "Hamilton" before "Hamilton South".
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

/** The same by all Australian postcodes, 33 KB that are loaded when somebody first names a place. */
export async function findPlace(near: Near): Promise<Place | null> {
  const load = () => import('../../locations/postcodes/au-postcodes.json', { with: { type: 'json' } });
  const { default: table } = await load().catch(load);
  return lookUpPlace(near, table.postcodes);
}
