import { LOCATIONS_PATH } from '../locations/location-path.ts';
import { directionsUrl } from '../locations/sort-locations.ts';
import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { telHref } from '../values/contact/phone.ts';

/** The branch that the page is about, if it is a single one, and the number of its call buttons. */
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
 * The buttons of the bar. The number is that of the page, or else follows the rule of call buttons (stock and vehicle
 * §5): "an override if set … else the location's phone", or the dealer's number if no branch is meant; "with no
 * number the call button shows nothing".
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
