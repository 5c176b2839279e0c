import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment } from '../../site/build-environment.build.ts';
import type { Site, SiteSources } from '../../site/site.build.ts';
import { fileOf } from '../paths.build.ts';
import { replyBytes } from '../reply-bytes.build.ts';
import { clientFolder, entryFile } from './program-folder.ts';

type Entry = typeof import('./entry.build.ts');

/** A file of a site that is rendered. */
export interface ProgramPath {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly path: string;
}

export interface Program {
  /** Of the code that it was compiled from. */
  readonly digest: string;
  /** The folder of the files that it gives to browsers. */
  readonly client: string;
  /** The site of a dealer, as pages are given it; without `sources` it is read from the disk. */
  site(environment: BuildEnvironment, sources?: SiteSources): Promise<Site>;
  /** All that a site consists of. */
  paths(site: Site): ProgramPath[];
  /** The file's bytes. Rejects with what the page throws. */
  render(path: ProgramPath, site: Site): Promise<Buffer>;
}

const ORIGIN = 'http://localhost';

/** The program that was compiled into `folder`, ready to render. */
export async function openProgram(folder: string): Promise<Program> {
  // React reads this once, when it is loaded: its development build takes three times as long.
  process.env['NODE_ENV'] = 'production';
  const { app, openSite, sitePaths }: Entry = await import(pathToFileURL(join(folder, entryFile)).href);
  return {
    digest: basename(folder),
    client: join(folder, clientFolder),
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
