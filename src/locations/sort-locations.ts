import type { Location } from '../tenant/settings/locations/locations.schema.ts';

/**
 * Visible locations in the configured `order` of ids; the others follow, the primary one first, then by name.
 * "Cards are sorted by name unless a configured order exists"; "Locations that are hidden are not shown"
 * (leads and dealer §2, §5).
 */
export function sortLocations(locations: readonly Location[], order: readonly string[]): Location[] {
  const rank = (location: Location) => {
    const position = order.indexOf(location.id);
    return position === -1 ? order.length : position;
  };
  return locations
    .filter((location) => location.visible)
    .sort(
      (a, b) =>
        rank(a) - rank(b) || Number(b.primary) - Number(a.primary) || a.name.localeCompare(b.name, 'en-AU'),
    );
}

/** Address in one line: `12 Wharf Street, Hamilton QLD 4007`. */
export function addressLine({ address }: Pick<Location, 'address'>): string {
  return `${address.street}, ${address.city} ${address.state} ${address.postcode}`;
}

/** Directions URL: the configured one, or one with the Google place id, or a search for the address. */
export function directionsUrl(location: Pick<Location, 'name' | 'address'>): string {
  const { placeUrl, placeId } = location.address;
  if (placeUrl !== null) return placeUrl;
  // The query is the fallback for an outdated place id
  // (developers.google.com/maps/documentation/urls/get-started).
  const asked = new URLSearchParams({ api: '1', query: `${location.name}, ${addressLine(location)}` });
  if (placeId !== null) asked.set('query_place_id', placeId);
  return `https://www.google.com/maps/search/?${asked}`;
}
