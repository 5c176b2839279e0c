import { fileURLToPath } from 'node:url';

/** Where a `file:` address lies; null for a server. SQLite takes `file:data/x.db` for a relative path, which is no path of a file URL. */
export function databaseFile(url: string): string | null {
  if (!url.startsWith('file:')) return null;
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length).replace(/\?.*$/, '');
}
