import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Number of HTML pages in a folder and the size of all its files in bytes. */
export function measureFolder(folder: string): { pages: number; bytes: number } {
  let pages = 0;
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    if (entry.name.endsWith('.html')) pages += 1;
    bytes += statSync(join(entry.parentPath, entry.name)).size;
  }
  return { pages, bytes };
}
