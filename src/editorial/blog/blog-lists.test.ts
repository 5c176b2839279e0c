import { describe, expect, it } from 'vitest';
import { blogLists, newestArticles, relatedArticles } from './blog-lists.ts';

const day = (number: number) => Date.UTC(2026, 10, number);
const now = new Date(day(20));
const article = (path: string, number: number, section = 'tips') => ({
  path,
  section,
  publishedAt: day(number),
});
const sections = ['tips', 'advice'].map((slug) => ({ slug, heading: slug, text: slug }));
const paths = (articles: readonly { path: string }[]) => articles.map(({ path }) => path);

describe('the pages of a blog', () => {
  it('are one for all articles and one for each section, even an empty one', () => {
    const lists = blogLists([article('a', 3)], { sections, cardsPerPage: 12 }, now);
    expect(lists.map(({ path, articles }) => [path, paths(articles)])).toEqual([
      ['/blog', ['a']],
      ['/blog/tips', ['a']],
      ['/blog/advice', []],
    ]);
  });

  it('have twelve articles each: sixty are five pages', () => {
    const sixty = Array.from({ length: 60 }, (_, index) => article(`a${index}`, 19));
    const all = blogLists(sixty, { sections, cardsPerPage: 12 }, now).filter(
      ({ section }) => section === null,
    );
    expect(all.map(({ path, articles }) => [path, articles.length])).toEqual([
      ['/blog', 12],
      ...[2, 3, 4, 5].map((page) => [`/blog/${page}`, 12]),
    ]);
    expect(all.flatMap(({ articles }) => paths(articles))).toEqual(paths(sixty));
  });

  it('contain on the first page the articles that appear later, in addition to its own', () => {
    const articles = [article('later', 25), article('b', 19), article('a', 18)];
    const [first, second] = blogLists(articles, { sections, cardsPerPage: 1 }, now);
    expect([paths(first?.articles ?? []), first?.paging.total]).toEqual([['later', 'b'], 2]);
    expect(paths(second?.articles ?? [])).toEqual(['a']);
  });
});

describe('the newest articles', () => {
  const shown = (articles: readonly ReturnType<typeof article>[], max: number) =>
    newestArticles(articles, max, now).map(({ article: { path }, from, until }) => [path, from, until]);

  it('are as many as the dealer configures', () => {
    expect(shown([article('c', 19), article('b', 18), article('a', 17)], 2)).toEqual([
      ['c', null, null],
      ['b', null, null],
    ]);
  });

  it('are replaced by one that appears later, at its instant', () => {
    expect(shown([article('later', 25), article('b', 19), article('a', 18)], 2)).toEqual([
      ['later', day(25), null],
      ['b', null, null],
      ['a', null, day(25)],
    ]);
  });

  it('are fewer if there are not enough', () => {
    expect(shown([], 3)).toEqual([]);
  });
});

it('below an article are the other published ones of its section', () => {
  const here = article('here', 18);
  const all = [article('later', 25), article('b', 19), here, article('c', 17, 'advice'), article('a', 16)];
  expect(paths(relatedArticles(here, all, now))).toEqual(['b', 'a']);
});
