/** Whether an error of the operating system or a database has one of these codes. */
export function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** The disk or the user's quota is full; SQLite has a code of its own. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, ['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);
}

/** A worker thread was terminated because its heap was full. */
export function isOutOfMemory(error: unknown): boolean {
  return hasCode(error, ['ERR_WORKER_OUT_OF_MEMORY']);
}
