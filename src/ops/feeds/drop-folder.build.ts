import { createReadStream, type Stats } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileFacts, isSameFile } from './feed-rules.ts';

/** A whole feed in the drop folder. */
export interface DroppedFeed {
  readonly tenant: string;
  /** Path relative to the drop folder. */
  readonly name: string;
  readonly read: () => AsyncIterable<Uint8Array>;
  /** Call when the content is stored elsewhere: removes the file. */
  readonly taken: () => Promise<void>;
  /** Call when the feed cannot be used: moves the file to `.refused`, which is never read again. */
  readonly refused: () => Promise<void>;
}

/** Names that programs use for a file they are still writing. */
const unfinished = /^[.~]|\.(part|partial|tmp|temp|filepart|crdownload|swp|upload)$|~$/i;
const REFUSED_FOLDER = '.refused';

/**
 * How long a dropped file must stay unchanged to count as complete. An upload by FTP writes into the file
 * itself and may pause for seconds on a slow or lost connection; a feed taken in such a pause would be built
 * short, and its remainder would be lost with the removed file.
 */
export const SETTLED_MS = 30_000;

interface DropFolderOptions {
  readonly settledMs: number;
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
}

interface Sighting {
  readonly facts: FileFacts;
  /** When it was first seen with these facts. The file's own time may come from a clock that is wrong. */
  readonly sinceMs: number;
}

/**
 * Watches a drop folder for `<tenant>.csv` or any file in `<tenant>/`. A feed counts as complete when it has
 * not changed for `settledMs`. Renaming a finished file into the folder is equally safe.
 */
export function openDropFolder(
  folder: string,
  options: DropFolderOptions,
): { look: () => Promise<readonly DroppedFeed[]> } {
  let sightings = new Map<string, Sighting>();
  return {
    look: async () => {
      await mkdir(folder, { recursive: true });
      const nowMs = options.now();
      const found = await listFeeds(folder);
      const before = sightings;
      sightings = new Map(found.map(({ name, facts }) => [name, sighted(before.get(name), facts, nowMs)]));
      const whole = found.filter(
        ({ name }) => nowMs - (sightings.get(name)?.sinceMs ?? nowMs) >= options.settledMs,
      );
      return whole.map((feed) => droppedFeed(folder, feed));
    },
  };
}

function sighted(before: Sighting | undefined, facts: FileFacts, nowMs: number): Sighting {
  return before !== undefined && isSameFile(before.facts, facts) ? before : { facts, sinceMs: nowMs };
}

interface FoundFeed {
  readonly tenant: string;
  readonly name: string;
  readonly facts: FileFacts;
}

/** Oldest first, so that the newest feed of a tenant is processed last and wins. */
async function listFeeds(folder: string): Promise<FoundFeed[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = await Promise.all(
    entries.map(async (entry) => {
      if (unfinished.test(entry.name)) return [];
      if (!entry.isDirectory()) return [{ tenant: entry.name.replace(/\..*$/, ''), name: entry.name }];
      const names = await readdir(join(folder, entry.name)).catch(() => []);
      const whole = names.filter((name) => !unfinished.test(name));
      return whole.map((name) => ({ tenant: entry.name, name: join(entry.name, name) }));
    }),
  );
  const feeds = await Promise.all(
    lists.flat().map(async (feed) => {
      const facts = await factsOf(join(folder, feed.name));
      return facts === null ? [] : [{ ...feed, facts }];
    }),
  );
  return feeds.flat().sort((one, other) => one.facts.modifiedMs - other.facts.modifiedMs);
}

/** Null for anything but a regular file: a symbolic link could point to any file of the machine. */
async function factsOf(path: string): Promise<FileFacts | null> {
  const stats: Stats | null = await lstat(path).catch(() => null);
  return stats?.isFile() ? { bytes: stats.size, modifiedMs: stats.mtimeMs } : null;
}

/** Throws at the end if the file was written to while it was read; a later look reads it again. */
async function* readWhole(path: string, isUntouched: () => Promise<boolean>): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
  if (!(await isUntouched())) throw new Error('The file was written to while it was read.');
}

function droppedFeed(folder: string, { tenant, name, facts }: FoundFeed): DroppedFeed {
  const path = join(folder, name);
  const isUntouched = async () => isSameFile(await factsOf(path), facts);
  return {
    tenant,
    name,
    read: () => readWhole(path, isUntouched),
    taken: async () => {
      // Keep the file if a new feed was dropped under the same name meanwhile: a later look reads it.
      if (await isUntouched()) await rm(path, { force: true });
    },
    refused: async () => {
      const aside = join(folder, REFUSED_FOLDER);
      await mkdir(aside, { recursive: true });
      if (await isUntouched()) await rename(path, join(aside, name.replaceAll(/[\\/]/g, '-')));
    },
  };
}
