import { setImmediate as breathe } from 'node:timers/promises';
import type { PageNotes } from './page-notes.ts';

/** Another process that renders files of the same site. */
export interface Beside<Path> {
  /** Never rejects; false when it cannot take part. */
  readonly isReady: Promise<boolean>;
  /** Null when it has ended: what it was given is done by another. Rejects with what a page throws. */
  readonly render: (paths: readonly Path[]) => Promise<readonly PageNotes[] | null>;
}

interface SharedWork<Path> {
  /** Gives `add` one path after the other; it pauses now and then, so that the other process is heard. */
  readonly find: (add: (path: Path) => void) => Promise<void>;
  /** In this process; null for a file that there is none of. */
  readonly render: (path: Path) => Promise<PageNotes | null>;
  readonly beside: Beside<Path> | null;
  /** Is told how many more are finished. */
  readonly onDone: (count: number) => void;
}

/** Files that the other process is given at a time, at most. */
const MOST_AT_A_TIME = 60;
/** How many times as many it has at hand: this process may be busy for half a second when it asks for more. */
const BATCHES = 3;
/** Of so many files that nobody has begun with: fewer towards the end, so that both end at one moment. */
const batchOf = (files: number) => Math.min(MOST_AT_A_TIME, Math.max(1, Math.ceil(files / (4 * BATCHES))));

/**
 * Renders all paths that are found: the other process from the first on, this one when it has found all; then
 * whoever is free. One after the other: no page waits for anything, and what several have in hand at a time makes each
 * collection of garbage dearer. Gives what was learned of them, in the order of the paths. Rejects with the first
 * error, after which nothing new begins.
 */
export async function renderShared<Path extends { readonly file: string }>({
  find,
  render,
  beside,
  onDone,
}: SharedWork<Path>): Promise<PageNotes[]> {
  const found: Path[] = [];
  /** Of those, nobody has begun with the ones from `first` to before the one `after`. */
  let first = 0;
  let after = 0;
  const returned: Path[] = [];
  const notes = new Map<string, PageNotes>();
  let hasFoundAll = false;
  let hasFailed = false;
  const take = (most: number): Path[] => {
    if (hasFailed) return [];
    const again = returned.splice(0, most);
    const taken = found.slice(first, Math.min(after, first + most - again.length));
    first += taken.length;
    return [...again, ...taken];
  };
  /** From the other end: each process has work of other kinds, and need not know what only the other one needs. */
  const takeLast = (): Path | undefined => {
    if (hasFailed) return undefined;
    if (first === after) return returned.pop();
    after -= 1;
    return found[after];
  };
  const finish = (pages: readonly PageNotes[], count: number) => {
    for (const page of pages) notes.set(page.file, page);
    onDone(count);
  };

  const renderHere = async () => {
    for (let path = takeLast(); path !== undefined; path = takeLast()) {
      // Rendering waits for nothing: without this, what the other process says would be heard at the end.
      await breathe();
      const page = await render(path);
      finish(page === null ? [] : [page], 1);
    }
  };
  const renderBeside = async ({ render: renderThere }: Beside<Path>) => {
    while (!hasFailed) {
      const batch = take(batchOf(after - first));
      if (batch.length === 0) {
        if (hasFoundAll) return;
        await breathe();
        continue;
      }
      const pages = await renderThere(batch);
      if (pages === null) {
        returned.push(...batch);
        return;
      }
      finish(pages, batch.length);
    }
  };
  const stopAll = (error: unknown) => {
    hasFailed = true;
    throw error;
  };
  // It may never be ready, and may have ended with files that nobody here has waited for.
  let besides: Promise<unknown> = Promise.resolve();
  void beside?.isReady.then((isReady) => {
    if (!isReady) return;
    const allBeside = Array.from({ length: BATCHES }, () => renderBeside(beside).catch(stopAll));
    besides = Promise.all(allBeside);
    besides.catch(() => undefined);
  });
  const add = (path: Path) => {
    after = found.push(path);
  };
  await find(add).catch(stopAll);
  hasFoundAll = true;
  await renderHere().catch(stopAll);
  await besides;
  await renderHere().catch(stopAll);
  return found.flatMap(({ file }) => notes.get(file) ?? []);
}
