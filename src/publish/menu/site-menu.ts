import { locationPath } from '../../locations/location-path.ts';
import type { Location } from '../../tenant/settings/locations.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { leadsSomewhere, siteAddresses } from '../site-addresses.ts';
import type { StockFacts } from './filled-links.ts';
import { type FooterGroup, footerGroups, type MenuEntry, menuEntries } from './menu-entries.ts';

export interface SiteMenu {
  readonly header: readonly MenuEntry[];
  readonly footer: readonly FooterGroup[];
}

interface MenuSource extends Pick<StockFacts, 'landing' | 'makePages' | 'bodyPages'> {
  readonly settings: Settings;
  /** Visible branches. */
  readonly branches: readonly Location[];
  readonly words: Record<string, string>;
}

/** Menu and footer of a site. */
export function siteMenu({ settings, branches, words, ...stock }: MenuSource): SiteMenu {
  const { navigation, locations } = settings;
  const addresses = siteAddresses({ settings, content: [] });
  const facts: StockFacts = {
    ...stock,
    branches: branches.map((branch) => ({
      name: branch.name,
      path: locationPath(branch, locations.card.leadsTo),
    })),
    hasPage: (path) => leadsSomewhere(path, addresses),
  };
  return {
    header: menuEntries(navigation, facts),
    footer: footerGroups(navigation, facts, words),
  };
}
