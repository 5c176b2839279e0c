import { locationPath } from '../../locations/location-path.ts';
import { filterVehicles } from '../../search/filter-vehicles.ts';
import type { RecentArrival } from '../../stock/snapshot.schema.ts';
import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { instantOf } from '../../values/time/date.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { leadsSomewhere, siteAddresses } from '../site-addresses.ts';
import type { StockFacts } from './generated-links.ts';
import { type FooterGroup, footerGroups, type MenuEntry, menuEntries } from './menu-entries.ts';

export interface SiteMenu {
  readonly header: readonly MenuEntry[];
  readonly footer: readonly FooterGroup[];
}

interface MenuSource extends Pick<StockFacts, 'landing' | 'makePages' | 'bodyPages'> {
  readonly settings: Settings;
  readonly branches: readonly Location[];
  /** All vehicles with a page, and today's date in the dealer's time zone. */
  readonly pageVehicles: readonly Vehicle[];
  readonly newcomers: readonly RecentArrival[];
  readonly today: string;
  readonly words: Record<string, string>;
}

/** Menu and footer of a site. */
export function siteMenu(source: MenuSource): SiteMenu {
  const { settings, branches, words, landing, makePages, bodyPages } = source;
  const { navigation, locations } = settings;
  const addresses = siteAddresses({ settings, content: [] });
  const facts: StockFacts = {
    landing,
    makePages,
    bodyPages,
    stockWords: settings.search.screen.words,
    branches: branches.map((branch) => ({
      name: branch.name,
      path: locationPath(branch, locations.card.leadsTo),
    })),
    hasPage: (path) => leadsSomewhere(path, addresses),
    countAtDawn: countsAtDawn(source),
  };
  return {
    header: menuEntries(navigation, facts),
    footer: footerGroups(navigation, facts, words),
  };
}

/**
 * Counts by listing path at the start of the day, computed from dates: cars sold today still have a page, and
 * arrivals have a date.
 */
function countsAtDawn(source: MenuSource): StockFacts['countAtDawn'] {
  const { settings, landing, pageVehicles, newcomers, today } = source;
  const dawn = instantOf(today, settings.site.timeZone) ?? Number.POSITIVE_INFINITY;
  const cameSince = new Set(newcomers.filter(({ since }) => Date.parse(since) >= dawn).map(({ id }) => id));
  const atDawn = pageVehicles.filter(({ id }) => !cameSince.has(id));
  const pages = new Map(landing.map((page) => [page.path, page]));
  return (path) => {
    const page = pages.get(path);
    return page === undefined ? 0 : filterVehicles(atDawn, page.filter).length;
  };
}
