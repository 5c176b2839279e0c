import { StorageError, type StorageFault } from '../ports/database.ts';

/**
 * By SQLite's primary result codes (https://sqlite.org/rescode.html), those of the client and those
 * of Node.
 */
const faultsByCode: Readonly<Record<string, StorageFault>> = {
  SQLITE_BUSY: 'locked',
  SQLITE_LOCKED: 'locked',
  SQLITE_FULL: 'full',
  SQLITE_READONLY: 'read-only',
  SQLITE_PERM: 'read-only',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
  SQLITE_CANTOPEN: 'failing',
  SQLITE_IOERR: 'failing',
  SQLITE_PROTOCOL: 'failing',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  ENOSPC: 'full',
  EDQUOT: 'full',
  SERVER_ERROR: 'unreachable',
  HRANA_PROTO_ERROR: 'unreachable',
  HRANA_CLOSED_ERROR: 'unreachable',
};

/**
 * Wraps an error in a `StorageError` when the storage is at fault; returns it unchanged when the
 * statement is.
 */
export function asStorageError(error: unknown): unknown {
  const fault = error instanceof StorageError ? undefined : faultOf(error);
  return fault === undefined ? error : new StorageError(fault, { cause: error });
}

/** For a file that could not be created, which is always the storage's fault. */
export function asFileError(error: unknown): StorageError {
  return new StorageError(faultOf(error) ?? 'failing', { cause: error });
}

export function isLocked(error: unknown): boolean {
  return faultOf(error) === 'locked';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function faultOf(error: unknown): StorageFault | undefined {
  if (error instanceof StorageError) return error.fault;
  // `fetch` rejects with this when there is no connection
  // (https://fetch.spec.whatwg.org/#fetch-method).
  if (error instanceof TypeError && error.message === 'fetch failed') return 'unreachable';
  const code = codeOf(error);
  return faultsByCode[code] ?? faultsByCode[primaryCode(code)];
}

/** `SQLITE_IOERR` for `SQLITE_IOERR_WRITE`: libSQL reports file errors with extended codes. */
function primaryCode(code: string): string {
  return code.split('_', 2).join('_');
}
