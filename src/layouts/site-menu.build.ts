import { locationPath } from '../locations/location-path.ts';
import type { Site } from '../publish/site.build.ts';
import { leadsSomewhere, siteAddresses } from '../publish/site-addresses.ts';
import type { StockFacts } from './filled-links.ts';
import { type FooterGroup, footerGroups, type MenuEntry, menuEntries } from './menu-entries.ts';

interface SiteMenu {
  readonly header: readonly MenuEntry[];
  readonly footer: readonly FooterGroup[];
}

/** By what pages of one site share, also those of a vehicle, which has settings of its own. */
const menus = new WeakMap<Site['landing'], SiteMenu>();

/** Menu and footer of a site, worked out once for all its pages. */
export function siteMenu(site: Site): SiteMenu {
  const known = menus.get(site.landing) ?? makeMenu(site);
  menus.set(site.landing, known);
  return known;
}

function makeMenu(site: Site): SiteMenu {
  const { settings } = site.tenant;
  const { navigation, locations } = settings;
  const addresses = siteAddresses({ settings, content: [] });
  const facts: StockFacts = {
    makePages: site.makePages,
    bodyPages: site.bodyPages,
    landing: site.landing,
    branches: site.locations.map((branch) => ({
      name: branch.name,
      path: locationPath(branch, locations.card.leadsTo),
    })),
    hasPage: (path) => leadsSomewhere(path, addresses),
  };
  return {
    header: menuEntries(navigation, facts),
    footer: footerGroups(navigation, facts, site.words()),
  };
}
