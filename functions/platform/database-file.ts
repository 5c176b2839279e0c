import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StorageError } from '../ports/database.ts';

/** Where a `file:` address lies; null for a server. SQLite takes `file:data/x.db` for a relative path, which is no path of a file URL. */
export function databaseFile(url: string): string | null {
  if (!url.startsWith('file:')) return null;
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length).replace(/\?.*$/, '');
}

/**
 * Makes the file of a database, and its folder, where they are not there: for no other user, as they hold
 * people's data. Gives what the file system knows the file by.
 */
export function makeDatabaseFile(file: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives `-wal` and `-shm` the rights of the file.
  closeSync(openSync(file, 'a', 0o600));
  return idOf(file);
}

/**
 * A function that throws `gone` once the file that was made, its log or its index is not what stands at its path.
 * It stays so: what has been written to a deleted file must not count should somebody bring the file back.
 */
export function watchDatabaseFile(file: string, made: string): () => void {
  const [opened, log, index] = filesOf(file);
  let isGone = opened !== made;
  return () => {
    const [now, logNow, indexNow] = filesOf(file);
    isGone ||= now !== opened || logNow !== log || indexNow !== index;
    if (isGone) throw new StorageError('gone');
  };
}

/** The three files that make up an open database in WAL mode. */
function filesOf(file: string): readonly [string, string, string] {
  return [idOf(file), idOf(`${file}-wal`), idOf(`${file}-shm`)];
}

function idOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? 'none' : `${stat.dev}:${stat.ino}`;
}
