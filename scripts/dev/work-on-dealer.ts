import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { siteUrl } from '#functions/overview/overview-page.ts';
import type { PublishedSite } from '#functions/ports/published-site.ts';
import { siteStock } from '#src/site/opening/price-verdicts.build.ts';
import { tenantFolders } from '#src/tenant/load/language-edition.build.ts';
import { loadTenant, type Tenant } from '#src/tenant/load/load-tenant.build.ts';
import { formatProblem } from '#src/tenant/problem.ts';
import { openDevFunctions } from './dev-functions.ts';
import { devRequests } from './dev-requests.ts';
import { startPages, startSettings } from './dev-server.ts';
import { INNER_HEADER, INNER_TOKEN_VARIABLE } from './inner-request.ts';
import { devPages } from './site/dev-pages.ts';
import { devSite } from './site/dev-site.ts';
import { createDevState, type DevState } from './site/dev-state.ts';
import { watchFolder } from './site/watch-folder.ts';
import { terminalNews } from './terminal-news.ts';

interface Work {
  readonly slug: string;
  readonly tenantsDir: string;
  readonly dataDir: string;
  readonly port: number;
}

type Render = (path: string) => Promise<Uint8Array | null>;

const publicDir = fileURLToPath(new URL('../../public', import.meta.url));
const STOP_GRACE_MS = 500;

/** Serves a dealer and its changes until the process is stopped. */
export async function workOnDealer({ slug, tenantsDir, dataDir: buildDataDir, port }: Work): Promise<void> {
  const dirs = foldersOf(tenantsDir, slug);
  const dataDir = join(buildDataDir, 'dev', slug);
  const ownPublicDirs = dirs.map((dir) => join(dir, 'public')).toReversed();
  const state = createDevState({ slug, tenantsDir, dataDir, buildDataDir });
  state.subscribe(terminalNews(process.stderr));
  await state.reload();
  const innerToken = randomUUID();
  process.env[INNER_TOKEN_VARIABLE] = innerToken;
  const render: Render = (path) => renderedAt(port, path, innerToken);
  const functions = await openDevFunctions({
    databaseFile: join(dataDir, 'functions.db'),
    slug,
    site: siteOfState(state, dataDir, [publicDir, ...ownPublicDirs.toReversed()], render),
    pages: devPages({ port, innerToken }),
    now: state.now,
    log: (line) => console.log(line),
  });
  const requests = devRequests({ slug, state, functions, publicDirs: ownPublicDirs, innerToken });
  const pages = await keepPages(state, (tenant) =>
    startPages({ port, dataDir, packagesDir: join(buildDataDir, 'dev-packages'), tenant, requests }),
  );
  const isStock = (file: string) => /^stock[\\/]/.test(file);
  const endings = [
    ...dirs.map((dir) =>
      watchFolder(dir, (files) => void state.reload({ hasNewStock: files.some(isStock) })),
    ),
    watchFolder(join(tenantsDir, '_defaults'), () => void state.reload()),
  ];
  const stop = async () => {
    for (const end of endings) end();
    // Open pages keep their event stream: do not wait for them longer than this.
    await Promise.race([pages.stop(), sleep(STOP_GRACE_MS)]);
    functions.close();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  console.error('Rendering the first page…');
  // Errors are shown when the page is requested.
  await render('/').catch(() => null);
  console.log(`\n  ${slug}  ${siteUrl(slug, String(port))}\n\nStop with Ctrl+C.`);
}

/** The folders with the dealer's files. Throws the check's sentence for an unknown dealer. */
function foldersOf(tenantsDir: string, slug: string): string[] {
  const loaded = loadTenant(tenantsDir, slug);
  const absent = loaded.ok ? undefined : loaded.problems.find(({ kind }) => kind === 'tenant');
  if (absent !== undefined) throw new Error(formatProblem(absent));
  return tenantFolders(tenantsDir, slug).map((folder) => join(tenantsDir, folder));
}

type StartPages = (tenant: Tenant | null) => ReturnType<typeof startPages>;

/** Astro's server for the present state, restarted for settings that it reads only at its start. */
async function keepPages(state: DevState, start: StartPages) {
  const tenant = () => state.shown()?.tenant ?? null;
  let startedWith = startSettings(tenant());
  let pages = await start(tenant());
  let work = Promise.resolve();
  async function follow(): Promise<void> {
    const wanted = startSettings(tenant());
    if (wanted === startedWith) return;
    startedWith = wanted;
    await pages.stop();
    pages = await start(tenant());
  }
  state.subscribe(({ busy }) => {
    if (busy === null) work = work.then(follow, follow);
  });
  return { stop: () => work.then(() => pages.stop()) };
}

/** What a build would have published, recomputed when the state changes. */
function siteOfState(state: DevState, dataDir: string, folders: readonly string[], render: Render) {
  let made: { readonly revision: string; readonly site: PublishedSite } | null = null;
  return (): PublishedSite | null => {
    const shown = state.shown();
    if (shown === null) return null;
    const { revision } = state.news();
    if (made?.revision !== revision) {
      const stock = siteStock(dataDir, shown.tenant, shown.stock);
      made = { revision, site: devSite({ ...shown, stock }, state.now(), { folders, render }) };
    }
    return made.site;
  };
}

/** Requests a path from Astro's server; null if it does not exist. */
async function renderedAt(port: number, path: string, innerToken: string): Promise<Uint8Array | null> {
  const reply = await fetch(`http://localhost:${port}${path}`, { headers: { [INNER_HEADER]: innerToken } });
  return reply.ok ? new Uint8Array(await reply.arrayBuffer()) : null;
}
