import type { Location } from '../../../tenant/settings/locations/locations.schema.ts';
import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';
import { properCase, readState, splitPlace } from '../../cells/texts/place.ts';
import { keyOf } from '../../naming/makes.ts';
import type { MixedCell } from '../mixed-cell.ts';
import type { RowReader } from '../row-reader.ts';

export type PlaceFacts = Pick<
  Vehicle,
  'locationId' | 'dealershipName' | 'city' | 'state' | 'privateSuburb' | 'privatePostcode'
>;

/** The tenant's branch where a vehicle is, and the feed's own city and state. */
export function readPlace(row: RowReader, mixed: MixedCell, locations: readonly Location[]): PlaceFacts {
  const combined = splitPlace(row.text('location') ?? '');
  const dealershipName = row.text('dealershipName') ?? mixed.dealershipName;
  const cityCell = row.text('city');
  const city = cityCell === null ? combined.city : properCase(cityCell);
  const location = locationOf(row, locations, [dealershipName, city, row.text('location')]);
  const suburb = row.text('privateSuburb');
  return {
    locationId: location?.id ?? null,
    dealershipName,
    city: city ?? location?.address.city ?? null,
    state: readState(row.text('state') ?? '') ?? combined.state ?? location?.address.state ?? null,
    privateSuburb: suburb === null ? null : properCase(suburb),
    privatePostcode: row.text('privatePostcode'),
  };
}

/** By code, else by the dealership's or suburb's name, else the main branch. */
function locationOf(
  row: RowReader,
  locations: readonly Location[],
  names: readonly (string | null)[],
): Location | undefined {
  const codes = row.filled('locationCode').map(({ text }) => text);
  const fallback = locations.find((location) => location.primary) ?? locations[0];
  const hit = [...codes, ...names]
    .map((name) => findLocation(locations, name))
    .find((location) => location !== undefined);
  if (hit !== undefined) return hit;
  const code = codes[0];
  if (code !== undefined && locations.length > 1) {
    row.warn(
      'locationCode',
      code,
      `shown at ${fallback?.name ?? 'no branch'}: no branch has this code; add it to "yardCodes" in locations.json`,
    );
  }
  return fallback;
}

function findLocation(locations: readonly Location[], name: string | null): Location | undefined {
  if (name === null) return undefined;
  const key = keyOf(name);
  if (key === '') return undefined;
  const has = (names: readonly (string | null)[]) =>
    names.some((other) => other !== null && keyOf(other) === key);
  return (
    locations.find((location) => has(location.yardCodes)) ??
    locations.find((location) => has([location.id, location.slug, location.name])) ??
    locations.find((location) => has([location.address.city]))
  );
}
