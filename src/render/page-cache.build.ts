import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { FileStats } from '../publish/site-files/site-files.build.ts';
import { replaceFile } from '../site/replace-file.build.ts';

/** Increase when the meaning of the file changes: every page is then rendered again. */
const VERSION = 5;

/** What one build stores for the next, so that unchanged files can be kept. */
export interface PageCache {
  /** Digest of everything that all pages depend on: code, settings, texts and the build's time. */
  readonly basis: string;
  /** The parts of the stock that pages read, each with the digest of its value. */
  readonly reads: readonly (readonly [read: string, digest: string])[];
  readonly files: Readonly<Record<string, CachedFile>>;
}

/** A file of the finished site. */
export interface CachedFile extends FileOnDisk {
  /** What the page read, as indexes of `PageCache.reads`; empty for other files. */
  readonly reads: readonly number[];
  /** Only for files that are not pages: digest of the content, or of an icon's source. */
  readonly content?: string;
}

/** Identifies a file, to detect whether it has changed since the build. */
export interface FileOnDisk {
  readonly stamp: string;
  /** Changes when the site is restored from an archive. */
  readonly inode: number;
}

/** Null if missing, damaged or of another version: then every page is rendered. */
export function readPageCache(file: string): PageCache | null {
  const [start = '', text = ''] = textOf(file).split('\n', 2);
  // A matching digest replaces validation, which would be slow for tens of thousands of entries.
  return start === startOf(text) ? JSON.parse(text) : null;
}

export function writePageCache(file: string, memory: PageCache): void {
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
 * Changes when the file is written or replaced, but not when the site is restored from an archive; so it
 * excludes the inode.
 */
export function stampOf({ size, mtimeMs }: Pick<FileStats, 'size' | 'mtimeMs'>): string {
  return `${size}:${mtimeMs}`;
}
