import { createReadStream, type Stats } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileFacts, isSameFile } from './feed-rules.ts';

/** A whole feed in the drop folder. */
export interface DroppedFeed {
  readonly tenant: string;
  /** As its sender named it, below the drop folder. */
  readonly name: string;
  readonly read: () => AsyncIterable<Uint8Array>;
  /** Its content is safe elsewhere. */
  readonly taken: () => Promise<void>;
  /** It cannot be taken: it is put aside in `.refused`, where nobody takes it again. */
  readonly refused: () => Promise<void>;
}

/** What programs call a file that they are still writing. */
const unfinished = /^[.~]|\.(part|partial|tmp|temp|filepart|crdownload|swp|upload)$|~$/i;
const refusedFolder = '.refused';

/**
 * Looks into a drop folder: `<tenant>.csv`, or any file in `<tenant>/`. A feed counts as whole when it is the same at
 * two looks, which must be some seconds apart; whoever renames a finished file into the folder is as safe as that.
 */
export function openDropFolder(folder: string): { look: () => Promise<readonly DroppedFeed[]> } {
  let before = new Map<string, FileFacts>();
  return {
    look: async () => {
      await mkdir(folder, { recursive: true });
      const found = await listFeeds(folder);
      const whole = found.filter(({ name, facts }) => isSameFile(before.get(name), facts));
      before = new Map(found.map(({ name, facts }) => [name, facts]));
      return whole.map((feed) => droppedFeed(folder, feed));
    },
  };
}

interface FoundFeed {
  readonly tenant: string;
  readonly name: string;
  readonly facts: FileFacts;
}

/** Of several for one tenant the oldest first, so that the latest is what stays. */
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

/** Of a regular file: a link could lead to any file of the machine. Null for all else. */
async function factsOf(path: string): Promise<FileFacts | null> {
  const stats: Stats | null = await lstat(path).catch(() => null);
  return stats?.isFile() ? { bytes: stats.size, modifiedMs: stats.mtimeMs } : null;
}

/** Rejects at its end when somebody has written to the file in the meantime: a later look has it whole. */
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
      // Somebody has dropped the next one under the same name: that is taken at a later look.
      if (await isUntouched()) await rm(path, { force: true });
    },
    refused: async () => {
      const aside = join(folder, refusedFolder);
      await mkdir(aside, { recursive: true });
      if (await isUntouched()) await rename(path, join(aside, name.replaceAll(/[\\/]/g, '-')));
    },
  };
}
