import type { Settings } from '../../tenant/settings/subjects.ts';
import { type Article, type BlogOfDealer, blogArticles } from './articles.build.ts';
import { type BlogList, blogLists } from './blog-lists.ts';

/** A site whose dealer has a blog. */
export interface BlogSite extends BlogOfDealer {
  readonly now: Date;
  readonly tenant: BlogOfDealer['tenant'] & { readonly settings: { readonly blog: Settings['blog'] } };
}

export type BlogPage =
  | { readonly path: string; readonly list: BlogList<Article>; readonly article: null }
  | { readonly path: string; readonly list: null; readonly article: Article };

/** All pages of the blog; empty without a blog. */
export function blogPages(site: BlogSite): BlogPage[] {
  const { blog } = site.tenant.settings;
  if (!blog.show) return [];
  const articles = blogArticles(site);
  return [
    ...blogLists(articles, blog, site.now).map((list) => ({ path: list.path, list, article: null })),
    ...articles.map((article) => ({ path: article.path, list: null, article })),
  ];
}

/** Whether a page may be indexed at the time of the build. */
export function isReadable({ list, article }: BlogPage, now: Date): boolean {
  return article === null ? list.paging.total > 0 : article.publishedAt <= now.getTime();
}
