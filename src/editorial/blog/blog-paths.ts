export const BLOG_PATH = '/blog';
export const FEED_PATH = `${BLOG_PATH}/feed.xml`;

export function sectionPath(section: string): string {
  return `${BLOG_PATH}/${section}`;
}

/** "Blog articles sit under servicing-insights, buyer-advice and motoring-tips" (leads and dealer §2). */
export function articlePath({ section, slug }: { section: string; slug: string }): string {
  return `${sectionPath(section)}/${slug}`;
}

/** `/blog/buyer-advice/2`; the first page has no number. */
export function listPath(section: string | null, page: number): string {
  const first = section === null ? BLOG_PATH : sectionPath(section);
  return page === 1 ? first : `${first}/${page}`;
}
