import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

const removeFrom = (path: string) => rmSync(path, { recursive: true, force: true });

/** Also removes folders below `root` that become empty. */
export function removeFiles(root: string, files: readonly string[], remove = removeFrom): void {
  for (const file of files) remove(join(root, file));
  const folders = new Set(files.map((file) => dirname(file)));
  for (const folder of folders) removeIfEmpty(root, folder, remove);
}

function removeIfEmpty(root: string, folder: string, remove: (path: string) => void): void {
  if (folder === '.') return;
  const path = join(root, folder);
  if (existsSync(path)) {
    if (readdirSync(path).length > 0) return;
    remove(path);
  }
  removeIfEmpty(root, dirname(folder), remove);
}

const WORK = `
  const { workerData } = require('node:worker_threads');
  require('node:fs').rmSync(workerData, { recursive: true, force: true });
`;

/** Removes a folder asynchronously: a large site takes a second. */
export async function removeFolder(folder: string): Promise<void> {
  await once(new Worker(WORK, { eval: true, workerData: folder, execArgv: [] }), 'exit');
}
