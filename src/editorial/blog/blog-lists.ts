import { type Paging, pageSlice, paging } from '../../search/landing/listing/paging.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { listPath } from './blog-paths.ts';

/** The parts of an article that lists use. */
interface Dated {
  readonly section: string;
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
}

export interface BlogList<Article extends Dated> {
  readonly path: string;
  /** Null for the whole blog. */
  readonly section: string | null;
  readonly paging: Paging;
  /** The first page also contains future articles. */
  readonly articles: readonly Article[];
}

type BlogSettings = Pick<Settings['blog'], 'sections' | 'cardsPerPage'>;

/** All list pages of the blog and its sections; `articles` are sorted, newest first. A section may be empty. */
export function blogLists<Article extends Dated>(
  articles: readonly Article[],
  { sections, cardsPerPage }: BlogSettings,
  now: Date,
): BlogList<Article>[] {
  return [null, ...sections.map(({ slug }) => slug)].flatMap((section) => {
    const all = articles.filter((article) => section === null || article.section === section);
    const published = all.filter(({ publishedAt }) => publishedAt <= now.getTime());
    const upcoming = all.filter(({ publishedAt }) => publishedAt > now.getTime());
    const { pageCount } = paging(published.length, 1, cardsPerPage);
    return Array.from({ length: pageCount }, (_, index) => ({
      path: listPath(section, index + 1),
      section,
      paging: paging(published.length, index + 1, cardsPerPage),
      articles: [...(index === 0 ? upcoming : []), ...pageSlice(published, index + 1, cardsPerPage)],
    }));
  });
}

/**
 * An article and the period, in milliseconds since 1970, in which it is one of the newest; null for no limit.
 */
export interface Newest<Article> {
  readonly article: Article;
  readonly from: number | null;
  readonly until: number | null;
}

/**
 * The articles that are among the `max` newest at any time from `now` on: each future article enters at its
 * publication, and the oldest one leaves at the same time. `articles` are sorted, newest first.
 */
export function newestArticles<Article extends Dated>(
  articles: readonly Article[],
  max: number,
  now: Date,
): Newest<Article>[] {
  return articles.flatMap((article, index): Newest<Article>[] => {
    const follower = articles[index - max];
    const until = follower?.publishedAt ?? null;
    if (until !== null && until <= now.getTime()) return [];
    const from = article.publishedAt > now.getTime() ? article.publishedAt : null;
    return [{ article, from, until }];
  });
}

/** Other published articles of the same section, in order. */
export function relatedArticles<Article extends Dated>(
  article: Article,
  articles: readonly Article[],
  now: Date,
): Article[] {
  return articles.filter(
    ({ path, section, publishedAt }) =>
      path !== article.path && section === article.section && publishedAt <= now.getTime(),
  );
}
