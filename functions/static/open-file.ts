import type { BigIntStats } from 'node:fs';
import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** An open file: status and content are of the same file, even if another one takes its name. */
export interface OpenFile {
  readonly handle: FileHandle;
  /** Relative to the site's folder. */
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
  /** Size and modification time: identifies a version of this file. */
  readonly stamp: string;
  /** Identifies this version among all files. */
  readonly version: string;
}

const SWAP_ATTEMPTS = 25;
const SWAP_PAUSE_MS = 10;

/**
 * Opens the first candidate that is a regular file inside `root`; undefined if there is none. Publishing renames the
 * whole folder, so it may be missing for a moment or change during the lookup: a missing file counts only if the
 * folder was the same before and after.
 */
export async function openPublished(
  root: string,
  candidates: readonly string[],
): Promise<OpenFile | undefined> {
  for (let attempt = 1; attempt <= SWAP_ATTEMPTS; attempt += 1) {
    const before = await identityOf(root);
    const file = before === undefined ? undefined : await openFirst(root, candidates);
    if (file !== undefined) return file;
    if (before !== undefined && before === (await identityOf(root))) return undefined;
    await sleep(SWAP_PAUSE_MS);
  }
  return undefined;
}

async function openFirst(root: string, candidates: readonly string[]): Promise<OpenFile | undefined> {
  for (const candidate of candidates) {
    const file = await missingAsUndefined(openInside(root, candidate));
    if (file !== undefined) return file;
  }
  return undefined;
}

async function openInside(root: string, path: string): Promise<OpenFile | undefined> {
  const [realRoot, realFile] = await Promise.all([realpath(root), realpath(join(root, path))]);
  if (!realFile.startsWith(realRoot + sep)) return undefined;
  const handle = await open(realFile);
  try {
    const stats = await handle.stat({ bigint: true });
    if (!stats.isFile()) throw Object.assign(new Error('Not a regular file'), { code: 'EISDIR' });
    const { stamp, version } = versionFrom(path, stats);
    return { handle, path, size: Number(stats.size), modifiedMs: Number(stats.mtimeMs), stamp, version };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** The present `version` of the file at `path`, without opening it; undefined if there is none. */
export async function publishedVersion(root: string, path: string): Promise<string | undefined> {
  const stats = await missingAsUndefined(stat(join(root, path), { bigint: true }));
  return stats && versionFrom(path, stats).version;
}

function versionFrom(path: string, { size, mtimeNs, dev, ino }: BigIntStats) {
  const stamp = `${size.toString(36)}-${mtimeNs.toString(36)}`;
  return { stamp, version: `${path}:${dev}:${ino}:${stamp}` };
}

async function identityOf(root: string): Promise<string | undefined> {
  const found = await missingAsUndefined(stat(root));
  return found && `${found.dev}:${found.ino}`;
}

const missingCodes = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP']);

async function missingAsUndefined<T>(pending: Promise<T>): Promise<T | undefined> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof Error && 'code' in error && missingCodes.has(String(error.code))) return undefined;
    throw error;
  }
}
