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
  const lost = new Set<string>();
  const lose = (page: ScriptedPage, scripts: readonly string[]) => {
    for (const script of scripts) lost.add(script);
    return visitOf(page, scripts);
  };
  const left = (scripts: readonly string[]) => scripts.filter((script) => !lost.has(script));
  return [
    ...pages.flatMap((page) => left(sharedOf(page)).map((script) => lose(page, [script]))),
    ...pages.map((page) => {
      const islands = left(scriptsOf(page, true));
      if (islands.length > 0) return lose(page, islands);
      return lose(page, [left(scriptsOf(page, false))[0] ?? page.roots[0]?.script ?? '']);
    }),
    ...pages.flatMap((page) => left(scriptsOf(page, false)).map((script) => lose(page, [script]))),
  ];
}

function scriptsOf({ roots }: ScriptedPage, isIsland: boolean): string[] {
  return roots.filter((root) => root.isIsland === isIsland).map(({ script }) => script);
}

function sharedOf({ roots }: ScriptedPage): string[] {
  const needed = new Set(roots.flatMap(({ needs }) => [...needs]));
  return [...needed].filter((script) => shared.includes(nameOf(script)));
}

/** The first page of each set of scripts. */
function unlikeIn(pages: readonly ScriptedPage[]): ScriptedPage[] {
  const scripts = ({ roots }: ScriptedPage) => JSON.stringify(roots.map(({ script }) => script).toSorted());
  return [...Map.groupBy(pages, scripts).values()].flatMap(([first]) => first ?? []);
}

function visitOf({ path, isOwn, roots }: ScriptedPage, lost: readonly string[]): LostVisit {
  const failing = roots.filter(({ needs }) => lost.some((script) => needs.has(script)));
  const [islands = [], entries = []] = [true, false].map((isIsland) =>
    failing.filter((root) => root.isIsland === isIsland).map(({ script }) => script),
  );
  return { path, isOwn, lost, entries, islands };
}
