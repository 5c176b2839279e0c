import { createHash, hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileNames } from '../../publish/site-files/site-files.build.ts';

/** The sources of the compiled program; tests and scripts are not part of it. */
const sources = ['src', 'public', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Digest of all files below `root` that the pages are compiled from, and of the libraries' versions. */
export function codeDigest(root: string): string {
  const digest = createHash('sha256').update(process.version);
  for (const file of sources.flatMap((name) => filesAt(root, name)))
    digest.update(`\n${file} ${digestOfFile(join(root, file))}`);
  return digest.digest('hex').slice(0, 20);
}

function filesAt(root: string, name: string): string[] {
  if (name.includes('.')) return [name];
  return fileNames(join(root, name))
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => `${name}/${file}`)
    .sort();
}

const known = new Map<string, { readonly stamp: string; readonly digest: string }>();

/**
 * A process that builds many sites reads a file again only when it was written or replaced. `ctime` changes even if
 * size and modification time are set to what they were.
 */
function digestOfFile(path: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  const stamp = `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
  const before = known.get(path);
  if (before?.stamp === stamp) return before.digest;
  const digest = hash('sha256', readFileSync(path));
  known.set(path, { stamp, digest });
  return digest;
}
