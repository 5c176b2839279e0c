import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../build/is-running.build.ts';
import { removeFiles, removeFolder } from './remove-files.build.ts';
import { fileNames } from './site-files.build.ts';

/** The draft folder beside the target; one for each process, because two builds must never share one. */
export function draftPath(target: string): string {
  return join(dirname(target), `${draftStart(target)}${process.pid}`);
}

const draftStart = (target: string) => `.${basename(target)}.draft-`;

/**
 * Creates the draft folder. The old site that was kept becomes the draft with those of its files for which
 * `isReusable` is true: most of its files are in the next site too, and linking thousands of files again
 * would be slow. Returns their paths; the caller compares each with the live site and removes the others.
 * Drafts of killed processes are removed.
 */
export function openDraft(target: string, isReusable: ((file: string) => boolean) | null): Set<string> {
  const folder = dirname(target);
  const draft = draftPath(target);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(draftStart(target))) continue;
    const pid = Number(name.slice(draftStart(target).length));
    if (pid === process.pid || !isRunning(pid)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  if (isReusable === null || !existsSync(target) || !existsSync(oldPath(target))) {
    mkdirSync(draft);
    return new Set();
  }
  renameSync(oldPath(target), draft);
  const files = fileNames(draft);
  removeFiles(
    draft,
    files.filter((file) => !isReusable(file)),
  );
  return new Set(files.filter(isReusable));
}

const oldPath = (target: string) => join(dirname(target), `.${basename(target)}.old`);

/** A build killed between its two renames left the site under its other name. */
export function recoverTarget(target: string): void {
  if (!existsSync(target) && existsSync(oldPath(target))) renameSync(oldPath(target), target);
}

let clearing: Promise<void> = Promise.resolve();

/**
 * Replaces the target by the draft. If `isKept`, the old folder stays as the start of the next draft; else it
 * is removed in the background. If the process is killed first, the next build removes it.
 */
export function swapFolders(draft: string, target: string, isKept: boolean): void {
  const old = oldPath(target);
  recoverTarget(target);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, old);
  renameSync(draft, target);
  if (!isKept) clearing = removeFolder(old).catch(() => undefined);
}

/** Resolves when the replaced folder is removed. */
export function cleared(): Promise<void> {
  return clearing;
}
