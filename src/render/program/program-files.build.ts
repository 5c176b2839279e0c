import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileNames } from '../../publish/site-files/site-files.build.ts';
import type { DraftFolder } from '../draft-folder.build.ts';
import { CLIENT_FOLDER } from './program-folder.ts';

const FONTS = '_astro/fonts/';

/** The files that every site has: scripts, styles and everything in `public/`, but no fonts. */
export function clientFiles(program: string): ReadonlySet<string> {
  return new Set(fileNames(join(program, CLIENT_FOLDER)).filter((file) => !file.startsWith(FONTS)));
}

/** Links these files of the program. */
export function linkClientFiles(program: string, files: ReadonlySet<string>, draft: DraftFolder): void {
  for (const file of files) draft.link(join(program, CLIENT_FOLDER, file), file);
}

/** Links the fonts of the dealer's theme. */
export function linkFonts(program: string, folder: string, draft: DraftFolder): void {
  const home = readFileSync(join(folder, 'index.html'), 'latin1');
  for (const [, file = ''] of home.matchAll(/\/(_astro\/fonts\/[\w.-]+)/g))
    draft.link(join(program, CLIENT_FOLDER, file), file);
}
