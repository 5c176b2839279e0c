import { overPaths } from '../../editorial/content-pages.build.ts';
import { withoutLinks } from '../../editorial/event/without-links.ts';
import { noSizes, type PictureSizes } from '../../editorial/markdown/picture-sizes.ts';
import { readReviews } from '../../reviews/review-file.build.ts';
import { readHistory } from '../../stock/history/history.build.ts';
import { readSnapshot } from '../../stock/snapshot.build.ts';
import { noStock, type SiteStock } from '../../stock/snapshot.schema.ts';
import { dealerOf } from '../../tenant/language-edition.ts';
import { loadTenant, type Tenant } from '../../tenant/load/load-tenant.build.ts';
import { formatProblem } from '../../tenant/problem.ts';
import { dealerWords } from '../dealer-words.ts';
import { makeSite, type Site } from '../site.build.ts';
import { siteMoment } from '../site-moment.ts';
import { type BuildEnvironment, buildEnvironment } from './build-environment.build.ts';
import { languageSites } from './language-sites.build.ts';
import { siteStock } from './price-verdicts.build.ts';
import { readTenantFiles } from './tenant-files.build.ts';

let current: { key: string; site: Promise<Site> } | null = null;

/** Settings and stock, if the build has loaded them. */
export interface SiteSources {
  readonly tenant: Tenant;
  readonly stock: SiteStock;
}

/** The site for the server of `npm run dev`: reloaded when its settings or stock have changed. */
export function currentSite(): Promise<Site> {
  const environment = buildEnvironment();
  const key = JSON.stringify(environment);
  if (current?.key !== key) current = { key, site: openSite(environment) };
  return current.site;
}

/**
 * The site of a dealer; without `sources`, settings and stock are read from disk. `pictures` are those within its texts.
 */
export async function openSite(
  environment: BuildEnvironment,
  sources?: SiteSources,
  pictures: PictureSizes = noSizes,
): Promise<Site> {
  const { slug, tenantsDir, now } = environment;
  const { tenant: loaded, stock } = sources ?? (await readSources(environment));
  const { vehicles, departed, newcomers } = stock;
  const { settings } = loaded;
  const { texts } = readTenantFiles(tenantsDir, slug, settings.feed.file);
  const moment = siteMoment(now, [JSON.stringify(settings), ...texts], settings.site.timeZone);
  const reviews = readReviews(loaded, settings.reviews.file);
  const tenant = withoutOverPages(loaded, moment);
  const history = settings.vehicle.priceHistory.show
    ? await readHistory(environment.dataDir, dealerOf(loaded))
    : [];
  const otherSites = languageSites(tenantsDir, loaded, now);
  return makeSite(tenant, vehicles, now, {
    departed,
    newcomers,
    reviews,
    moment,
    history,
    otherSites,
    pictures,
  });
}

async function readSources({ slug, tenantsDir, dataDir }: BuildEnvironment): Promise<SiteSources> {
  const loaded = loadTenant(tenantsDir, slug);
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
  const { tenant } = loaded;
  const stock = await readSnapshot(dataDir, dealerOf(tenant));
  return { tenant, stock: siteStock(dataDir, tenant, stock ?? noStock) };
}

/** Removes menu links to past events. */
function withoutOverPages(tenant: Tenant, now: Date): Tenant {
  const { settings } = tenant;
  const over = overPaths({ tenant, words: () => dealerWords(settings.site) }, now, settings.site.timeZone);
  const navigation = withoutLinks(settings.navigation, over);
  return { ...tenant, settings: { ...settings, navigation } };
}
