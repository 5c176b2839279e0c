import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import type { Rendering } from '../delta/rendering.build.ts';
import type { Site, SiteSources } from '../site.build.ts';
import { clientFolder, type ProgramFile, programFile } from './program-folder.ts';
import { replyBytes } from './reply-bytes.build.ts';

type StaticPathsApp = ConstructorParameters<typeof StaticPaths>[0];
type Route = StaticPathsApp['manifest']['routes'][number]['routeData'];

type Middleware = (
  context: { locals: { site?: Site; sources?: SiteSources | undefined } },
  next: () => Promise<Response>,
) => Promise<Response | undefined>;

/** What is used of the object that Astro's compiled module renders with. */
type AstroApp = Required<StaticPathsApp> & {
  setInternals(internals: object): void;
  setOptions(options: object): void;
  render(request: Request, options: { routeData: Route; locals: object }): Promise<Response>;
};

/** A file that the program can make for the tenant of the environment. */
export interface ProgramPath {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly url: string;
  readonly route: Route;
  /** What the page is given besides the site. */
  readonly props: unknown;
}

export interface Program {
  /** Of the code that it was compiled from. */
  readonly digest: string;
  /** The folder of the files that it gives to browsers. */
  readonly client: string;
  /** The site of the tenant in the environment, as pages are given it; without `sources` it is read from the disk. */
  site(sources?: SiteSources): Promise<Site>;
  /** All that the site consists of; with `component`, what that page makes. */
  paths(component?: string): Promise<ProgramPath[]>;
  /** The file's bytes; null for a page that there is none of. Rejects with what the page throws. */
  render(path: ProgramPath, rendering: Rendering): Promise<Buffer | null>;
}

const ORIGIN = 'http://localhost';

/** The program that was compiled into `folder`, ready to render. */
export async function openProgram(folder: string): Promise<Program> {
  const told: ProgramFile = JSON.parse(readFileSync(join(folder, programFile), 'utf8'));
  // React asks once, when the program first needs it: rendered for developers, a listing takes three times as long.
  process.env['NODE_ENV'] = 'production';
  const { app }: { app: AstroApp } = await import(pathToFileURL(join(folder, told.entry)).href);
  rememberModules(app.manifest);
  app.setInternals({ pagesByKeys: new Map(told.pages), entrySpecifierToBundleMap: new Map() });
  app.setOptions({ settings: { scripts: told.scripts }, logger: { options: { destination: problems } } });
  return {
    digest: basename(folder),
    client: join(folder, clientFolder),
    site: (sources) => siteOf(app, sources),
    paths: (component) => pathsOf(app, component),
    render: (path, rendering) => renderedFile(app, path, rendering),
  };
}

/** Each page asks for its module, which is looked up by its address each time: of a site with thousands, once. */
function rememberModules({ pageMap }: StaticPathsApp['manifest']): void {
  for (const [component, load] of pageMap ?? []) {
    let loaded: ReturnType<typeof load> | null = null;
    pageMap?.set(component, () => {
      loaded ??= load();
      return loaded;
    });
  }
}

/** Astro's own warnings; what goes wrong is thrown. */
const problems = {
  write: ({ level, message }: { readonly level: string; readonly message: string }) => {
    if (level === 'error') console.error(message);
  },
};

/** The middleware gives each page its site; asked in the same way, it gives it to the build. */
async function siteOf({ manifest, routeCache }: AstroApp, sources?: SiteSources): Promise<Site> {
  // Of the site before.
  routeCache.clearAll();
  const module: { readonly onRequest?: unknown } | undefined = await manifest.middleware?.();
  const onRequest = module?.onRequest as Middleware | undefined;
  const locals: { site?: Site; sources?: SiteSources | undefined } = { sources };
  await onRequest?.({ locals }, async () => new Response(null));
  if (locals.site === undefined)
    throw new Error('The compiled pages have no middleware that gives the site.');
  return locals.site;
}

async function pathsOf(app: AstroApp, component?: string): Promise<ProgramPath[]> {
  const { manifest, routeCache } = app;
  const routes = manifest.routes.filter(
    ({ routeData }) => component === undefined || routeData.component === component,
  );
  const getComponentByRoute = (route: Route) => app.getComponentByRoute(route);
  const own = { manifest: { ...manifest, routes }, routeCache, getComponentByRoute };
  const found = await new StaticPaths(own).getAll();
  const counts = new Map<Route, number>();
  const known = new Map<string, ProgramPath>();
  for (const { pathname, route } of found) {
    const at = counts.get(route) ?? 0;
    counts.set(route, at + 1);
    const props = routeCache.get(route)?.staticPaths?.[at]?.props;
    const path = { file: fileOf(pathname, route), url: urlOf(pathname, route), route, props };
    // The first that claims an address has it, as Astro itself decides.
    if (!known.has(path.file)) known.set(path.file, path);
  }
  return [...known.values()];
}

function fileOf(pathname: string, { type }: Route): string {
  const path = pathname.replace(/^\//, '').replace(/\/$/, '');
  return type === 'endpoint' ? path : `${path || 'index'}.html`;
}

function urlOf(pathname: string, route: Route): string {
  return new URL(`/${fileOf(pathname, route)}`, ORIGIN).href;
}

async function renderedFile(app: AstroApp, { url, route }: ProgramPath, rendering: Rendering) {
  const reply = await app.render(new Request(url), { routeData: route, locals: { rendering } });
  if (reply.status >= 300 && reply.status < 400)
    throw new Error(`${url} is a redirect, which no file can be.`);
  const { html } = rendering;
  // Astro keeps what it knows of a request in a WeakMap: what hangs on it stays until the next complete collection.
  rendering.html = null;
  return html ?? (reply.body === null ? null : replyBytes(reply));
}
