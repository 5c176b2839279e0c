import { BLOG_PATH, sectionPath } from './blog/blog-paths.ts';
import { type BlogSite, blogPages } from './blog/blog-routes.build.ts';
import { contentPages, contentPaths } from './content-pages.build.ts';
import { readHead } from './markdown/front-matter.ts';
import { pageHead } from './page-head.ts';

/**
 * Paths of Markdown pages and blog lists without validation, for a dealer whose texts have errors: one error
 * must not make links to other pages invalid. `files` are the texts by path.
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

/** Paths of all Markdown pages and blog pages of a dealer. */
export function textAddresses(site: BlogSite): string[] {
  return [...contentPages(site).flatMap(contentPaths), ...blogPages(site).map(({ path }) => path)];
}
