import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StorageError } from '../../ports/database.ts';

/**
 * The path of a `file:` URL; null for a server. Parsed as text, because SQLite accepts relative
 * paths such as `file:data/x.db`, which file URLs do not have.
 */
export function databaseFile(url: string): string | null {
  if (!url.startsWith('file:')) return null;
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length).replace(/\?.*$/, '');
}

/**
 * Creates the database file and its folder if they are missing, readable by the server's user only,
 * because they hold personal data. Returns the file's id (see `databaseFileId`).
 */
export function makeDatabaseFile(file: string): string {
  makeFolder(dirname(file));
  moveEarlierDatabase(file);
  // SQLite creates `-wal` and `-shm` with the permissions of the main file.
  closeSync(openSync(file, 'a', 0o600));
  if (statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
  return databaseFileId(file);
}

function makeFolder(folder: string): void {
  // Parent folders may be shared with builds of another user.
  mkdirSync(dirname(folder), { recursive: true });
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
}

/**
 * Earlier versions kept the database in `DATA_DIR` itself. Moves it to `file` in the folder
 * `database`, unless there is one already, together with its write-ahead log, which may hold the
 * newest rows.
 */
export function moveEarlierDatabase(file: string): void {
  const earlier = join(dirname(dirname(file)), basename(file));
  if (basename(dirname(file)) !== 'database' || !existsSync(earlier) || existsSync(file)) return;
  makeFolder(dirname(file));
  // The main file is moved last, so an interrupted move is continued at the next start.
  for (const ending of ['-wal', '-shm', ''])
    if (existsSync(`${earlier}${ending}`)) renameSync(`${earlier}${ending}`, `${file}${ending}`);
}

/**
 * Renames the write-ahead log of a database file that has disappeared. Otherwise SQLite would apply
 * it to another file at that path, or delete it. Returns the new path; null when there was no log.
 */
export function renameLostLog(file: string, now: Date): string | null {
  // Written as `2026_11_25_21_17_23`, because the server's log redacts longer digit runs as phone
  // numbers.
  const ending = `.lost-${now.toISOString().slice(0, 19).replace(/\D/g, '_')}`;
  for (const name of [`${file}-shm`, `${file}-wal`])
    if (existsSync(name)) renameSync(name, `${name}${ending}`);
  return existsSync(`${file}-wal${ending}`) ? `${file}-wal${ending}` : null;
}

/**
 * Returns a check that throws `gone` when the database file, its log or its index has been replaced
 * or deleted. It then throws forever: writes to a deleted file are lost even if a file reappears at
 * the path.
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

/** The three files of an open database in WAL mode. */
function filesOf(file: string): readonly [string, string, string] {
  return [databaseFileId(file), databaseFileId(`${file}-wal`), databaseFileId(`${file}-shm`)];
}

/** Identifies a file by device and inode; `none` when it does not exist. */
export function databaseFileId(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? 'none' : `${stat.dev}:${stat.ino}`;
}
