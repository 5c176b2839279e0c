import type { ProgramPath } from '../../render/open-program.build.ts';
import type { Fragment } from './fragments.ts';
import type { PageKeys } from './page-keys.build.ts';
import type { PageMemory, RememberedPage } from './page-memory.build.ts';
import { isAnsweredBySearch, isOfSearch } from './site-reads.build.ts';

/** What a build knows of a page's file. */
export interface PageFacts {
  readonly content?: string;
  readonly reads: readonly string[];
  readonly styles: readonly PageMemory['styles'][number][];
  readonly fragments: readonly Fragment[];
}

/** The file of a page in the previous build, as it lay there. */
export interface FreshPage {
  readonly folder: string;
  readonly lay: Pick<RememberedPage, 'stamp' | 'inode'>;
  readonly facts: PageFacts;
  /** Its fragments that have changed, by what they wrote down. */
  readonly stale: ReadonlySet<string>;
}

export interface PreviousBuild {
  readonly folder: string;
  readonly memory: PageMemory;
}

/** What the previous build tells of the pages of this one. */
export interface Freshness {
  /** What is known of a page that, but for its fragments, depends on nothing that has changed; null of all others. */
  readonly of: (path: ProgramPath) => FreshPage | null;
  /** Whether the page asked what only the search data answer. */
  readonly asksSearch: (path: ProgramPath) => boolean;
  /** Whether it is of a kind that is made with the search data. */
  readonly isOfSearch: (path: ProgramPath) => boolean;
}

const nothingKnown: Freshness = {
  of: () => null,
  asksSearch: () => false,
  isOfSearch: () => false,
};

/** What pages of the previous build asked that only the search data answer. */
export function searchQuestions({ reads }: PageMemory): string[] {
  return reads.flatMap(([read]) => (isAnsweredBySearch(read) ? [read] : []));
}

export function freshness(
  previous: PreviousBuild | null,
  keys: PageKeys,
  paths: readonly ProgramPath[],
): Freshness {
  if (previous === null) return nothingKnown;
  const { folder, memory } = previous;
  const fresh = new Map<number, boolean>();
  const readAt = (at: number) => memory.reads[at]?.[0] ?? '';
  const isSame = (at: number) => {
    const known = fresh.get(at);
    if (known !== undefined) return known;
    const [read, digest] = memory.reads[at] ?? ['', ''];
    const same = keys.ofRead(read) === digest;
    fresh.set(at, same);
    return same;
  };
  const of = (path: ProgramPath): FreshPage | null => {
    const page = memory.pages[path.file];
    if (page === undefined || !page.reads.every(isSame)) return null;
    const facts: PageFacts = {
      reads: page.reads.map(readAt),
      styles: page.styles.flatMap((at) => memory.styles[at] ?? []),
      fragments: page.fragments.map(([at, start, length]) => ({ read: readAt(at), start, length })),
    };
    const stale = page.fragments.filter(([at]) => !isSame(at)).map(([at]) => readAt(at));
    return { folder, lay: page, facts, stale: new Set(stale) };
  };
  const placesOf = (isMeant: (read: string) => boolean) =>
    new Set(memory.reads.flatMap(([read], at) => (isMeant(read) ? [at] : [])));
  const asks = (reads: ReadonlySet<number>) => (path: ProgramPath) =>
    memory.pages[path.file]?.reads.some((at) => reads.has(at)) ?? false;
  const kinds = new Set(paths.filter(asks(placesOf(isOfSearch))).map(({ route }) => route.component));
  return {
    of,
    asksSearch: asks(placesOf(isAnsweredBySearch)),
    isOfSearch: ({ route }) => kinds.has(route.component),
  };
}
