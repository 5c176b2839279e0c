import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file atomically: a killed process leaves the old one. Creates its folder. */
export function replaceFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const incoming = `${file}.new`;
  writeFileSync(incoming, text);
  renameSync(incoming, file);
}
