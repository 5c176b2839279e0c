import type { Settings } from '../../tenant/settings/subjects.ts';
import { type Article, type BlogOfDealer, blogArticles } from './articles.build.ts';
import { type BlogList, blogLists } from './blog-lists.ts';

/** A dealer whose blog has pages. */
export interface BlogSite extends BlogOfDealer {
  readonly now: Date;
  readonly tenant: BlogOfDealer['tenant'] & { readonly settings: { readonly blog: Settings['blog'] } };
}

export type BlogPage =
  | { readonly path: string; readonly list: BlogList<Article>; readonly article: null }
  | { readonly path: string; readonly list: null; readonly article: Article };

/** Every page of the blog: its lists and its articles; none where the dealer has no blog. */
export function blogPages(site: BlogSite): BlogPage[] {
  const { blog } = site.tenant.settings;
  if (!blog.show) return [];
  const articles = blogArticles(site);
  return [
    ...blogLists(articles, blog, site.now).map((list) => ({ path: list.path, list, article: null })),
    ...articles.map((article) => ({ path: article.path, list: null, article })),
  ];
}

/** Whether search engines may show a page of the blog at the time of the build. */
export function isReadable({ list, article }: BlogPage, now: Date): boolean {
  return article === null ? list.paging.total > 0 : article.publishedAt <= now.getTime();
}
