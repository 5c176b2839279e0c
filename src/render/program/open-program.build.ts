import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PictureSizes } from '../../editorial/markdown/picture-sizes.ts';
import type { BuildEnvironment } from '../../site/opening/build-environment.build.ts';
import type { SiteSources } from '../../site/opening/open-site.build.ts';
import type { Site } from '../../site/site.build.ts';
import { fileOf } from '../paths.build.ts';
import { replyBytes } from '../reply-bytes.build.ts';
import { CLIENT_FOLDER, ENTRY_FILE } from './program-folder.ts';

type Entry = typeof import('./entry.build.ts');

/** A page or file to render. */
export interface ProgramPath {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly path: string;
}

export interface Program {
  /** Digest of the code that it was compiled from. */
  readonly digest: string;
  /** Folder of the files for browsers. */
  readonly client: string;
  /** The site object that pages receive; without `sources`, settings and stock are read from disk. */
  site(environment: BuildEnvironment, sources?: SiteSources, pictures?: PictureSizes): Promise<Site>;
  /** All pages and files of a site. */
  paths(site: Site): ProgramPath[];
  /** The content of the file. Rejects with the page's error. */
  render(path: ProgramPath, site: Site): Promise<Buffer>;
}

const ORIGIN = 'http://localhost';

/** Loads the program that was compiled into `folder`. */
export async function openProgram(folder: string): Promise<Program> {
  // React reads this once, when it is loaded: its development build is three times slower.
  process.env['NODE_ENV'] = 'production';
  const { app, openSite, sitePaths }: Entry = await import(pathToFileURL(join(folder, ENTRY_FILE)).href);
  return {
    digest: basename(folder),
    client: join(folder, CLIENT_FOLDER),
    site: openSite,
    paths: (site) => sitePaths(site).map((path) => ({ path, file: fileOf(path) })),
    render: async ({ path }, site) => {
      const request = new Request(`${ORIGIN}${path}`);
      const routeData = app.match(request);
      if (routeData === undefined) throw new Error(`${path}: no route of src/pages answers it.`);
      const reply = await app.render(request, { routeData, locals: { site } });
      const expected = path === '/404' ? 404 : 200;
      if (reply.status !== expected) throw new Error(`${path}: the page answers with ${reply.status}.`);
      return replyBytes(reply);
    },
  };
}
