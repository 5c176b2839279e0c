import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file at once or not at all: a process that is killed leaves the old one. Makes its folder. */
export function replaceFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const incoming = `${file}.new`;
  writeFileSync(incoming, text);
  renameSync(incoming, file);
}
