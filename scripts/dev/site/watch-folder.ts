import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join, relative } from 'node:path';

/** An editor writes a file in several steps; changes within this time are reported together. */
const SETTLE_MS = 40;

/**
 * Reports changes below a folder, grouped in time; names are relative to it. Each folder is watched
 * separately, because Node's recursive watch loses a file that an editor has replaced.
 */
export function watchFolder(root: string, changed: (files: readonly string[]) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const seen = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    followFolders();
    const files = [...seen];
    seen.clear();
    changed(files);
  };
  const watchOne = (folder: string) => {
    const watcher = watch(folder, (_event, name) => {
      if (name === null || isTemporaryFile(name)) return;
      seen.add(relative(root, join(folder, name)));
      clearTimeout(timer);
      timer = setTimeout(tell, SETTLE_MS);
    });
    // If a folder is removed, its parent reports that.
    watcher.on('error', () => watcher.close());
    watchers.set(folder, watcher);
  };
  function followFolders(): void {
    const folders = new Set(foldersBelow(root));
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) if (!watchers.has(folder)) watchOne(folder);
  }
  followFolders();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/** Including the folder itself; empty if it does not exist. */
function foldersBelow(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    const inner = entries.filter((entry) => entry.isDirectory() && !isTemporaryFile(entry.name));
    return [folder, ...inner.flatMap(({ name }) => foldersBelow(join(folder, name)))];
  } catch {
    return [];
  }
}

/** Swap files, backups and partial copies of editors. */
function isTemporaryFile(name: string): boolean {
  return /^[.#]|^4913$|(~|\.tmp|\.swp|\.swx)$/.test(name);
}
