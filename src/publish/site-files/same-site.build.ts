import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type FileStats, fileNames, type SiteFiles } from './site-files.build.ts';

/** The moment of a build, which says nothing of what it built. */
const moment = /"builtAt":"[^"]*"/;

/**
 * Whether a folder holds the same site as another, whose `files` are known: the same files, with the same bytes. What
 * is one file by two names is not read. `dated` are files that also say when they were built.
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
