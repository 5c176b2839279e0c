import { hash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { keepInFile } from './keep-in-file.build.ts';
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
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (stats === undefined) throw new Error(`${file} is gone: the site is being built. Publish again.`);
  const { ino, mtimeNs, mtimeMs, size } = stats;
  const settling = mtimeNs % 1_000_000_000n === 0n ? settlingMs.coarse : settlingMs.fine;
  return {
    stamp: `${ino}-${mtimeNs}-${size}`,
    size: Number(size),
    isSettled: Number(mtimeMs) < nowMs - settling,
  };
}

interface DigestOptions {
  /** Remembers digests by stamp, so that only what has been written since is read; for one process at a time. */
  readonly cacheFile: string;
  readonly onProgress: (done: number, total: number) => void;
}

/** SHA-256 and size of the files that were found in a folder. */
export function digestFiles(
  folder: string,
  found: ReadonlyMap<string, FoundFile>,
  { cacheFile, onProgress }: DigestOptions,
): Record<string, PublishedFile> {
  const remembered = readRemembered(cacheFile);
  const files: Record<string, PublishedFile> = {};
  const settled: Remembered = {};
  let isNew = Object.keys(remembered).length !== found.size;
  let done = 0;
  for (const [path, { stamp, size, isSettled }] of found) {
    const known = remembered[path];
    const isKnown = known?.stamp === stamp;
    const digest = isKnown ? known.hash : digestOfFile(`${folder}/${path}`, size);
    isNew ||= !isKnown;
    files[path] = { hash: digest, size };
    if (isSettled) settled[path] = { stamp, hash: digest };
    if (done % 1000 === 0) onProgress(done, found.size);
    done += 1;
  }
  if (isNew) keepInFile(cacheFile, settled);
  return files;
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

type Remembered = Record<string, { readonly stamp: string; readonly hash: string }>;

/** With valibot's own record it would take ten times as long: there are tens of thousands of entries. */
const rememberedSchema = v.custom<Remembered>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((file) => typeof file?.stamp === 'string' && typeof file.hash === 'string'),
);

function readRemembered(cacheFile: string): Remembered {
  try {
    return v.parse(rememberedSchema, JSON.parse(readFileSync(cacheFile, 'utf8')));
  } catch {
    return {};
  }
}
