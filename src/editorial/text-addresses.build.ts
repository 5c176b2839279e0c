import { BLOG_PATH, sectionPath } from './blog/blog-paths.ts';
import { type BlogSite, blogPages } from './blog/blog-routes.build.ts';
import { contentPages, contentPaths } from './content-pages.build.ts';
import { readHead } from './front-matter.ts';
import { pageHead } from './page-head.ts';

/**
 * The same of a dealer whose texts have mistakes, from what can be read of them: one mistake must not make links to
 * the other pages wrong. `files` are the texts by their addresses.
 */
export function guessedAddresses(site: BlogSite, files: ReadonlyMap<string, string>): string[] {
  const { blog } = site.tenant.settings;
  const lists = blog.show ? [BLOG_PATH, ...blog.sections.map(({ slug }) => sectionPath(slug))] : [];
  const pages = [...files].flatMap(([path, source]) => {
    const read = readHead(source.trim(), pageHead);
    return [path, ...(read.ok ? read.head.aliases : [])];
  });
  return [...pages, ...lists];
}

/** The addresses of all that a dealer has written in Markdown: its pages of text and its blog. */
export function textAddresses(site: BlogSite): string[] {
  return [...contentPages(site).flatMap(contentPaths), ...blogPages(site).map(({ path }) => path)];
}
