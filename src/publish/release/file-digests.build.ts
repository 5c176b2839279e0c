import { hash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { isDiskFull } from '../error-code.ts';
import type { PublishedFile } from './manifest.schema.ts';

interface FileDigest extends PublishedFile {
  /** How the file lay on the disk. */
  readonly stamp: string;
}

interface DigestOptions {
  /** Remembers digests by stamp, so that only what has been written since is read; for one process at a time. */
  readonly cacheFile: string;
  readonly onProgress: (done: number, total: number) => void;
}

/** A file that was written this recently may be written again without its times showing it. */
const settlingMs = 2000;

/** SHA-256 and size of these files of a folder. */
export function digestFiles(
  folder: string,
  paths: readonly string[],
  { cacheFile, onProgress }: DigestOptions,
): Map<string, FileDigest> {
  const remembered = readRemembered(cacheFile);
  const settledMs = Date.now() - settlingMs;
  const digests = new Map<string, FileDigest>();
  const settled: Remembered = {};
  let isNew = Object.keys(remembered).length !== paths.length;
  paths.forEach((path, done) => {
    const file = `${folder}/${path}`;
    const { stamp, size, mtimeMs } = lieOf(file);
    const known = remembered[path];
    const isKnown = known?.stamp === stamp;
    const digest = isKnown ? known.hash : digestOfFile(file, size);
    isNew ||= !isKnown;
    digests.set(path, { stamp, hash: digest, size });
    if (mtimeMs < settledMs) settled[path] = { stamp, hash: digest };
    if (done % 1000 === 0) onProgress(done, paths.length);
  });
  if (isNew) writeRemembered(cacheFile, settled);
  return digests;
}

/** Tells whether a file is still, or a link leads to, the one of a digest. */
export function hasStamp(file: string, { stamp }: FileDigest): boolean {
  return lieOf(file).stamp === stamp;
}

/**
 * How a file lies on the disk. The stamp changes with whoever writes to the file or puts another in its place, and not
 * with its links, which change `ctime` alone: each build gives every file that it keeps another name.
 */
function lieOf(file: string): { stamp: string; size: number; mtimeMs: number } {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (stats === undefined) throw new Error(`${file} is gone: the site is being built. Publish again.`);
  const { ino, mtimeNs, mtimeMs, size } = stats;
  return { stamp: `${ino}-${mtimeNs}-${size}`, size: Number(size), mtimeMs: Number(mtimeMs) };
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

/** When the disk is full the next release reads all files again. */
function writeRemembered(cacheFile: string, remembered: Remembered): void {
  const incoming = `${cacheFile}.new`;
  try {
    mkdirSync(dirname(cacheFile), { recursive: true });
    writeFileSync(incoming, JSON.stringify(remembered));
    renameSync(incoming, cacheFile);
  } catch (error) {
    rmSync(incoming, { force: true });
    if (!isDiskFull(error)) throw error;
  }
}
