import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from './is-running.build.ts';
import { removeFolder } from './remove-folder.build.ts';

/**
 * A folder to build in, beside the one that it will replace; one per process, because two builds must never share
 * one. Drafts of processes that were killed are cleared away.
 */
export function openDraft(target: string): string {
  const folder = dirname(target);
  const start = `.${basename(target)}.draft-`;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(start)) continue;
    const pid = Number(name.slice(start.length));
    if (pid === process.pid || !isRunning(pid)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const draft = join(folder, `${start}${process.pid}`);
  mkdirSync(draft);
  return draft;
}

const oldPath = (target: string) => join(dirname(target), `.${basename(target)}.old`);

/** A build killed between its two renames left the site under its other name. */
export function settleTarget(target: string): void {
  if (!existsSync(target) && existsSync(oldPath(target))) renameSync(oldPath(target), target);
}

let clearing: Promise<void> = Promise.resolve();

/**
 * Puts a finished folder in the place of another, which is cleared away from then on. Of a process that is killed
 * before, or cannot, the next build does it, or says why it cannot.
 */
export function swapFolders(draft: string, target: string): void {
  const old = oldPath(target);
  settleTarget(target);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, old);
  renameSync(draft, target);
  clearing = removeFolder(old).catch(() => undefined);
}

/** Is fulfilled when the folder that was replaced last is gone: no build begins and no process ends before. */
export function cleared(): Promise<void> {
  return clearing;
}
