import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { testPorts } from '../../ports/ports.fixture.ts';
import type { Ports } from '../../ports/ports.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import { OutdatedPublication } from '../../ports/published-site.ts';
import type { AppEnv } from '../app-env.ts';
import { tenantFromHost } from '../site/tenant-from-host.ts';
import { problemReply } from './problem.ts';
import { problemPages } from './problem-page.ts';
import { dataHeaders } from './reply-headers.ts';

const settings = demoSettings('harbourline');
const errors = [
  { field: 'name', message: 'Please tell us <your> name.' },
  { field: 'email', message: 'Please tell us <your> name.' },
  { field: '__proto__', message: 'Tick the box.' },
];

function appWith(changes: Partial<Ports> = {}) {
  const ports = testPorts({ publishedSite: async () => aPublishedSite({ settings }), ...changes });
  return new Hono<AppEnv>()
    .use(dataHeaders, tenantFromHost(ports.listSites), problemPages(ports))
    .post('/errors', () =>
      problemReply({ status: 422, title: 'Unprocessable', detail: 'All of it.', errors }),
    )
    .post('/detail', () =>
      problemReply({ status: 429, title: 'Too many', detail: 'Please wait.' }, { 'Retry-After': '60' }),
    )
    .post('/failed', () => problemReply({ status: 500, title: 'Something went wrong here' }))
    .post('/away', () =>
      problemReply({ status: 503, title: 'Not available', detail: 'Not now.' }, { 'Retry-After': '10' }),
    )
    .post('/bare', () => problemReply({ status: 405, title: 'Method not allowed' }))
    .post('/fine', (c) => c.json({ ok: true }));
}

const origin = 'http://city-motors.localhost:4321';
const app = appWith();
const send = async (path: string, headers: Record<string, string> = {}, { from = origin, to = app } = {}) =>
  to.request(`${from}${path}`, { method: 'POST', headers: { Accept: 'text/html,*/*;q=0.8', ...headers } });

describe('a refused form', () => {
  it('shows the page `problem`, with each message once and its fields', async () => {
    const reply = await send('/errors');
    expect(reply.status).toBe(422);
    expect(reply.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await reply.json()).toEqual({
      name: 'problem',
      props: {
        path: '/errors',
        messages: ['First name, Email: Please tell us <your> name.', 'Tick the box.'],
        detail: 'All of it.',
        back: null,
      },
    });
  });

  it('keeps the status and Retry-After, and is never cached', async () => {
    const reply = await send('/detail');
    expect(reply.status).toBe(429);
    expect(reply.headers.get('Retry-After')).toBe('60');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(reply.headers.get('Referrer-Policy')).toBe('same-origin');
    expect(reply.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
    expect(await reply.json()).toMatchObject({ props: { messages: [], detail: 'Please wait.' } });
    expect(await (await send('/bare')).json()).toMatchObject({ props: { messages: [], detail: null } });
  });

  it('gives the phone number after a failure of the server', async () => {
    const detailOf = async (path: string, to = app) =>
      (await (await send(path, {}, { to })).json()).props.detail;
    const call = 'You can also call (07) 5550 0140.';
    expect(await detailOf('/failed')).toBe(`An unknown error occurred. ${call}`);
    expect(await detailOf('/away')).toBe(`Not now. ${call}`);
    const silent = { ...settings, site: { ...settings.site, phone: null } };
    const to = appWith({ publishedSite: async () => aPublishedSite({ settings: silent }) });
    expect(await detailOf('/failed', to)).toBe('An unknown error occurred.');
  });

  it('links back to the referring page if it is one of the site', async () => {
    const back = async (Referer: string) => (await (await send('/detail', { Referer })).json()).props.back;
    expect(await back(`${origin}/cars/corolla-7?x=1`)).toBe('/cars/corolla-7?x=1');
    expect(await back('https://stranger.example/cars')).toBeNull();
    expect(await back(`${origin}/detail`)).toBeNull();
    expect(await back('nonsense')).toBeNull();
  });

  it.each([
    ['a script', '/errors', { Accept: 'application/json' }, origin],
    ['whatever takes anything', '/errors', { Accept: '*/*' }, origin],
    ['a host without a dealer', '/errors', {}, 'http://localhost:4321'],
  ])('stays a problem document for %s', async (_whom, path, headers, from) => {
    const reply = await send(path, headers, { from });
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
  });

  it('is a plain page while the site is being updated, because its settings cannot be read', async () => {
    const outdated = new OutdatedPublication('dist/city-motors/_settings.json is old.');
    const to = appWith({ publishedSite: () => Promise.reject(outdated) });
    const reply = await send('/away', {}, { to });
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([503, '10']);
    expect(reply.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const text = await reply.text();
    expect(text).toContain('<h1>Not available</h1>');
    expect(text).toContain('<p>Not now.</p>');
    expect(text).toContain('<a href="/">');
  });

  it('is not shown for a reply that is no refusal', async () => {
    expect((await send('/fine')).headers.get('Content-Type')).toBe('application/json');
  });

  it("shows a plain page when the dealer's own cannot be rendered, and reports the error", async () => {
    const reportError = vi.fn();
    const broken = new Error('No pages were compiled.');
    const to = appWith({ pages: { render: () => Promise.reject(broken) }, reportError });
    const reply = await send('/errors', {}, { to });
    expect(reply.status).toBe(422);
    expect(reply.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const text = await reply.text();
    expect(text).toContain('<h1>That did not work</h1>');
    expect(text).toContain('<p>First name, Email: Please tell us &lt;your&gt; name.</p>');
    expect(reportError).toHaveBeenCalledWith(broken);
    const waiting = await send('/detail', {}, { to });
    expect([waiting.status, waiting.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await waiting.text()).toContain('<p>Please wait.</p>');
  });
});
