import { hash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { fileStamp } from '../../render/page-memory.build.ts';
import { hasCode } from '../build/error-code.ts';
import { type FileStats, statsOf } from '../site-files/site-files.build.ts';
import { keepInFile } from './announce/keep-in-file.build.ts';
import type { PublishedFile } from './manifest.schema.ts';

/** A file as it lies on the disk. */
export interface FoundFile {
  /**
   * Changes with whoever writes to the file or puts another in its place, and not with its links, which change `ctime`
   * alone: each build gives every file that it keeps another name.
   */
  readonly stamp: string;
  readonly size: number;
  /** False of one that was written a moment ago: it may be written again without its stamp showing it. */
  readonly isSettled: boolean;
}

/** Disks that tell fractions of a second count them in steps of up to 10 ms, others whole seconds or pairs of them. */
const settlingMs = { fine: 50, coarse: 2000 };

/** Reads nothing of it. */
export function lookAtFile(file: string, nowMs: number): FoundFile {
  try {
    return foundFile(statsOf(file), nowMs);
  } catch (error) {
    throw hasCode(error, ['ENOENT'])
      ? new Error(`${file} is gone: the site is being built. Publish again.`, { cause: error })
      : error;
  }
}

/** What `stats` say, which were asked for at `nowMs`. */
export function foundFile({ ino, mtimeMs, size }: FileStats, nowMs: number): FoundFile {
  const settling = mtimeMs % 1000 === 0 ? settlingMs.coarse : settlingMs.fine;
  return { stamp: `${ino}-${mtimeMs}-${size}`, size, isSettled: mtimeMs < nowMs - settling };
}

/** What is known of the content of files, by path and stamp, so that only what has been written since is read. */
type Digests = Readonly<Record<string, { readonly stamp: string; readonly hash: string }>>;

/** Where it is kept of a dealer's site, for all its targets. */
export function digestsFile(dataDir: string, slug: string): string {
  return join(dataDir, 'builds', `${slug}.digests.json`);
}

/** So small a part of all files is read again sooner than the digests of all are written. */
const HARDLY_ANY = 0.01;

/** SHA-256 and size of the files that were found in a folder. `file` keeps what is learned. */
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
 * Takes in what is `learned` of files that were found, beside what was known of the others before. For this process:
 * `keepDigests()` writes it to `file` for all.
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

/** Writes what was learned last. */
export function keepDigests(): void {
  if (lastLearned === null) return;
  keepInFile(lastLearned.file, lastLearned.digests);
  lastLearned = { ...lastLearned, stamp: fileStamp(lastLearned.file) };
}

/** Most files are small and there are thousands of them: one piece of memory serves all, at half the time. */
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

/** With valibot's own record it would take ten times as long: there are tens of thousands of entries. */
const digestsSchema = v.custom<Digests>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((file) => typeof file?.stamp === 'string' && typeof file.hash === 'string'),
);

/** What this process learned last, and how the file lay when it did: it builds, then publishes. */
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
