import { LOCATIONS_PATH } from '../locations/location-path.ts';
import { directionsUrl } from '../locations/sort-locations.ts';
import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { telHref } from '../values/phone.ts';

/** What the page is about, where that is one branch, and the number that its call buttons have. */
export interface CallBarPlace {
  readonly branch?: Location | null;
  readonly phone?: string | null;
}

export interface CallBarAction {
  readonly name: Settings['contact']['callBar']['actions'][number];
  readonly label: string;
  readonly href: string;
}

interface Dealer {
  readonly settings: Pick<Settings, 'contact' | 'site'>;
  readonly locations: readonly Location[];
  readonly stockPath: string;
}

/**
 * What the bar offers. It calls the number of the page, else by the rule of call buttons (stock and vehicle §5): "an
 * override if set … else the location's phone", and where no branch is meant the dealer's; "with no number the call
 * button shows nothing".
 */
export function callBarActions(
  { settings: { contact, site }, locations, stockPath }: Dealer,
  { branch = null, phone = null }: CallBarPlace,
): CallBarAction[] {
  const { actions, labels, links } = contact.callBar;
  const place = branch ?? (locations.length === 1 ? (locations[0] ?? null) : null);
  const number = (phone || site.phoneOverrides.all || branch?.phone || site.phone || '').trim();
  const hrefs = {
    ...links,
    call: number === '' ? null : telHref(number),
    directions: place === null ? LOCATIONS_PATH : directionsUrl(place),
    search: stockPath,
  };
  return actions.flatMap((name) => {
    const href = hrefs[name];
    return href === null ? [] : [{ name, label: labels[name], href }];
  });
}
