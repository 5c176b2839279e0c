import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { FileStats } from '../publish/site-files/site-files.build.ts';
import { replaceFile } from '../site/replace-file.build.ts';

/** Increase it when the meaning of the file changes: every page is then rendered once. */
const VERSION = 5;

/** What one build leaves for the next one, so that it can keep the files that would come out the same. */
export interface PageMemory {
  /** A digest of everything that all pages depend on: code, settings, texts, the moment. */
  readonly basis: string;
  /** What pages read of the stock, each with the digest of the answer. */
  readonly reads: readonly (readonly [read: string, digest: string])[];
  readonly files: Readonly<Record<string, RememberedFile>>;
}

/** A file of the finished site. */
export interface RememberedFile extends FileOnDisk {
  /** Of a page: what it read, as indexes of `PageMemory.reads`. */
  readonly reads: readonly number[];
  /** Only of files that are not pages: a digest of the content, or of the drawing that an icon was made from. */
  readonly content?: string;
}

/** Tells whether a file is still the one that the build has left there. */
export interface FileOnDisk {
  readonly stamp: string;
  /** Differs where the site was restored from an archive. */
  readonly inode: number;
}

/** Null when there is none, or it was damaged or written by another version: then every page is rendered. */
export function readPageMemory(file: string): PageMemory | null {
  const [start = '', text = ''] = textOf(file).split('\n', 2);
  // A text with the right digest is what we wrote: validating tens of thousands of entries would take longer.
  return start === startOf(text) ? JSON.parse(text) : null;
}

export function writePageMemory(file: string, memory: PageMemory): void {
  const text = JSON.stringify(memory);
  replaceFile(file, `${startOf(text)}\n${text}`);
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
 * Changes when the file is written to or replaced, and stays the same when the site is restored from an archive: hence
 * no inode.
 */
export function stampOf({ size, mtimeMs }: Pick<FileStats, 'size' | 'mtimeMs'>): string {
  return `${size}:${mtimeMs}`;
}
