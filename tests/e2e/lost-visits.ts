import { nameOf, type ScriptedPage } from './site-scripts.ts';

/** A visit of a page on which some scripts fail to load. */
export interface LostVisit {
  readonly path: string;
  readonly isOwn: boolean;
  readonly lost: readonly string[];
  /** The scripts of the page itself that do not run without those. */
  readonly entries: readonly string[];
  /** The scripts of the islands that do not run without those. */
  readonly islands: readonly string[];
}

/**
 * What all islands share, and what most scripts share. A script that imports a lost one fails as if it were lost
 * itself, so that no test loses the others: each is imported by some root.
 */
const shared = ['renderer', 'client', 'base'];

/**
 * Visits on which each script that HTML names is lost once, and those that most pages share. Of pages with the same
 * scripts, one is visited. Islands are lost together, because each is marked when it fails; what else is lost is lost
 * alone, because the page shows one message for all.
 */
export function lostVisits(all: readonly ScriptedPage[]): LostVisit[] {
  const pages = unlikeIn(all);
  const losses = new Map<ScriptedPage, number>();
  const scriptsOf = (page: ScriptedPage, isIsland: boolean) =>
    page.roots.filter((root) => root.isIsland === isIsland).map(({ script }) => script);
  const sharedOf = ({ roots }: ScriptedPage) =>
    [...new Set(roots.flatMap(({ needs }) => [...needs]))].filter((script) =>
      shared.includes(nameOf(script)),
    );
  const pagesOf = Map.groupBy(
    pages.flatMap((page) => page.roots.map(({ script }) => ({ page, script }))),
    ({ script }) => script,
  );
  const hasChoice = (script: string) => (pagesOf.get(script)?.length ?? 0) > 1;
  // Islands that one page alone has come first, then what is lost alone on the pages that are left: a page on which
  // both happen is visited twice.
  const bound = spread(pages, losses, (page) => scriptsOf(page, true).filter((script) => !hasChoice(script)));
  const alone = spread(pages, losses, (page) => [...sharedOf(page), ...scriptsOf(page, false)]);
  const free = pages.filter((page) => !alone.some((loss) => loss.page === page));
  const placed = spread(free, losses, (page) => scriptsOf(page, true).filter(hasChoice));
  const together = [...bound, ...placed];
  const rest = pages
    .filter((page) => !losses.has(page))
    .map((page) => ({ page, script: page.roots[0]?.script ?? '' }));
  return [
    ...[...alone, ...rest].map(({ page, script }) => visitOf(page, [script])),
    ...[...Map.groupBy(together, ({ page }) => page)].map(([page, some]) =>
      visitOf(
        page,
        some.map(({ script }) => script),
      ),
    ),
  ];
}

/** The first page of each set of scripts. */
function unlikeIn(pages: readonly ScriptedPage[]): ScriptedPage[] {
  const scriptsOf = ({ roots }: ScriptedPage) => JSON.stringify(roots.map(({ script }) => script).toSorted());
  return [...Map.groupBy(pages, scriptsOf).values()].flatMap(([first]) => first ?? []);
}

function visitOf({ path, isOwn, roots }: ScriptedPage, lost: readonly string[]): LostVisit {
  const failing = roots.filter(({ needs }) => lost.some((script) => needs.has(script)));
  const [islands = [], entries = []] = [true, false].map((isIsland) =>
    failing.filter((root) => root.isIsland === isIsland).map(({ script }) => script),
  );
  return { path, isOwn, lost, entries, islands };
}

interface Loss {
  readonly page: ScriptedPage;
  readonly script: string;
}

/**
 * Assigns each script to one page that needs it, so that as many pages as possible have one: scripts on few pages
 * first, each to the page with the fewest losses so far.
 */
function spread(
  pages: readonly ScriptedPage[],
  losses: Map<ScriptedPage, number>,
  scriptsOf: (page: ScriptedPage) => readonly string[],
): Loss[] {
  const needs = pages.flatMap((page) => scriptsOf(page).map((script) => ({ page, script })));
  const lossesOf = ({ page }: Loss) => losses.get(page) ?? 0;
  return [...Map.groupBy(needs, ({ script }) => script).values()]
    .toSorted((some, others) => some.length - others.length)
    .map((having) => {
      const chosen = having.reduce((least, other) => (lossesOf(other) < lossesOf(least) ? other : least));
      losses.set(chosen.page, lossesOf(chosen) + 1);
      return chosen;
    });
}
