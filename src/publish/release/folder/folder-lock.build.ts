import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { hasCode, isDiskFull } from '../../build/error-code.ts';
import { isRunning } from '../../build/is-running.build.ts';

/**
 * Runs `work` while nobody else publishes to the same place. Throws with a sentence when somebody does; the lock of a
 * process that was killed is taken over.
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

/** What processes that were killed had written to take the lock. */
function clearAbandoned(file: string): void {
  const start = `${basename(file)}.`;
  const folder = dirname(file);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(start) && !isRunning(Number(name.slice(start.length))))
      rmSync(join(folder, name), { force: true });
  }
}

/** An empty one was left by a full disk: nobody could write down that it is his. */
function isHeld(lock: string): boolean {
  const [pid = '', host] = lock.split('\n');
  if (lock === '') return false;
  return host !== hostname() || (Number(pid) !== process.pid && isRunning(Number(pid)));
}

/**
 * Written beside its place and then given its name, so that a lock names its process from the beginning: a full disk
 * or a kill leaves none that is nobody's.
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

/** Some file systems allow a file one name only. */
function nameFile(own: string, file: string, text: string): void {
  try {
    linkSync(own, file);
  } catch (error) {
    if (!hasCode(error, ['EPERM', 'ENOTSUP'])) throw error;
    writeFileSync(file, text, { flag: 'wx' });
  }
}

/** Unless somebody has taken it over in the meantime: his is put back. */
function dropLock(file: string): void {
  const own = ownFile(file);
  try {
    renameSync(file, own);
    if (isHeld(readLock(own))) linkSync(own, file);
  } catch {
    // Gone already, or taken again: what follows finds out.
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
