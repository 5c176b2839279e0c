import { renderDemoFeed } from '#scripts/demo-stock/write-demo-feed.ts';
import type { SearchDocument } from '#src/search/engine/collection.ts';
import { searchDocuments } from '#src/search/index/search-documents.ts';
import { sortVehicles } from '#src/search/sort-vehicles.ts';
import { importFeed } from '#src/stock/import/import-feed.build.ts';
import { loadTenant } from '#src/tenant/load/load-tenant.build.ts';
import { formatProblem } from '#src/tenant/problem.ts';
import { cardSettings } from '#src/vehicle/card/card-settings.ts';

const now = new Date('2026-11-20T00:00:00Z');

/** The demo group's stock extended to `count` cars, as search documents; deterministic. */
export function benchCars(count: number): SearchDocument[] {
  const loaded = loadTenant('tenants', 'meridian');
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
  const { settings } = loaded.tenant;
  const { demo } = settings.feed;
  if (demo === null) throw new Error('The demo group has no made-up stock.');
  const { locations } = settings.locations;
  const bytes = renderDemoFeed({ ...demo, vehicles: count, locations, now });
  const feed = { ...settings.feed, maxRows: count, maxMegabytes: 1000 };
  const stock = importFeed({ bytes, settings: feed, locations, previous: null, now });
  if (!stock.ok) throw new Error(stock.error.message);
  return searchDocuments(sortVehicles(stock.vehicles, 'relevant'), cardSettings(settings, now));
}
