/** Whether an error of the operating system or a database has one of these codes. */
export function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** The disk or the user's quota is full; SQLite has a code of its own. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, ['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);
}

const diskCodes = ['EROFS', 'EIO', 'EPERM', 'EACCES', 'ENOENT', 'ENOTDIR', 'EISDIR', 'EMFILE', 'ENFILE'];

/** Whether a file cannot be written or read: an error of this machine and not of another one. */
export function isDiskError(error: unknown): boolean {
  const isOfNetwork = error instanceof Error && 'syscall' in error && error.syscall === 'connect';
  return isDiskFull(error) || (hasCode(error, diskCodes) && !isOfNetwork);
}

/** A worker thread was terminated because its heap was full. */
export function isOutOfMemory(error: unknown): boolean {
  return hasCode(error, ['ERR_WORKER_OUT_OF_MEMORY']);
}

interface BuildPlaces {
  readonly outDir: string;
  readonly dataDir: string;
}

/** An unexpected error of a build: what to do, or where in the program it happened. */
export function failureText(error: unknown, { outDir, dataDir }: BuildPlaces): string {
  if (isDiskFull(error)) return `The disk of ${outDir} or ${dataDir} is full. What was built before stays.`;
  if (!(error instanceof Error)) return String(error);
  return hasCode(error, ['EACCES', 'EPERM', 'EROFS'])
    ? `A file may not be written or read (${error.message}). Correct the permissions of the file or folder, or mount its disk for writing. What was built before stays.`
    : (error.stack ?? error.message);
}
