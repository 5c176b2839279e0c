import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Files = Readonly<Record<string, string>>;

/** Writes these files into a folder, by path, as a build would. */
export function builtSite(folder: string, files: Files): string {
  const site = mkdtempSync(join(folder, 'site-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), content);
  }
  return site;
}

export function htmlPage(body: string): string {
  return `<html lang="en"><head><title>T</title></head><body>${body}</body></html>`;
}
