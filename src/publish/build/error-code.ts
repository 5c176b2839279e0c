/** Whether an error of the operating system or of a database is one of these. */
export function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** No room left, or none left for this user; a database says it by its own name. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, ['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);
}

/** A worker thread was ended because its heap was full. */
export function isOutOfMemory(error: unknown): boolean {
  return hasCode(error, ['ERR_WORKER_OUT_OF_MEMORY']);
}
