import type { Location, SpecialHour } from '../../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { formatPhone, telHref } from '../../values/contact/phone.ts';
import type { Place } from '../../values/place/great-circle.ts';
import { branchZone } from '../hours/branch-zone.ts';
import { locationPath } from '../location-path.ts';
import { typesOf } from '../location-types.ts';
import { type MapFacts, mapFacts } from '../map/map-facts.ts';
import { placeOf } from '../map/map-places.ts';
import { type NearestFacts, nearestFacts } from '../nearest/nearest-facts.ts';
import { directionsUrl } from '../sort-locations.ts';
import { typeLabel } from '../type-labels.ts';

/** A branch in the list. */
export interface ListedBranch extends Pick<Location, 'id' | 'slug' | 'name' | 'openingHours'> {
  readonly path: string;
  /** "Albury NSW 2640". */
  readonly place: string;
  /** Coordinates; null if unknown. */
  readonly at: Place | null;
  readonly state: string;
  readonly brands: readonly string[];
  /** What the branch does. */
  readonly services: readonly string[];
  readonly phone: { readonly href: string; readonly shown: string } | null;
  readonly directions: string;
  /** Missing if it is the dealer's, so that a long list does not repeat it. */
  readonly timeZone?: string;
}

/** Props of the map with its list of branches. */
export interface BranchFacts {
  readonly branches: readonly ListedBranch[];
  /** Which branches these are: a filter of `blocks` in locations.json. */
  readonly filter: string;
  /** Whether the list is long enough for filters. */
  readonly hasFilters: boolean;
  /** Null if there is no search for the nearest branch. */
  readonly nearest: NearestFacts | null;
  /** Null if the dealer has no tile server, so that only the drawing is shown. */
  readonly map: MapFacts | null;
  /** Whether the map is a drawing over which pins are laid; false for the dealer's own picture. */
  readonly isDrawn: boolean;
  readonly specialHours: readonly SpecialHour[];
  /** That of branches without their own. */
  readonly timeZone: string;
  readonly locale: string;
  /** Names of what branches do. */
  readonly services: Readonly<Record<string, string>>;
  readonly texts: Omit<Settings['locations']['find'], 'show' | 'from'> & {
    readonly getDirections: string;
    readonly away: string;
  };
}

interface Block {
  readonly filter: string;
  /** False if only some of the filter's branches are shown. */
  readonly hasNearest: boolean;
}

export function branchFacts(
  locations: readonly Location[],
  { filter, hasNearest }: Block,
  settings: Pick<Settings, 'locations' | 'site' | 'leads' | 'forms'>,
): BranchFacts {
  const { card, find, texts, specialHours, nearest, map } = settings.locations;
  const { show, from, ...words } = find;
  const branches = locations.map((location) => listed(location, card.leadsTo, settings.site));
  const types = new Set(locations.flatMap(typesOf));
  return {
    branches,
    filter,
    hasFilters: show && locations.length >= from,
    nearest:
      hasNearest && nearest.show && branches.filter(({ at }) => at !== null).length > 1
        ? nearestFacts(settings)
        : null,
    map: mapFacts(locations, settings),
    isDrawn: map.picture === null,
    specialHours,
    timeZone: settings.site.timeZone,
    locale: settings.site.locale,
    services: Object.fromEntries([...types].map((type) => [type, typeLabel(type, texts)])),
    texts: { ...words, getDirections: texts.getDirections, away: nearest.away },
  };
}

function listed(
  location: Location,
  leadsTo: Settings['locations']['card']['leadsTo'],
  site: Settings['site'],
): ListedBranch {
  const { id, slug, name, openingHours, address, manufacturers, phone } = location;
  const timeZone = branchZone(location, site);
  return {
    ...{ id, slug, name, openingHours },
    ...(timeZone !== site.timeZone && { timeZone }),
    path: locationPath(location, leadsTo),
    place: `${address.city} ${address.state} ${address.postcode}`,
    at: placeOf(location),
    state: address.state,
    brands: manufacturers,
    services: typesOf(location),
    phone: phone === null ? null : { href: telHref(phone), shown: formatPhone(phone) },
    directions: directionsUrl(location),
  };
}
