import { setImmediate as breathe } from 'node:timers/promises';
import type { PageNotes } from './page-notes.ts';

/** Another process that renders files of the same site. */
export interface Beside {
  /** Never rejects; false when it cannot take part. */
  readonly isReady: Promise<boolean>;
  /** Null when it has ended: what it was given is done by another. Rejects with what a page throws. */
  readonly render: (files: readonly string[]) => Promise<readonly PageNotes[] | null>;
}

interface SharedWork<Path> {
  readonly paths: readonly Path[];
  /** In this process; null for a file that there is none of. */
  readonly render: (path: Path) => Promise<PageNotes | null>;
  /** How many of them are under way here at a time. */
  readonly atOnce: number;
  readonly beside: Beside | null;
  /** What only this process can do, while the other renders already; `add` takes paths that turn out to be needed. */
  readonly first: (add: (path: Path) => void) => Promise<void>;
  /** Is told how many more are finished. */
  readonly onDone: (count: number) => void;
}

/** Files that the other process is given at a time: few, so that both end at nearly the same moment. */
const BATCH = 20;
/** How many times as many it has at hand: this process may be busy with a page when it asks for more. */
const BATCHES = 3;

/**
 * Renders all paths, each here or beside, by whoever is free. Gives what was learned of them, in the order of the
 * paths and then of those that were added. Rejects with the first error, after which nothing new begins.
 */
export async function renderShared<Path extends { readonly file: string }>({
  paths,
  render,
  atOnce,
  beside,
  first,
  onDone,
}: SharedWork<Path>): Promise<PageNotes[]> {
  const all = [...paths];
  const waiting = paths.toReversed();
  const notes = new Map<string, PageNotes>();
  let hasFailed = false;
  const isGoingOn = () => waiting.length > 0 && !hasFailed;
  const finish = (pages: readonly PageNotes[], count: number) => {
    for (const page of pages) notes.set(page.file, page);
    onDone(count);
  };

  const renderHere = async () => {
    while (isGoingOn()) {
      const path = waiting.pop();
      if (path === undefined) return;
      // Rendering waits for nothing: without this, what the other process says would be heard at the end.
      await breathe();
      const page = await render(path);
      finish(page === null ? [] : [page], 1);
    }
  };
  const renderBeside = async ({ render: renderFiles }: Beside) => {
    while (isGoingOn()) {
      const batch = waiting.splice(-BATCH);
      const pages = await renderFiles(batch.map(({ file }) => file));
      if (pages === null) {
        waiting.push(...batch);
        return;
      }
      finish(pages, batch.length);
    }
  };
  const stopAll = (error: unknown) => {
    hasFailed = true;
    throw error;
  };
  const allHere = () => Promise.all(Array.from({ length: atOnce }, () => renderHere().catch(stopAll)));

  // It may never be ready, and may have ended with files that nobody here has waited for.
  let besides: Promise<unknown> = Promise.resolve();
  void beside?.isReady.then((isReady) => {
    if (!isReady) return;
    const allBeside = Array.from({ length: BATCHES }, () => renderBeside(beside).catch(stopAll));
    besides = Promise.all(allBeside);
    besides.catch(() => undefined);
  });
  await first((path) => {
    all.push(path);
    waiting.push(path);
  }).catch(stopAll);
  await allHere();
  await besides;
  await allHere();
  return all.flatMap(({ file }) => notes.get(file) ?? []);
}
