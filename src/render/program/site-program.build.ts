import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RenderOnDemand } from '../on-demand-pages.ts';
import { codeDigest } from './code-digest.build.ts';
import { compiledProgram } from './compiled-program.build.ts';
import { clientFolder, entryFile } from './program-folder.ts';

type Entry = typeof import('./entry.build.ts');

/** The compiled pages of this very code, for a server that renders pages on demand. */
export interface SiteProgram {
  readonly render: RenderOnDemand;
  /** The folder of the scripts and styles that its pages name. */
  readonly assetsDir: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Compiles the pages when no build has compiled them yet, which takes seconds. */
export async function openSiteProgram(): Promise<SiteProgram> {
  const folder = await compiledProgram(root, codeDigest(root));
  // React reads this once, when it is loaded: its development build takes three times as long.
  process.env['NODE_ENV'] = 'production';
  const { renderOnDemand }: Entry = await import(pathToFileURL(join(folder, entryFile)).href);
  return { render: renderOnDemand, assetsDir: join(folder, clientFolder) };
}
