import type { SitePage } from '../built-site.ts';

/** What search engines, browsers and screen readers need of every page. */
export function headProblems(page: SitePage, origin: string): string[] {
  const { path, facts } = page;
  const say = (wrong: boolean, sentence: string) => (wrong ? [`${path} ${sentence}`] : []);
  const description = facts.metas.get('description') ?? '';
  const own = `${origin}${path === '/' ? '' : path}`;
  const mayShow = isIndexed(page);
  return [
    ...say(facts.h1s.length !== 1, `has ${facts.h1s.length} h1`),
    ...say(facts.h1s.includes(''), 'has an empty h1'),
    ...say(facts.titles.length !== 1 || facts.titles[0] === '', 'needs one title'),
    ...say(description.trim() === '', 'has no description'),
    ...say(!/^[a-z]{2}(-[A-Z]{2})?$/.test(facts.lang), `has the language "${facts.lang}"`),
    ...say(!facts.metas.get('viewport')?.includes('width=device-width'), 'has no viewport'),
    ...say(
      mayShow && facts.canonicals.join() !== own,
      `names ${facts.canonicals.join() || 'no address'} as its own`,
    ),
    ...say(!mayShow && facts.canonicals.length > 0, 'is not indexed, but names a canonical address'),
  ];
}

/** Pages that search engines cannot tell apart by their title. */
export function repeatedTitles(pages: readonly SitePage[]): string[] {
  const byTitle = Map.groupBy(pages.filter(isIndexed), ({ facts }) => facts.titles[0] ?? '');
  return [...byTitle]
    .filter(([, same]) => same.length > 1)
    .map(([title, same]) => `"${title}" is the title of ${same.map(({ path }) => path).join(', ')}`);
}

/** Search engines may show it. */
export function isIndexed({ facts }: SitePage): boolean {
  return !facts.metas.get('robots')?.includes('noindex');
}
