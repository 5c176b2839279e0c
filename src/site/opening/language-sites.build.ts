import { type BlogSite, blogPages } from '../../editorial/blog/blog-routes.build.ts';
import { contentPages, contentPaths } from '../../editorial/content-pages.build.ts';
import { FINANCE_CONTENT, hasFinanceText } from '../../finance/page/finance-pages.ts';
import { dealerOf } from '../../tenant/language-edition.ts';
import { editionsOf } from '../../tenant/load/language-edition.build.ts';
import { loadTenant, type Tenant } from '../../tenant/load/load-tenant.build.ts';
import { dealerWords } from '../dealer-words.ts';
import type { LanguageSites } from '../languages.ts';
import { type SiteAddresses, siteAddresses } from '../site-addresses.ts';
import { siteSettings } from '../site-settings.ts';

/** Settings and texts of the other languages; a site with mistakes, which is not built now, is left out. */
export function languageSites(tenantsDir: string, tenant: Tenant, now: Date): LanguageSites {
  if (tenant.settings.site.languages.length === 0) return new Map();
  const dealer = dealerOf(tenant);
  const others = [dealer, ...editionsOf(tenantsDir, dealer)].filter((slug) => slug !== tenant.slug);
  return new Map(
    others.flatMap((slug) => {
      const loaded = loadTenant(tenantsDir, slug);
      const addresses = loaded.ok ? addressesOf(loaded.tenant, now) : null;
      return loaded.ok && addresses ? [[loaded.tenant.settings.site.url, addresses] as const] : [];
    }),
  );
}

/** Differs when a page of the dealer's other languages has come or gone. */
export function textOf(sites: LanguageSites): string {
  const known = [...sites].map(([url, { always, withStock }]) => [url, ...always, ...withStock.map(String)]);
  return JSON.stringify(known.map((texts) => texts.toSorted()));
}

function addressesOf(loaded: Tenant, now: Date): SiteAddresses | null {
  const settings = siteSettings(loaded.settings);
  const tenant = { ...loaded, settings };
  try {
    return siteAddresses({
      settings,
      content: builtTexts({ tenant, now, words: () => dealerWords(settings.site) }),
    });
  } catch {
    return null;
  }
}

/** The text about finance has no page of its own: the finance page shows it, unless finance is off. */
function builtTexts(dealer: BlogSite & { readonly tenant: Tenant }): string[] {
  const { settings } = dealer.tenant;
  const texts = contentPages(dealer).filter(
    ({ slug }) => slug !== FINANCE_CONTENT || hasFinanceText(settings),
  );
  return [...texts.flatMap(contentPaths), ...blogPages(dealer).map(({ path }) => path)];
}
