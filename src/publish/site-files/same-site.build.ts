import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type FileStats, fileNames, type SiteFiles } from './site-files.build.ts';

/** The time of the build, ignored in the comparison. */
const moment = /"builtAt":"[^"]*"/;

/**
 * Whether a folder holds the same site as another, whose `files` are known: equal paths and bytes. Hard links
 * are not read. The time of the build is ignored in the `dated` files.
 */
export function isSameSite(
  folder: string,
  files: SiteFiles,
  other: string,
  dated: readonly string[],
): boolean {
  for (const [file, stats] of files)
    if (!isSameFile(join(folder, file), stats, join(other, file), dated.includes(file))) return false;
  return fileNames(other).length === files.size;
}

function isSameFile(path: string, stats: FileStats, otherPath: string, isDated: boolean): boolean {
  const other = statSync(otherPath, { throwIfNoEntry: false });
  if (other?.isFile() !== true) return false;
  if (stats.ino === other.ino && stats.dev === other.dev) return true;
  if (isDated) return undated(path) === undated(otherPath);
  return stats.size === other.size && readFileSync(path).equals(readFileSync(otherPath));
}

function undated(file: string): string {
  return readFileSync(file, 'utf8').replace(moment, '');
}
