import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../build/is-running.build.ts';
import { removeFiles } from './remove-files.build.ts';
import { removeFolder } from './remove-folder.build.ts';
import { fileNames } from './site-files.build.ts';

/** Where to build what will replace a folder: beside it; one per process, because two builds must never share one. */
export function draftPath(target: string): string {
  return join(dirname(target), `${draftStart(target)}${process.pid}`);
}

const draftStart = (target: string) => `.${basename(target)}.draft-`;

/**
 * Makes the folder to build in. Most files of the site before the last are those of the last and of the next one too:
 * what is there of it is taken to begin with, with its files of which `isReusable` is true, instead of giving
 * thousands of files another name each time. Gives their paths; whoever fills the folder asks whether each is the file
 * of the last site, and removes the others. Drafts of processes that were killed are cleared away.
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
export function settleTarget(target: string): void {
  if (!existsSync(target) && existsSync(oldPath(target))) renameSync(oldPath(target), target);
}

let clearing: Promise<void> = Promise.resolve();

/**
 * Puts a finished folder in the place of another. That one stays beside it for the next build to begin with where it
 * `isKept`; else it is cleared away from then on. Of a process that is killed before, or cannot, the next build does
 * it, or says why it cannot.
 */
export function swapFolders(draft: string, target: string, isKept: boolean): void {
  const old = oldPath(target);
  settleTarget(target);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, old);
  renameSync(draft, target);
  if (!isKept) clearing = removeFolder(old).catch(() => undefined);
}

/** Is fulfilled when the folder that was replaced last is gone. */
export function cleared(): Promise<void> {
  return clearing;
}
