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
