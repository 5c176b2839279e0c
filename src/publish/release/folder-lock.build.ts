import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { isRunning } from '../is-running.build.ts';

/**
 * Runs `work` while nobody else publishes to the same place. Throws with a sentence when somebody does; the lock of a
 * process that was killed is taken over.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  takeLock(file);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function takeLock(file: string): void {
  if (createLock(file)) return;
  const [pid = '', host = ''] = readLock(file).split('\n');
  const isHeld = host !== hostname() || (Number(pid) !== process.pid && isRunning(Number(pid)));
  if (!isHeld) {
    rmSync(file, { force: true });
    if (createLock(file)) return;
  }
  throw new Error(
    `Process ${pid} on ${host || 'another machine'} is publishing there. Wait for it; if it is gone, delete ${file}.`,
  );
}

function createLock(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, `${process.pid}\n${hostname()}`);
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readLock(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
