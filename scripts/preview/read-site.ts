import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { BuiltSite } from './pictures/page-state.ts';

/** Reads pages, style sheets and scripts of a built folder. */
export function readSite(folder: string): BuiltSite {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(sep).join('/'),
  );
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const ending = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  return {
    pages: new Map(ending(/\.html$/).map((file) => [addressOf(file), () => read(file)])),
    assets: new Map(ending(/\.(css|m?js)$/).map((file) => [`/${file}`, read(file)])),
  };
}

function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}
