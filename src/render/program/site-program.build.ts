import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RenderOnDemand } from '../on-demand-pages.ts';
import { codeDigest } from './code-digest.build.ts';
import { compiledProgram } from './compiled-program.build.ts';
import { CLIENT_FOLDER, ENTRY_FILE } from './program-folder.ts';

type Entry = typeof import('./entry.build.ts');

/** The compiled pages of the present code, for a server that renders pages on demand. */
export interface SiteProgram {
  readonly render: RenderOnDemand;
  /** Folder of the scripts and styles that the pages use. */
  readonly assetsDir: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Compiles the pages if no build has done so; that takes seconds. */
export async function openSiteProgram(): Promise<SiteProgram> {
  const folder = await compiledProgram(root, codeDigest(root));
  // React reads this once, when it is loaded: its development build is three times slower.
  process.env['NODE_ENV'] = 'production';
  const { renderOnDemand }: Entry = await import(pathToFileURL(join(folder, ENTRY_FILE)).href);
  return { render: renderOnDemand, assetsDir: join(folder, CLIENT_FOLDER) };
}
