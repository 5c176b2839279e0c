/**
 * Compiles the site's program into the folder that is named on the command line: a process of its own, so that
 * the bundler's memory is free again before the first page is rendered.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'astro';
import { allFonts } from '../../publish/site-files/theme-fonts.build.ts';

const [root, folder] = process.argv.slice(2);
if (root === undefined || folder === undefined) throw new Error('Which project, and into which folder?');
rmSync(folder, { recursive: true, force: true });
// Of its own: one who compiles at the same moment would read a typeface that is half written.
const cacheDir = join(folder, '.cache');
await build({ root, logLevel: 'error', outDir: folder, cacheDir, fonts: allFonts() });
rmSync(cacheDir, { recursive: true, force: true });
