import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { FileStats } from '../site-files.build.ts';

/** Counts up when the meaning of the file changes. */
const VERSION = 2;

const memorySchema = v.object({
  version: v.literal(VERSION),
  /** Of everything that each page depends on. */
  basis: v.string(),
  /** The style sheets that were made for pages: the address and what they consist of. */
  styles: v.array(v.object({ path: v.string(), sources: v.pipe(v.array(v.string()), v.readonly()) })),
  /** What pages used of the stock, each with the digest of what they were given. */
  reads: v.array(v.tuple([v.string(), v.string()])),
  /** By file: what it was given besides, what it used (places in `reads` and `styles`), and how it lies on the disk. */
  pages: v.record(
    v.string(),
    v.object({
      props: v.string(),
      reads: v.array(v.number()),
      styles: v.array(v.number()),
      /** What stands in it on its own account: the place in `reads`, where it begins and its length. */
      fragments: v.array(v.tuple([v.number(), v.number(), v.number()])),
      stamp: v.string(),
    }),
  ),
});

/** What is remembered of the pages of a finished site. */
export type PageMemory = v.InferOutput<typeof memorySchema>;

/** Null when there is none, or none that can be read: then every page is made anew. */
export function readPageMemory(file: string): PageMemory | null {
  try {
    return v.parse(memorySchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

export function writePageMemory(file: string, memory: PageMemory): void {
  mkdirSync(dirname(file), { recursive: true });
  const incoming = `${file}.new`;
  writeFileSync(incoming, JSON.stringify(memory));
  renameSync(incoming, file);
}

/** The stamp of a file; null when there is none. */
export function fileStamp(path: string): string | null {
  const known = statSync(path, { throwIfNoEntry: false });
  return known === undefined ? null : stampOf(known);
}

/**
 * Changes with whoever writes to a file, or puts another in its place, and stays the same where a site is brought
 * back from an archive: so no inode.
 */
export function stampOf({ size, mtimeMs }: Pick<FileStats, 'size' | 'mtimeMs'>): string {
  return `${size}:${mtimeMs}`;
}
