import type { SitePage } from '../built-site.ts';

/** Problems of a page's head: what search engines, browsers and screen readers need on every page. */
export function headProblems(page: SitePage, origin: string): string[] {
  const { path, facts } = page;
  const say = (wrong: boolean, sentence: string) => (wrong ? [`${path} ${sentence}`] : []);
  const description = facts.metas.get('description') ?? '';
  const own = addressOf(page, origin);
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

/** Browsers move content after `</html>` into the body, and other programs lose it. */
export function afterEndProblems({ path, html }: SitePage): string[] {
  const rest = html.slice(html.search(/<\/html\s*>/i)).replace(/^<\/html\s*>/i, '');
  if (rest.trim() === '') return [];
  return [`${path} goes on after </html> with ${rest.trim().slice(0, 80)}`];
}

/** Pages that search engines cannot tell apart, because they have the same title. */
export function repeatedTitles(pages: readonly SitePage[]): string[] {
  const byTitle = Map.groupBy(pages.filter(isIndexed), ({ facts }) => facts.titles[0] ?? '');
  return [...byTitle]
    .filter(([, same]) => same.length > 1)
    .map(([title, same]) => `"${title}" is the title of ${same.map(({ path }) => path).join(', ')}`);
}

/**
 * Pages that repeat another page at a second address and name it as canonical, so that search engines show
 * only that one.
 */
export function twinsAmong(pages: readonly SitePage[], origin: string): Set<SitePage> {
  const byAddress = new Map(pages.map((page) => [addressOf(page, origin), page]));
  const firstOf = ({ facts }: SitePage) => byAddress.get(facts.canonicals[0] ?? '');
  return new Set(
    pages.filter((page) => {
      const first = firstOf(page);
      if (first === undefined || first === page || firstOf(first) !== first) return false;
      return first.facts.titles[0] === page.facts.titles[0] && first.facts.h1s[0] === page.facts.h1s[0];
    }),
  );
}

function addressOf({ path }: SitePage, origin: string): string {
  return `${origin}${path === '/' ? '' : path}`;
}

/** Whether search engines may show the page. */
export function isIndexed({ facts }: SitePage): boolean {
  return !facts.metas.get('robots')?.includes('noindex');
}
