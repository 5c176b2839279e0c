import type { ProgramPath } from '../program/open-program.build.ts';
import type { Fragment } from './fragments.ts';
import type { PageKeys } from './page-keys.build.ts';
import type { PageMemory, RememberedPage } from './page-memory.build.ts';
import type { Answer } from './page-notes.ts';
import { isDear } from './site-reads.build.ts';

/** What a build knows of a page's file. */
export interface PageFacts {
  readonly props: string;
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
  /** It is fresh if these answers are the same still. */
  readonly unsure: readonly Answer[];
}

/** A page to render, unless the file of the previous build turns out to be fresh. */
export interface FoundPage {
  readonly file: string;
  readonly path: ProgramPath;
  readonly unsure: FreshPage | null;
}

export interface PreviousBuild {
  readonly folder: string;
  readonly memory: PageMemory;
}

const noAnswer: Answer = ['', ''];

/**
 * Tells what is known of a page that, but for its fragments, depends on nothing that has changed; null of all others.
 * With `leavesDear`, answers that are dear are not asked for.
 */
export function freshness(previous: PreviousBuild | null, keys: PageKeys, leavesDear: boolean) {
  if (previous === null) return () => null;
  const { folder, memory } = previous;
  const fresh = new Map<number, boolean>();
  const readAt = (at: number) => memory.reads[at]?.[0] ?? '';
  const isSame = (at: number) => {
    const known = fresh.get(at);
    if (known !== undefined) return known;
    const [read, digest] = memory.reads[at] ?? noAnswer;
    const same = keys.ofRead(read) === digest;
    fresh.set(at, same);
    return same;
  };
  const isLeft = (at: number) => leavesDear && isDear(readAt(at));
  return (path: ProgramPath): FreshPage | null => {
    const page = memory.pages[path.file];
    if (page === undefined || page.props !== keys.ofProps(path)) return null;
    if (!page.reads.every((at) => isLeft(at) || isSame(at))) return null;
    const facts: PageFacts = {
      props: page.props,
      reads: page.reads.map(readAt),
      styles: page.styles.flatMap((at) => memory.styles[at] ?? []),
      fragments: page.fragments.map(([at, start, length]) => ({ read: readAt(at), start, length })),
    };
    const stale = page.fragments.filter(([at]) => !isSame(at)).map(([at]) => readAt(at));
    const unsure = page.reads.filter(isLeft).map((at) => memory.reads[at] ?? noAnswer);
    return { folder, lay: page, facts, stale: new Set(stale), unsure };
  };
}
