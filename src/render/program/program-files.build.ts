import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DraftFolder } from '../draft-folder.build.ts';
import { clientFolder } from './program-folder.ts';

const FONTS = '_astro/fonts/';

/** Links scripts, styles and everything in `public/`, except fonts. */
export function linkClientFiles(program: string, draft: DraftFolder): void {
  const client = join(program, clientFolder);
  for (const entry of globSync('**/*', { cwd: client, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const file = from.slice(client.length + 1);
    if (!file.startsWith(FONTS)) draft.link(from, file);
  }
}

/** Links the fonts of the dealer's theme. */
export function linkFonts(program: string, folder: string, draft: DraftFolder): void {
  const home = readFileSync(join(folder, 'index.html'), 'latin1');
  for (const [, file = ''] of home.matchAll(/\/(_astro\/fonts\/[\w.-]+)/g))
    draft.link(join(program, clientFolder, file), file);
}
