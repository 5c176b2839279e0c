import { setImmediate as breathe } from 'node:timers/promises';
import type { PageNotes } from './page-notes.ts';

/** Another process that renders files of the same site. */
export interface Beside<Path> {
  /** Never rejects; false when it cannot take part. */
  readonly isReady: Promise<boolean>;
  /** Null when it has ended: what it was given is done by another. Rejects with what a page throws. */
  readonly render: (paths: readonly Path[]) => Promise<readonly PageNotes[] | null>;
}

export interface Finding<Path> {
  /** `isForBeside`: it needs what the other process has made already. */
  readonly add: (path: Path, isForBeside?: boolean) => void;
  /** Renders what has been found, until what is awaited is there. */
  readonly meanwhile: <Awaited>(awaited: Promise<Awaited>) => Promise<Awaited>;
}

interface SharedWork<Path> {
  /** Gives `add` one path after the other; it pauses now and then, so that the other process is heard. */
  readonly find: (finding: Finding<Path>) => Promise<void>;
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

/** Of those that are for the other process, so many it has rendered before this one is ready to. */
const NOT_WORTH_HELP = 120;

/** What nobody has begun with. */
class Queue<Path> {
  readonly #paths: Path[] = [];
  #first = 0;
  #after = 0;

  get size(): number {
    return this.#after - this.#first;
  }

  add(path: Path): void {
    // What was taken from the end is there still.
    this.#paths[this.#after] = path;
    this.#after += 1;
  }

  takeFirst(most: number): Path[] {
    const taken = this.#paths.slice(this.#first, Math.min(this.#after, this.#first + most));
    this.#first += taken.length;
    return taken;
  }

  takeLast(): Path | undefined {
    if (this.size === 0) return undefined;
    this.#after -= 1;
    return this.#paths[this.#after];
  }
}

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
  const forBeside = new Queue<Path>();
  const forAnyone = new Queue<Path>();
  const returned: Path[] = [];
  const notes = new Map<string, PageNotes>();
  /** Whether the other process takes part. */
  let isShared = false;
  let isHelping = false;
  let hasFoundAll = false;
  let hasFailed = false;
  const left = () => forBeside.size + forAnyone.size;
  const take = (most: number): Path[] => {
    if (hasFailed) return [];
    const taken = returned.splice(0, most);
    for (const queue of [forBeside, forAnyone]) taken.push(...queue.takeFirst(most - taken.length));
    return taken;
  };
  /** From the other end: each process has work of other kinds, and need not know what only the other one needs. */
  const takeLast = (): Path | undefined => {
    if (hasFailed) return undefined;
    if (forAnyone.size > 0) return forAnyone.takeLast();
    if (isShared && !isHelping && forBeside.size <= NOT_WORTH_HELP) return undefined;
    isHelping = forBeside.size > 0;
    return forBeside.takeLast() ?? returned.pop();
  };
  const finish = (pages: readonly PageNotes[], count: number) => {
    for (const page of pages) notes.set(page.file, page);
    onDone(count);
  };

  const renderOne = async (path: Path) => {
    // Rendering waits for nothing: without this, what the other process says would be heard at the end.
    await breathe();
    const page = await render(path);
    finish(page === null ? [] : [page], 1);
  };
  const renderHere = async () => {
    for (let path = takeLast(); path !== undefined; path = takeLast()) await renderOne(path);
  };
  const meanwhile: Finding<Path>['meanwhile'] = async (awaited) => {
    let isThere = false;
    const settle = () => {
      isThere = true;
    };
    awaited.then(settle, settle);
    await breathe();
    while (!isThere && !hasFailed) {
      const path = forAnyone.takeLast();
      if (path === undefined) break;
      await renderOne(path);
    }
    return awaited;
  };
  const renderBeside = async ({ render: renderThere }: Beside<Path>) => {
    while (!hasFailed) {
      const batch = take(batchOf(left()));
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
    isShared = true;
    const allBeside = Array.from({ length: BATCHES }, () => renderBeside(beside).catch(stopAll));
    besides = Promise.all(allBeside).finally(() => {
      isShared = false;
    });
    besides.catch(() => undefined);
  });
  const add: Finding<Path>['add'] = (path, isForBeside = false) => {
    found.push(path);
    (isForBeside ? forBeside : forAnyone).add(path);
  };
  await find({ add, meanwhile }).catch(stopAll);
  hasFoundAll = true;
  await renderHere().catch(stopAll);
  await besides;
  await renderHere().catch(stopAll);
  return found.flatMap(({ file }) => notes.get(file) ?? []);
}
