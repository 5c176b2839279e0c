import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { testPorts } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import type { AppEnv } from './app-env.ts';
import { problemReply } from './problem.ts';
import { problemPages } from './problem-page.ts';
import { dataHeaders } from './reply-headers.ts';
import { tenantFromHost } from './tenant-from-host.ts';

const settings = demoSettings('harbourline');
const ports = testPorts({ publishedSite: async () => aPublishedSite({ settings }) });
const errors = [
  { field: 'name', message: 'Please tell us <your> name.' },
  { field: 'email', message: 'Please tell us <your> name.' },
  { field: '__proto__', message: 'Tick the box.' },
];

const app = new Hono<AppEnv>()
  .use(dataHeaders, tenantFromHost(ports.listSites), problemPages(ports))
  .post('/errors', () => problemReply({ status: 422, title: 'Unprocessable', detail: 'All of it.', errors }))
  .post('/detail', () =>
    problemReply({ status: 429, title: 'Too many', detail: 'Please wait.' }, { 'Retry-After': '60' }),
  )
  .post('/bare', () => problemReply({ status: 405, title: 'Method not allowed' }))
  .post('/fine', (c) => c.json({ ok: true }));

const origin = 'http://city-motors.localhost:4321';
const send = async (path: string, headers: Record<string, string> = {}, from = origin) =>
  app.request(`${from}${path}`, { method: 'POST', headers: { Accept: 'text/html,*/*;q=0.8', ...headers } });

describe('a refused form', () => {
  it("says on the dealer's page what is wrong with which fields, each thing once and escaped", async () => {
    const reply = await send('/errors');
    expect(reply.status).toBe(422);
    expect(reply.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const text = await reply.text();
    expect(text).toContain('Please fix the following errors:');
    expect(text.match(/Please tell us &lt;your&gt; name\./g)).toHaveLength(1);
    expect(text).toContain('<li>First name, Email: Please');
    expect(text).toContain('<li>Tick the box.</li>');
    expect(text).toContain(`--accent:${settings.theme.colours.accent}`);
  });

  it('keeps the status, when to try again, and lets nothing run', async () => {
    const reply = await send('/detail');
    expect(reply.status).toBe(429);
    expect(reply.headers.get('Retry-After')).toBe('60');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(reply.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await reply.text()).toContain('Please wait.');
    expect(await (await send('/bare')).text()).toContain('An unknown error occurred.');
  });

  it('leads back to the page that was left, when that is one of the site', async () => {
    const back = async (Referer: string) =>
      (await (await send('/detail', { Referer })).text()).includes('Back to');
    expect(await back(`${origin}/cars/corolla-7?x=1`)).toBe(true);
    expect(await back('https://stranger.example/cars')).toBe(false);
    expect(await back(`${origin}/detail`)).toBe(false);
    expect(await back('nonsense')).toBe(false);
  });

  it.each([
    ['a script', '/errors', { Accept: 'application/json' }, origin],
    ['whatever takes anything', '/errors', { Accept: '*/*' }, origin],
    ['a host without a dealer', '/errors', {}, 'http://localhost:4321'],
  ])('is a problem for %s', async (_whom, path, headers, from) => {
    const reply = await send(path, headers, from);
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
  });

  it('is no page where nothing was refused', async () => {
    expect((await send('/fine')).headers.get('Content-Type')).toBe('application/json');
  });
});
