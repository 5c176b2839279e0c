import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDiskFull } from '../../build/error-code.ts';

/** Keeps a value for the next time, as JSON, in place of the one before; on a full disk nothing new is kept. */
export function keepInFile(file: string, value: unknown): void {
  const incoming = `${file}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(incoming, JSON.stringify(value));
    renameSync(incoming, file);
  } catch (error) {
    rmSync(incoming, { force: true });
    if (!isDiskFull(error)) throw error;
  }
}
