import type { SearchDocument } from '../../search/engine/collection.ts';
import { publishedStock } from '../../search/filter-vehicles.ts';
import { documentsWithCards } from '../../search/index/search-documents.ts';
import { sortVehicles } from '../../search/sort-vehicles.ts';
import type { SiteStock } from '../../stock/snapshot.schema.ts';
import type { Tenant } from '../../tenant/load/load-tenant.build.ts';
import { cardSettings } from '../../vehicle/card/card-settings.ts';
import { siteSettings } from '../site-settings.ts';
import { siteStock } from './price-verdicts.build.ts';

/** What a dealer's search server holds: the cars that its site lists on the day of `now`, with the site's cards. */
export function typesenseDocuments(
  tenant: Tenant,
  stock: SiteStock,
  { dataDir, now }: { readonly dataDir: string; readonly now: Date },
): readonly SearchDocument[] {
  const settings = siteSettings(tenant.settings);
  const { vehicles } = siteStock(dataDir, tenant, stock);
  const published = publishedStock(vehicles, { ...settings.search, timeZone: settings.site.timeZone }, now);
  return documentsWithCards(
    sortVehicles(published, 'relevant', settings.search),
    cardSettings(settings, now),
  );
}
