import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { tenantFolders } from '../../tenant/load/language-edition.build.ts';

export interface TenantFiles {
  /**
   * Digest of everything except stock that a dealer's pages depend on: the files of its folder and the
   * defaults.
   */
  readonly digest: string;
  /** Contents of the Markdown files. */
  readonly texts: readonly string[];
}

/** Reads a dealer's folders and `_defaults`, except the feed, which becomes the stock snapshot. */
export function readTenantFiles(tenantsDir: string, slug: string, feedFile: string): TenantFiles {
  const folders = tenantFolders(tenantsDir, slug);
  const isStock = (name: string) =>
    folders.some((folder) => name === join(folder, feedFile) || name.startsWith(join(folder, 'stock/')));
  const hash = createHash('sha256');
  const texts: string[] = [];
  for (const name of ['_defaults', ...folders].flatMap((folder) => filesBelow(tenantsDir, folder))) {
    if (isStock(name)) continue;
    const bytes = readFileSync(join(tenantsDir, name));
    hash.update(`\n${name} ${bytes.length}\n`).update(bytes);
    if (name.endsWith('.md')) texts.push(bytes.toString('utf8'));
  }
  return { digest: hash.digest('hex').slice(0, 20), texts };
}

function filesBelow(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
