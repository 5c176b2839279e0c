import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDiskFull } from '../../build/error-code.ts';

/** Stores a value as JSON, replacing the file in one step; if the disk is full, the old file stays. */
export function storeJson(file: string, value: unknown): void {
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
