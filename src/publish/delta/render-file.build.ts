import { hash } from 'node:crypto';
import type { Program, ProgramPath } from '../../render/open-program.build.ts';
import type { Site } from '../site.build.ts';
import type { PageNotes } from './page-notes.ts';
import type { Rendering } from './rendering.build.ts';

/** Renders one file and gives it to `write`. Rejects with what the page throws. */
export async function renderFile(
  program: Program,
  site: Site,
  path: ProgramPath,
  write: (file: string, body: Buffer) => void,
): Promise<PageNotes> {
  const rendering: Rendering = { reads: new Set(), styles: new Set(), fragments: [], html: null };
  const body = await program.render(path, site, rendering);
  write(path.file, body);
  const { reads, styles, fragments } = rendering;
  return { file: path.file, digest: hash('sha256', body), reads: [...reads], styles: [...styles], fragments };
}

/** Gives one of the files that are no pages to `write`. */
export function readyFile(
  file: string,
  ready: ReadonlyMap<string, string>,
  write: (file: string, text: string) => void,
): PageNotes {
  const text = ready.get(file);
  if (text === undefined) throw new Error(`${file}: the site has no such file.`);
  write(file, text);
  return { file, digest: hash('sha256', text), reads: [], styles: [], fragments: [] };
}
