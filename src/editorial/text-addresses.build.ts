import { type BlogSite, blogPages } from './blog/blog-routes.build.ts';
import { contentPages, contentPaths } from './content-pages.build.ts';

/** The addresses of all that a dealer has written in Markdown: its pages of text and its blog. */
export function textAddresses(site: BlogSite): string[] {
  return [...contentPages(site).flatMap(contentPaths), ...blogPages(site).map(({ path }) => path)];
}
