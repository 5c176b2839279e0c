import { BLOG_PATH } from '../../editorial/blog/blog-paths.ts';
import { type BlogSite, blogPages } from '../../editorial/blog/blog-routes.build.ts';
import { searchDefaultPath } from '../../search/state/landing-facts.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Redirects } from './redirects.ts';

interface RedirectingSite extends BlogSite {
  readonly tenant: BlogSite['tenant'] & { readonly settings: Pick<Settings, 'redirects' | 'search'> };
}

/**
 * All redirects of a dealer: those of redirects.json, short addresses of the blog, and search addresses
 * without filters, which people type or shorten.
 */
export function siteRedirects(site: RedirectingSite): Redirects {
  const { blog, redirects, search } = site.tenant.settings;
  const short = blog.shortAddresses ? blogPages(site).map(({ path }) => path) : [];
  return Object.fromEntries([
    ...['/search', search.basePath].map((path) => [path, searchDefaultPath(search.basePath)]),
    ...short.filter((path) => path !== BLOG_PATH).map((path) => [path.slice(BLOG_PATH.length), path]),
    ...redirects.list.map(({ from, to }) => [from, to]),
  ]);
}
