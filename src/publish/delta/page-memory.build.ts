import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { dealerSlot } from '../../values/dealer-memory.build.ts';
import type { FileStats } from '../site-files.build.ts';

/** Counts up when the meaning of the file changes. */
const VERSION = 4;

/** What is remembered of the pages of a finished site. */
export interface PageMemory {
  /** Of everything that each page depends on. */
  readonly basis: string;
  /** The style sheets that were made for pages: the address and what they consist of. */
  readonly styles: readonly { readonly path: string; readonly sources: readonly string[] }[];
  /** What pages used of the stock, each with the digest of what they were given. */
  readonly reads: readonly (readonly [read: string, digest: string])[];
  readonly pages: Readonly<Record<string, RememberedPage>>;
}

export interface RememberedPage {
  /** Of a file that is no page a digest of its content, or of what it was drawn from. */
  readonly content?: string;
  /** Places in `reads`, and in `styles`. */
  readonly reads: readonly number[];
  readonly styles: readonly number[];
  /** What stands in it on its own account: the place in `reads`, where it begins and its length. */
  readonly fragments: readonly (readonly [read: number, start: number, length: number])[];
  /** How it lies on the disk. */
  readonly stamp: string;
  /** Another where the site was brought back from an archive. */
  readonly inode: number;
}

/** What this process wrote last, with the stamp of the file. */
const lastWritten = dealerSlot<{
  readonly file: string;
  readonly stamp: string | null;
  readonly memory: PageMemory;
}>();

/** Null when there is none, or none that was written whole by this version: then every page is made anew. */
export function readPageMemory(file: string): PageMemory | null {
  const last = lastWritten.get();
  if (last?.file === file && last.stamp === fileStamp(file)) return last.memory;
  const [start = '', text = ''] = textOf(file).split('\n', 2);
  // What is as it was written needs no look at each of its ten thousands of pages.
  return start === startOf(text) ? JSON.parse(text) : null;
}

export function writePageMemory(file: string, memory: PageMemory): void {
  mkdirSync(dirname(file), { recursive: true });
  const text = JSON.stringify(memory);
  const incoming = `${file}.new`;
  writeFileSync(incoming, `${startOf(text)}\n${text}`);
  renameSync(incoming, file);
  lastWritten.set({ file, stamp: fileStamp(file), memory });
}

function startOf(text: string): string {
  return `${VERSION} ${hash('sha256', text)}`;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
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
