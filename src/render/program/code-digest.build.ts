import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of the compiled program; tests and scripts are not part of it. */
const sources = ['src', 'public', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Digest of all files below `root` that the pages are compiled from, and of the libraries' versions. */
export function codeDigest(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap((name) => filesAt(root, name)))
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 20);
}

function filesAt(root: string, name: string): string[] {
  if (name.includes('.')) return [name];
  return readdirSync(join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|fixture)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replace(/^\//, ''))
    .sort();
}
