import type { Location, SpecialHour } from '../../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { formatPhone, telHref } from '../../values/contact/phone.ts';
import { locationPath } from '../location-path.ts';
import { typesOf } from '../location-types.ts';
import { directionsUrl } from '../sort-locations.ts';
import { typeLabel } from '../type-labels.ts';

/** A branch in the list. */
export interface ListedBranch extends Pick<Location, 'id' | 'slug' | 'name' | 'openingHours'> {
  readonly path: string;
  /** "Albury NSW 2640". */
  readonly place: string;
  readonly state: string;
  readonly brands: readonly string[];
  /** Names of what the branch does. */
  readonly services: readonly string[];
  readonly phone: { readonly href: string; readonly shown: string } | null;
  readonly directions: string;
}

/** Props of the list of branches. */
export interface BranchFacts {
  readonly branches: readonly ListedBranch[];
  /** Whether the list is long enough for filters. */
  readonly hasFilters: boolean;
  readonly specialHours: readonly SpecialHour[];
  readonly timeZone: string;
  readonly texts: Omit<Settings['locations']['find'], 'show' | 'from'> & { readonly getDirections: string };
}

export function branchFacts(
  locations: readonly Location[],
  { locations: settings, site }: Pick<Settings, 'locations' | 'site'>,
): BranchFacts {
  const { card, find, texts, specialHours } = settings;
  const { show, from, ...words } = find;
  return {
    branches: locations.map((location) => {
      const { id, slug, name, openingHours, address, manufacturers, phone } = location;
      return {
        ...{ id, slug, name, openingHours },
        path: locationPath(location, card.leadsTo),
        place: `${address.city} ${address.state} ${address.postcode}`,
        state: address.state,
        brands: manufacturers,
        services: typesOf(location).map((type) => typeLabel(type, texts)),
        phone: phone === null ? null : { href: telHref(phone), shown: formatPhone(phone) },
        directions: directionsUrl(location),
      };
    }),
    hasFilters: show && locations.length >= from,
    specialHours,
    timeZone: site.timeZone,
    texts: { ...words, getDirections: texts.getDirections },
  };
}
