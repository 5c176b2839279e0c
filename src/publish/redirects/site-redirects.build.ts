import { BLOG_PATH } from '../../editorial/blog/blog-paths.ts';
import { type BlogSite, blogPages } from '../../editorial/blog/blog-routes.build.ts';
import { SPECIAL_OFFERS_PATH, typePaths } from '../../search/landing/landing-pages.ts';
import { searchDefaultPath } from '../../search/state/landing-facts.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Redirects } from './redirects.ts';

interface RedirectingSite extends BlogSite {
  readonly tenant: { readonly slug: string } & BlogSite['tenant'] & {
      readonly settings: Pick<Settings, 'redirects' | 'search' | 'locations'>;
    };
}

/**
 * All redirects of a dealer: those of redirects.json, short addresses of the blog, and search addresses
 * without filters, which people type or shorten.
 */
export function siteRedirects(site: RedirectingSite): Redirects {
  const { blog, redirects } = site.tenant.settings;
  const short = blog.shortAddresses ? blogPages(site).map(({ path }) => path) : [];
  return Object.fromEntries([
    ...searchRedirects(site.tenant),
    ...short.filter((path) => path !== BLOG_PATH).map((path) => [path.slice(BLOG_PATH.length), path]),
    ...redirects.list.map(({ from, to }) => [from, to]),
  ]);
}

/** Search addresses that people type, shorten or know from another dealer. */
function searchRedirects({
  slug,
  settings: { search, locations },
}: RedirectingSite['tenant']): [from: string, to: string][] {
  const { basePath, specialOffers } = search;
  const wholeStock = searchDefaultPath(basePath);
  const isOfBranch = locations.locations.some((branch) =>
    [branch.slug, branch.dealershipSlug].includes(slug),
  );
  const listings = [...typePaths(basePath), ...(specialOffers.show ? [SPECIAL_OFFERS_PATH] : [])];
  return [
    ['/search', wholeStock],
    ['/used-car', `${basePath}/used-cars`],
    // "/search/{dealership_slug}: see more from this dealer" (stock and vehicle §2), where it is the only one.
    ...(isOfBranch ? [] : [[`${basePath}/${slug}`, wholeStock] as [string, string]]),
    ...listings.map((path): [string, string] => [`${path}/1`, path]),
  ];
}
