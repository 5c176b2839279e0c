/**
 * Compiles the site's program into the folder named on the command line. A process of its own, so that the
 * bundler's memory is freed before the first page is rendered.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'astro';
import { allFonts } from '../../publish/site-files/theme-fonts.build.ts';

const [root, folder] = process.argv.slice(2);
if (root === undefined || folder === undefined) throw new Error('Which project, and into which folder?');
rmSync(folder, { recursive: true, force: true });
// Each process has its own cache: another one compiling at the same time could read a half-written font.
const cacheDir = join(folder, '.cache');
await build({ root, logLevel: 'error', outDir: folder, cacheDir, fonts: allFonts() });
rmSync(cacheDir, { recursive: true, force: true });
