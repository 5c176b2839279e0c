import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The moment of a build, which says nothing of what it built. */
const moment = /"builtAt":"[^"]*"/;

/**
 * Whether two folders hold the same site: the same files, with the same bytes. What is one file by two names is not
 * read. `dated` are files that also say when they were built.
 */
export function isSameSite(a: string, b: string, dated: readonly string[]): boolean {
  const files = filesOf(a);
  const others = new Set(filesOf(b));
  if (files.length !== others.size || files.some((file) => !others.has(file))) return false;
  return files.every((file) => isSameFile(join(a, file), join(b, file), dated.includes(file)));
}

function filesOf(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function isSameFile(a: string, b: string, isDated: boolean): boolean {
  const [own, other] = [statSync(a), statSync(b)];
  if (own.ino === other.ino && own.dev === other.dev) return true;
  if (isDated) return undated(a) === undated(b);
  return own.size === other.size && readFileSync(a).equals(readFileSync(b));
}

function undated(file: string): string {
  return readFileSync(file, 'utf8').replace(moment, '');
}
