import { readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

export type FileStats = Pick<Stats, 'size' | 'mtimeMs' | 'ino' | 'dev'>;

/** By path relative to the folder. */
export type SiteFiles = ReadonlyMap<string, FileStats>;

/** All files of a folder; empty if it does not exist. */
export function siteFiles(folder: string): SiteFiles {
  return new Map(fileNames(folder).map((file) => [file, statsOf(join(folder, file))]));
}

export function statsOf(path: string): FileStats {
  const { size, mtimeMs, ino, dev } = statSync(path);
  return { size, mtimeMs, ino, dev };
}

export function fileNames(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return namesBelow(folder, '');
}

/** Faster than the recursive mode of `readdir`, which calls `stat` for each file. */
function namesBelow(folder: string, start: string): string[] {
  return readdirSync(join(folder, start), { withFileTypes: true }).flatMap((entry) => {
    const name = `${start}${entry.name}`;
    if (entry.isDirectory()) return namesBelow(folder, `${name}/`);
    return entry.isFile() ? [name] : [];
  });
}

export function countPages(names: Iterable<string>): number {
  return Array.from(names).filter((name) => name.endsWith('.html')).length;
}

export function sizeOf(files: SiteFiles): number {
  return files.values().reduce((sum, { size }) => sum + size, 0);
}
