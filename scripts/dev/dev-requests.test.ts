import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { rawRequest } from '#functions/platform/dist.fixture.ts';
import { loadTenant } from '#src/tenant/load/load-tenant.build.ts';
import { devRequests } from './dev-requests.ts';
import { INNER_HEADER } from './inner-request.ts';
import type { DevNews, DevState, Shown } from './site/dev-state.ts';

const publicDir = mkdtempSync(join(tmpdir(), 'dev-public-'));
mkdirSync(join(publicDir, 'pictures'));
writeFileSync(join(publicDir, 'pictures/a.svg'), '<svg/>');
afterAll(() => rmSync(publicDir, { recursive: true, force: true }));

const news: DevNews = { revision: 'r1', problems: ['wrong'], advice: [], isCurrent: false, busy: null };
const loaded = loadTenant(join(import.meta.dirname, '../../tenants'), 'harbourline');
if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
const shown: Shown = {
  tenant: loaded.tenant,
  stock: {
    tenant: 'harbourline',
    importedAt: '2026-11-20T00:00:00.000Z',
    feed: { file: 'feed.csv', sha256: '', rows: 0, arrivedAt: null, columns: [] },
    vehicles: [],
    departed: [],
    dropped: [],
    newcomers: [],
    change: null,
    memory: null,
  },
};

function aState(isShown = true) {
  let aheadMs = 0;
  const state: DevState = {
    shown: () => (isShown ? shown : null),
    news: () => news,
    now: () => Date.now() + aheadMs,
    aheadMs: () => aheadMs,
    setClock: (ahead) => {
      aheadMs = ahead;
    },
    reload: async () => undefined,
    subscribe: () => () => undefined,
  };
  return state;
}

async function serving<T>(state: DevState, ask: (port: number) => Promise<T>): Promise<T> {
  const functions = {
    answer: async (request: Request) =>
      new Response(`<html><head></head>${new URL(request.url).pathname}</html>`, {
        headers: { 'Content-Type': 'text/html' },
      }),
  };
  const requests = devRequests({
    slug: 'city',
    state,
    functions,
    publicDirs: [publicDir],
    innerToken: 'inner',
  });
  const server = createServer((request, response) => requests(request, response, () => response.end('page')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    return await ask(typeof address === 'object' && address !== null ? address.port : 0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const page = { Accept: 'text/html' };
interface Asked {
  readonly headers?: Record<string, string>;
  readonly host?: string;
  readonly state?: DevState;
}

async function ask(path: string, asked: Asked = {}) {
  const { headers = page, host = 'city.localhost:1', state = aState() } = asked;
  return serving(state, async (port) => {
    const { status, headers: said, body } = await rawRequest(port, { path, headers, host });
    return { status, headers: said, body: body.toString() };
  });
}

describe('devRequests', () => {
  it("leaves pages to Astro's server", async () => {
    expect((await ask('/about-us')).body).toBe('page');
  });

  it("returns the functions' answers, with the bar", async () => {
    const { body } = await ask('/api/health');
    expect(body).toContain('/api/health');
    expect(body).toContain('data-revision="r1"');
  });

  it("leaves pages on demand to Astro's server", async () => {
    expect((await ask('/api/health', { headers: { ...page, [INNER_HEADER]: 'inner' } })).body).toBe('page');
  });

  it('accepts page requests only with the secret token', async () => {
    expect((await ask('/api/health', { headers: { ...page, [INNER_HEADER]: 'guess' } })).body).toContain(
      '/api/health',
    );
  });

  it("serves the dealer's public files, and none from elsewhere", async () => {
    expect((await ask('/pictures/a.svg')).body).toBe('<svg/>');
    expect((await ask('/pictures/../../etc/passwd')).body).toBe('page');
  });

  it("draws the icons that a build derives from the dealer's", async () => {
    const icon = await ask('/favicon.ico', { headers: {} });
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/x-icon']);
    const touch = await ask('/apple-touch-icon.png', { headers: {} });
    expect([touch.status, touch.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await ask('/favicon.ico', { state: aState(false), headers: {} })).body).toBe('page');
  });

  it('sets the clock and redirects back to the page without the parameter', async () => {
    const state = aState();
    const { status, headers } = await ask('/cars?make=kia&at=2100-01-01T10:00', { state });
    expect(status).toBe(303);
    expect(headers['location']).toBe('/cars?make=kia');
    expect(new Date(state.now()).toISOString()).toMatch(/^2100-01-01T00:00/);
  });

  it('explains an invalid time, and leaves the clock', async () => {
    const state = aState();
    const { status, body } = await ask('/?at=soon', { state });
    expect(status).toBe(400);
    expect(body).toContain('2026-12-24T10:00');
    expect(state.aheadMs()).toBe(0);
  });

  it("redirects from localhost to the dealer's host name", async () => {
    const { status, headers } = await ask('/cars?x=1', { host: 'localhost:4321' });
    expect(status).toBe(303);
    expect(headers['location']).toBe('http://city.localhost:4321/cars?x=1');
  });

  it('shows the mistakes instead of every page while the settings were never valid', async () => {
    const { status, body } = await ask('/', { state: aState(false) });
    expect(status).toBe(503);
    expect(body).toContain('Nothing can be shown yet');
    expect(body).toContain('dev-bar');
  });

  it('sends the present state to a page as soon as it opens', async () => {
    const news = await serving(aState(), async (port) => {
      const reply = await fetch(`http://127.0.0.1:${port}/__dev/events`);
      const reader = reply.body?.getReader();
      let text = '';
      while (!text.includes('data:')) text += new TextDecoder().decode((await reader?.read())?.value);
      await reader?.cancel();
      return text;
    });
    expect(news).toContain('"revision":"r1"');
    expect(news).toContain('"problems":["wrong"]');
  });
});
