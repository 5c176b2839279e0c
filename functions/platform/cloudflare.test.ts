import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedFiles } from '#src/publish/published/published-files.fixture.ts';
import { FRAME_FILE } from '#src/site/site-frame.schema.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aSiteInfo, temporaryDist, writeFiles, writeSite } from './dist.fixture.ts';
import { digest } from './program.fixture.ts';

type Fetch = (request: Request, bindings: object, execution: object) => Promise<Response>;

/** The globals of a Worker: no `process`, `Buffer` or `require`. */
const webGlobals = {
  ...{ Request, Response, Headers, URL, URLSearchParams, URLPattern, Blob, FormData, fetch, crypto },
  ...{ TextEncoder, TextDecoder, ReadableStream, TransformStream, WritableStream, Event, EventTarget },
  ...{ AbortController, AbortSignal, DOMException, atob, btoa, structuredClone, performance, queueMicrotask },
  ...{
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    WebSocket,
    Uint8Array,
    ArrayBuffer,
    Error,
    TypeError,
  },
};

/** Static assets as the host serves them: files by name, pages without their extension. */
function assetsIn(folder: string) {
  const read = (path: string) => readFile(join(folder, path)).catch(() => null);
  return {
    fetch: async ({ url }: Request) => {
      const { pathname } = new URL(url);
      const found = (await read(pathname)) ?? (await read(`${pathname}.html`));
      return new Response(found ?? 'nothing', { status: found === null ? 404 : 200 });
    },
  };
}

describe('the functions on Cloudflare', () => {
  let worker: { readonly fetch: Fetch };
  let imported: string[];
  let dist: Awaited<ReturnType<typeof temporaryDist>>;
  let bindings: object;
  const logged: string[] = [];

  beforeAll(async () => {
    const { outputFiles, metafile } = await build({
      entryPoints: [join(import.meta.dirname, 'cloudflare.ts')],
      bundle: true,
      write: false,
      metafile: true,
      format: 'iife',
      globalName: 'bundle',
      platform: 'browser',
      conditions: ['workerd', 'worker', 'browser'],
      logLevel: 'silent',
      external: ['node:*'],
      alias: { '#program': join(import.meta.dirname, 'program.fixture.ts') },
    });
    imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path));
    const context = createContext({ ...webGlobals, console: { error: (line: string) => logged.push(line) } });
    runInContext(outputFiles[0]?.text ?? '', context);
    worker = context['bundle'].default;
    dist = await temporaryDist();
    const root = await writeSite(dist.dir, aSiteInfo(), {
      'cars/corolla-7.html': 'a page',
      'personalised/finance.html': 'for shoppers who have signed in',
      'trade-in.html': 'for everybody',
      '404.html': 'not here',
      '_redirects.json': '{"/old":"/trade-in"}',
      '_departed.json': '{"camry-1":"/used/toyota/camry","supra-2":null}',
    });
    const vehicles = [aVehicle({ slug: 'corolla-7' })];
    const settings = demoSettings('harbourline');
    const at = new Date(0);
    const files = publishedFiles({ settings, vehicles, similarTo: () => [], builtAt: at, stockAt: at });
    const frame = {
      stockPath: '/search',
      showsRepayments: false,
      liveFiles: 1,
      vehicleCount: 1,
      menu: { header: [], footer: [] },
      otherSites: {},
      finance: null,
    };
    const frameText = JSON.stringify({ program: digest, ...frame });
    await writeFiles(root, { ...Object.fromEntries(files), [FRAME_FILE]: frameText });
    bindings = { ASSETS: assetsIn(root), DATABASE_URL: 'https://database.invalid' };
  });
  afterAll(() => dist[Symbol.asyncDispose]());

  const ask = (path: string, init?: RequestInit) =>
    worker.fetch(new Request(`https://www.demo.example${path}`, init), bindings, { waitUntil: () => {} });

  it('need nothing from Node', () => {
    expect(imported.filter((path) => path.startsWith('node:'))).toEqual([]);
  });

  it('serve the deployed dealer', async () => {
    const reply = await ask('/api/health');
    // The test has no database.
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ tenant: 'demo', storage: 'unreachable' });
    expect(reply.headers.get('Strict-Transport-Security')).not.toBeNull();
  });

  it('read what that dealer has published', async () => {
    const reply = await ask('/api/cars/corolla-7/related');
    expect(reply.status).toBe(200);
    expect((await ask('/api/cars/civic-8/related')).status).toBe(404);
    expect((await ask('/cars/corolla-7.pdf')).status).toBe(501);
  });

  it('protect a gated page', async () => {
    const gated = await ask('/personalised/finance');
    expect([gated.status, gated.headers.get('Location')]).toEqual([
      303,
      '/sign-in?type=personalised-finance&redirect=%2Fpersonalised%2Ffinance&back=%2F',
    ]);
    expect((await ask('/personalised/fin%61nce')).status).toBe(303);
    expect(await (await ask('/trade-in')).text()).toBe('for everybody');
  });

  it('leave pages to the static assets, with our headers, and hide internal files', async () => {
    const page = await ask('/cars/corolla-7');
    expect(await page.text()).toBe('a page');
    expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(page.headers.get('Cache-Control')).toContain('must-revalidate');
    for (const path of [
      '/_settings.json',
      '/_cars/1-0.json',
      '/_market.json',
      '/_frame.json',
      '/site-info.json',
      '/%5fsettings.json',
    ]) {
      const hidden = await ask(path);
      expect(hidden.status, path).toBe(404);
      expect(await hidden.text(), path).toBe('not here');
    }
  });

  it('render a page on demand with the deployed pages', async () => {
    const reply = await ask('/api/nothing', { headers: { Accept: 'text/html' } });
    expect(reply.status).toBe(404);
    expect(reply.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await reply.json()).toMatchObject({ name: 'problem', dealer: 'Harbourline Motor Group' });
  });

  it('redirect a moved address', async () => {
    const reply = await ask('/old?utm=1');
    expect([reply.status, reply.headers.get('Location')]).toEqual([301, '/trade-in?utm=1']);
    expect((await ask('/older')).status).toBe(404);
  });

  it('redirect an address with capitals, as it is typed from paper', async () => {
    for (const [typed, path] of [
      ['/Trade-In?utm=1', '/trade-in?utm=1'],
      ['/Cars/Corolla-7', '/cars/corolla-7'],
      ['/OLD', '/old'],
      ['/Sign-In', '/sign-in'],
    ] as const) {
      const reply = await ask(typed);
      expect([reply.status, reply.headers.get('Location')], typed).toEqual([308, path]);
    }
    for (const none of ['/Older', '/_Settings.json']) expect((await ask(none)).status, none).toBe(404);
  });

  it('redirect from a removed car, or answer 410', async () => {
    const reply = await ask('/cars/camry-1');
    expect([reply.status, reply.headers.get('Location')]).toEqual([301, '/used/toyota/camry']);
    expect((await ask('/cars/supra-2')).status).toBe(410);
    const never = await ask('/cars/civic-8');
    expect([never.status, await never.text()]).toEqual([404, 'nothing']);
  });

  it('hide internal errors', async () => {
    const reply = await ask('/api/cars/corolla-7/view.json');
    expect(reply.status).toBe(503);
    expect(await reply.text()).not.toContain('database.invalid');
    expect(logged.join()).toContain('database.invalid');
  });
});
