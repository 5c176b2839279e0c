import { readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

/** How a file lies on the disk. */
export type FileStats = Pick<Stats, 'size' | 'mtimeMs' | 'ino' | 'dev'>;

/** By the path within the folder. */
export type SiteFiles = ReadonlyMap<string, FileStats>;

/** All files of a folder; none where there is no folder. */
export function siteFiles(folder: string): SiteFiles {
  return new Map(fileNames(folder).map((file) => [file, statsOf(join(folder, file))]));
}

export function statsOf(path: string): FileStats {
  const { size, mtimeMs, ino, dev } = statSync(path);
  return { size, mtimeMs, ino, dev };
}

/** The paths of all files within a folder. */
export function fileNames(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return namesBelow(folder, '');
}

/** By hand: Node's own way asks the disk about each file once more. */
function namesBelow(folder: string, start: string): string[] {
  return readdirSync(join(folder, start), { withFileTypes: true }).flatMap((entry) => {
    const name = `${start}${entry.name}`;
    if (entry.isDirectory()) return namesBelow(folder, `${name}/`);
    return entry.isFile() ? [name] : [];
  });
}

/** Number of HTML pages among files. */
export function countPages(names: Iterable<string>): number {
  return Array.from(names).filter((name) => name.endsWith('.html')).length;
}

/** Of all files together, in bytes. */
export function sizeOf(files: SiteFiles): number {
  return files.values().reduce((sum, { size }) => sum + size, 0);
}
