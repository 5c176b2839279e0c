import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { hasCode, isDiskFull } from '../../build/error-code.ts';
import { isRunning } from '../../build/is-running.build.ts';

/**
 * Runs `work` under a lock per target. Throws a sentence if another process holds it; the lock of a killed
 * process is taken over.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  takeLock(file);
  try {
    clearAbandoned(file);
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function takeLock(file: string): void {
  if (createLock(file)) return;
  const found = readLock(file);
  if (!isHeld(found)) {
    dropLock(file);
    if (createLock(file)) return;
  }
  const [pid = '', host] = found.split('\n');
  throw new Error(
    `Process ${pid} on ${host || 'another machine'} is publishing there. Wait for it; if it is gone, delete ${file}.`,
  );
}

/** Removes drafts of locks that killed processes have left. */
function clearAbandoned(file: string): void {
  const start = `${basename(file)}.`;
  const folder = dirname(file);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(start) && !isRunning(Number(name.slice(start.length))))
      rmSync(join(folder, name), { force: true });
  }
}

/** An empty lock file was left by a full disk and belongs to nobody. */
function isHeld(lock: string): boolean {
  const [pid = '', host] = lock.split('\n');
  if (lock === '') return false;
  return host !== hostname() || (Number(pid) !== process.pid && isRunning(Number(pid)));
}

/**
 * Written under another name and then linked to its place, so that a lock always names its process, even if
 * the disk is full or the process is killed.
 */
function createLock(file: string): boolean {
  const own = ownFile(file);
  const text = `${process.pid}\n${hostname()}`;
  try {
    writeFileSync(own, text);
    nameFile(own, file, text);
    return true;
  } catch (error) {
    if (hasCode(error, ['EEXIST'])) return false;
    if (!isDiskFull(error)) throw error;
    throw new Error(`The disk of ${dirname(file)} is full. What is live has not changed.`, { cause: error });
  } finally {
    rmSync(own, { force: true });
  }
}

/** Some file systems have no hard links. */
function nameFile(own: string, file: string, text: string): void {
  try {
    linkSync(own, file);
  } catch (error) {
    if (!hasCode(error, ['EPERM', 'ENOTSUP'])) throw error;
    writeFileSync(file, text, { flag: 'wx' });
  }
}

/** If another process has taken the lock over meanwhile, it is put back. */
function dropLock(file: string): void {
  const own = ownFile(file);
  try {
    renameSync(file, own);
    if (isHeld(readLock(own))) linkSync(own, file);
  } catch {
    // Already removed or taken again: the next command finds out.
  } finally {
    rmSync(own, { force: true });
  }
}

const ownFile = (file: string) => `${file}.${process.pid}`;

function readLock(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
