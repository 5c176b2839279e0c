import { dealerOf } from '#src/tenant/language-edition.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';

/** Slugs of the sites of this site's dealer in all languages, the site itself first. */
export async function sitesOfDealer(
  { listSites }: Pick<Ports, 'listSites'>,
  published: Pick<PublishedSite, 'slug' | 'settings'>,
): Promise<readonly string[]> {
  const dealer = dealerOf(published);
  const sites = (await listSites()).filter(({ slug, languageOf }) => (languageOf ?? slug) === dealer);
  return [...new Set([published.slug, dealer, ...sites.map(({ slug }) => slug)])];
}

/**
 * The main site of a site's dealer, which has the stock that accounts refer to. On a host that serves only a site in
 * another language, that site itself.
 */
export async function dealerSiteOf(
  { publishedSite }: Pick<Ports, 'publishedSite'>,
  published: PublishedSite,
): Promise<PublishedSite> {
  const dealer = dealerOf(published);
  return dealer === published.slug ? published : ((await publishedSite(dealer)) ?? published);
}
