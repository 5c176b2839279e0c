import { hash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { fileStamp } from '../../render/page-cache.build.ts';
import { hasCode } from '../build/error-code.ts';
import { type FileStats, statsOf } from '../site-files/site-files.build.ts';
import { storeJson } from './announce/store-json.build.ts';
import type { PublishedFile } from './manifest.schema.ts';

export interface FoundFile {
  /**
   * Changes when the file is written or replaced. Excludes `ctime`, which changes with hard links: each build
   * links all files that it keeps.
   */
  readonly stamp: string;
  readonly size: number;
  /** False for a file written a moment ago: it could be written again without a new timestamp. */
  readonly isSettled: boolean;
}

/**
 * File systems with fractional timestamps have steps of up to 10 ms; others have steps of one or two seconds.
 */
const settlingMs = { fine: 50, coarse: 2000 };

/** Does not read the file. */
export function statFile(file: string, nowMs: number): FoundFile {
  try {
    return foundFile(statsOf(file), nowMs);
  } catch (error) {
    throw hasCode(error, ['ENOENT'])
      ? new Error(`${file} is gone: the site is being built. Publish again.`, { cause: error })
      : error;
  }
}

/** From `stats` taken at `nowMs`. */
export function foundFile({ ino, mtimeMs, size }: FileStats, nowMs: number): FoundFile {
  const settling = mtimeMs % 1000 === 0 ? settlingMs.coarse : settlingMs.fine;
  return { stamp: `${ino}-${mtimeMs}-${size}`, size, isSettled: mtimeMs < nowMs - settling };
}

/** Cached digests by path and stamp, so that only files written since are read. */
type Digests = Readonly<Record<string, { readonly stamp: string; readonly hash: string }>>;

/** The cache file of a dealer's site, shared by all its targets. */
export function digestsFile(dataDir: string, slug: string): string {
  return join(dataDir, 'builds', `${slug}.digests.json`);
}

/** If only this fraction of files changed, reading them again is faster than writing the whole cache. */
const HARDLY_ANY = 0.01;

/** SHA-256 and size of the files. `file` caches them. */
export function digestFiles(
  folder: string,
  found: ReadonlyMap<string, FoundFile>,
  { file, onProgress }: { readonly file: string; readonly onProgress: (done: number, total: number) => void },
): Record<string, PublishedFile> {
  const known = readDigests(file);
  const files: Record<string, PublishedFile> = {};
  const read = new Map<string, string>();
  let done = 0;
  for (const [path, { stamp, size }] of found) {
    const before = known[path];
    const digest = before?.stamp === stamp ? before.hash : digestOfFile(`${folder}/${path}`, size);
    if (before?.stamp !== stamp) read.set(path, digest);
    files[path] = { hash: digest, size };
    if (done % 1000 === 0) onProgress(done, found.size);
    done += 1;
  }
  if (read.size > HARDLY_ANY * found.size) {
    learnDigests(file, found, read);
    keepDigests();
  }
  return files;
}

/**
 * Adds the digests of these files to the cache of this process, beside those known of other files;
 * `keepDigests()` writes it to `file` for other processes.
 */
export function learnDigests(
  file: string,
  found: ReadonlyMap<string, FoundFile>,
  learned: ReadonlyMap<string, string>,
): void {
  const known = readDigests(file);
  const digests: Record<string, Digests[string]> = {};
  for (const [path, { stamp, isSettled }] of found) {
    const before = known[path];
    if (!isSettled) continue;
    const digest = learned.get(path);
    if (digest !== undefined) digests[path] = { stamp, hash: digest };
    else if (before?.stamp === stamp) digests[path] = before;
  }
  lastLearned = { file, stamp: fileStamp(file), digests };
}

/** Writes the cache of digests to its file. */
export function keepDigests(): void {
  if (lastLearned === null) return;
  storeJson(lastLearned.file, lastLearned.digests);
  lastLearned = { ...lastLearned, stamp: fileStamp(lastLearned.file) };
}

/** One reused buffer for thousands of small files: twice as fast. */
const reused = Buffer.allocUnsafe(1024 * 1024);

function digestOfFile(file: string, size: number): string {
  if (size >= reused.length) return hash('sha256', readFileSync(file));
  const handle = openSync(file, 'r');
  try {
    const read = readSync(handle, reused, 0, reused.length, 0);
    return hash('sha256', read === size ? reused.subarray(0, read) : readFileSync(file));
  } finally {
    closeSync(handle);
  }
}

/** valibot's `record` would take ten times as long for tens of thousands of entries. */
const digestsSchema = v.custom<Digests>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((file) => typeof file?.stamp === 'string' && typeof file.hash === 'string'),
);

/**
 * The digests this process read or wrote last, and the stamp of their file: a build is followed by
 * publishing.
 */
let lastLearned: { readonly file: string; readonly stamp: string | null; readonly digests: Digests } | null =
  null;

function readDigests(file: string): Digests {
  if (lastLearned?.file === file && lastLearned.stamp === fileStamp(file)) return lastLearned.digests;
  try {
    return v.parse(digestsSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
