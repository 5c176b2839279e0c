import { join } from 'node:path';
import { type SiteAddresses, siteAddresses, siteAddressesForTexts } from '../../site/site-addresses.ts';
import { stockAddresses } from '../../site/stock-addresses.ts';
import { visibleStock } from '../../stock/hiding/visible-stock.ts';
import type { SiteStock } from '../../stock/snapshot.schema.ts';
import { tenantFolders } from '../../tenant/load/language-edition.build.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { publicAddresses, sharedPublicFolder } from './public-addresses.build.ts';

interface LinkedSite {
  readonly tenantsDir: string;
  readonly slug: string;
  readonly settings: Settings;
  /** Addresses of text pages and blog pages. */
  readonly content: readonly string[];
  /** Null if unknown. */
  readonly stock: SiteStock | null;
  readonly now: Date;
}

/** Valid link targets for a dealer's settings and texts: pages, public files, and the present stock. */
export function linkAddresses({ tenantsDir, slug, settings, content, stock, now }: LinkedSite): {
  readonly ofSettings: SiteAddresses;
  readonly ofTexts: SiteAddresses;
} {
  const facts = { settings, content };
  const visible = stock && visibleStock(stock, settings.vehicle.hiding);
  const known = {
    files: publicAddresses([
      ...tenantFolders(tenantsDir, slug).map((folder) => join(tenantsDir, folder, 'public')),
      sharedPublicFolder,
    ]),
    stock: visible && stockAddresses(visible.vehicles, settings, now),
  };
  return {
    ofSettings: { ...siteAddresses(facts), ...known },
    ofTexts: { ...siteAddressesForTexts(facts), ...known },
  };
}
