import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StorageError } from '../../ports/database.ts';

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
  makeFolder(dirname(file));
  moveEarlierDatabase(file);
  // SQLite gives `-wal` and `-shm` the rights of the file.
  closeSync(openSync(file, 'a', 0o600));
  if (statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
  return databaseFileId(file);
}

function makeFolder(folder: string): void {
  // The folders above it may be shared with builds of another user.
  mkdirSync(dirname(folder), { recursive: true });
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
}

/**
 * The server's database lay in `DATA_DIR` itself before it got a folder of its own, `database`. One that is still there
 * is moved to `file`, unless there is one already, with its log, in which the newest rows may be.
 */
export function moveEarlierDatabase(file: string): void {
  const earlier = join(dirname(dirname(file)), basename(file));
  if (basename(dirname(file)) !== 'database' || !existsSync(earlier) || existsSync(file)) return;
  makeFolder(dirname(file));
  // The file last: whoever is interrupted before it goes on from here.
  for (const ending of ['-wal', '-shm', ''])
    if (existsSync(`${earlier}${ending}`)) renameSync(`${earlier}${ending}`, `${file}${ending}`);
}

/**
 * Puts the log of a database file that is gone aside: SQLite would take it for that of another file at its path, or
 * delete it. Gives where the log is now; null where there was none.
 */
export function setLogAside(file: string, now: Date): string | null {
  // `2026_11_25_21_17_23`: the server's log hides longer runs of digits, which may be somebody's phone number.
  const ending = `.lost-${now.toISOString().slice(0, 19).replace(/\D/g, '_')}`;
  for (const name of [`${file}-shm`, `${file}-wal`])
    if (existsSync(name)) renameSync(name, `${name}${ending}`);
  return existsSync(`${file}-wal${ending}`) ? `${file}-wal${ending}` : null;
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
  return [databaseFileId(file), databaseFileId(`${file}-wal`), databaseFileId(`${file}-shm`)];
}

/** What the file system knows a file by; `none` where there is none. */
export function databaseFileId(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? 'none' : `${stat.dev}:${stat.ino}`;
}
