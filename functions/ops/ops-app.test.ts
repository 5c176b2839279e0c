import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { newFeedState } from '#src/ops/feeds/feed-state.schema.ts';
import { opsReport } from '#src/ops/ops-report.ts';
import { newEntry } from '#src/ops/queue/queue-entry.schema.ts';
import { testStartMs } from '../ports/ports.fixture.ts';
import { aDealerReport } from './dealer/dealer-report.fixture.ts';
import { type FeedReceipt, type OpsPorts, opsApp } from './ops-app.ts';

const secret = 'a-secret-of-32-letters-and-digits';

function anApp(changes: Partial<OpsPorts> = {}) {
  const taken: string[] = [];
  const announced: string[] = [];
  const errors: string[] = [];
  const entry = {
    ...newEntry,
    problem: { kind: 'held' as const, sentences: ['<b>51 fewer</b>'], sinceMs: testStartMs - 60_000 },
  };
  const lease = {
    worker: 'city-server/4711/3f2a',
    sinceMs: testStartMs - 4000,
    untilMs: testStartMs + 9000,
    step: 'pages',
    wish: { atMs: testStartMs - 5000, reasons: ['feed' as const] },
  };
  const report = opsReport({
    nowMs: testStartMs,
    tenants: ['city', 'river', 'valley'],
    entries: [
      { tenant: 'city', entry },
      { tenant: 'river', entry: { ...newEntry, lease } },
    ],
    feeds: new Map([['city', newFeedState]]),
    finished: [],
  });
  const app = opsApp({
    report: async () => report,
    metrics: async () => [],
    dealer: async (slug) => aDealerReport({ name: `The dealer ${slug}` }),
    hasTenant: (slug) => slug === 'city' || slug === 'river',
    takeFeed: async (slug, body): Promise<FeedReceipt> => {
      taken.push(`${slug}: ${await text(body)}`);
      return { kind: 'taken' };
    },
    announce: async (slug) => void announced.push(slug),
    secret: (name) => (name === 'FEED_SECRET_CITY' ? secret : undefined),
    hosts: ['ops.example'],
    password: null,
    now: () => testStartMs,
    reportError: (error) => void errors.push(String(error)),
    ...changes,
  });
  const send = (path: string, init: RequestInit = {}) => app.request(path, init, { address: '127.0.0.1' });
  return { send, taken, announced, errors };
}

const post = (body: string | null, bearer = secret): RequestInit => ({
  method: 'POST',
  body,
  headers: {
    Authorization: `Bearer ${bearer}`,
    ...(body !== null && { 'Content-Length': String(body.length) }),
  },
});

describe('POST /ops/feeds/<dealer>', () => {
  it('accepts a feed, or fetches the announced one', async () => {
    const { send, taken, announced } = anApp();
    const reply = await send('/ops/feeds/city', post('Make\n'));
    expect([reply.status, await reply.json()]).toEqual([202, { dealer: 'city', feed: 'taken' }]);
    expect((await send('/ops/feeds/city', post(null))).status).toBe(202);
    expect([taken, announced]).toEqual([['city: Make\n'], ['city']]);
  });

  it.each([
    ['a wrong secret', '/ops/feeds/city', post('x', 'guess')],
    ['no secret', '/ops/feeds/city', { method: 'POST', body: 'x' }],
    ['a dealer who has none', '/ops/feeds/river', post('x')],
    ['a dealer that there is not', '/ops/feeds/nobody', post('x')],
    ['an empty secret', '/ops/feeds/river', post('x', '')],
  ])('refuses %s with the same message', async (_, path, init) => {
    const { send, taken } = anApp();
    const reply = await send(path, init);
    expect(reply.status).toBe(401);
    expect(await reply.text()).toContain("The dealer's secret is needed");
    expect(taken).toEqual([]);
  });

  it('logs which secret is not set, without telling the sender', async () => {
    const { send, errors } = anApp();
    await send('/ops/feeds/river', post('x'));
    expect(errors).toEqual([expect.stringContaining('FEED_SECRET_RIVER is not set')]);
  });

  it('says why a feed is refused', async () => {
    const refused = anApp({ takeFeed: async () => ({ kind: 'refused', sentence: 'The feed is empty.' }) });
    const reply = await refused.send('/ops/feeds/city', post('x'));
    expect([reply.status, await reply.json()]).toMatchObject([422, { detail: 'The feed is empty.' }]);
    const broken = anApp({ takeFeed: () => Promise.reject(new Error('aborted')) });
    expect((await broken.send('/ops/feeds/city', post('x'))).status).toBe(400);
    const error = Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' });
    const full = anApp({ takeFeed: () => Promise.reject(error) });
    const later = await full.send('/ops/feeds/city', post('x'));
    expect([later.status, later.headers.get('Retry-After')]).toEqual([503, '300']);
  });

  it('is rate limited', async () => {
    const { send } = anApp();
    const statuses = [];
    for (let calls = 0; calls < 21; calls++)
      statuses.push((await send('/ops/feeds/city', post(null))).status);
    expect(statuses.indexOf(429)).toBe(20);
  });
});

describe('the page of the queue', () => {
  it('shows problems with advice, running builds and workers, escaped', async () => {
    const reply = await anApp().send('/ops');
    const page = await reply.text();
    expect(reply.headers.get('Refresh')).toBe('5');
    expect(reply.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(page).toContain('<code>npm run import -- --tenant city --accept</code>');
    expect(page).toContain('&lt;b&gt;51 fewer&lt;/b&gt;');
    expect(page).not.toContain('<b>51');
    expect(page).toContain('city-server/4711/3f2a');
    expect(page).toContain('building: pages');
    expect(page).not.toContain('<script');
  });

  it('lists a dealer that has no feed yet', async () => {
    const page = await (await anApp().send('/ops')).text();
    expect(page).toMatch(/valley<[^\0]*?none yet<[^\0]*?waits for its first feed</);
  });

  it('is available as JSON and as metrics', async () => {
    const { send } = anApp();
    expect(await (await send('/ops.json')).json()).toMatchObject({ building: [{ tenant: 'river' }] });
    const metrics = await send('/metrics');
    expect(metrics.headers.get('Content-Type')).toBe(
      'application/openmetrics-text; version=1.0.0; charset=utf-8',
    );
    expect(await metrics.text()).toBe('# EOF\n');
  });

  it.each([
    ['/ops', 'http://rebound.example'],
    ['/ops.json', 'http://rebound.example:4320'],
    ['/metrics', 'http://127.0.0.1.rebound.example'],
    ['/', 'http://localhost.rebound.example'],
    ['/ops.json', 'http://10.0.0.5:4320'],
  ])('%s is not served under an unknown host name: %s', async (path, origin) => {
    const reply = await anApp().send(`${origin}${path}`);
    expect(reply.status).toBe(421);
    expect(await reply.json()).toMatchObject({ title: 'Unknown host' });
  });

  it.each([
    'http://localhost:4320',
    'http://127.0.0.1:4320',
    'http://[::1]:4320',
    'https://ops.example',
    'http://OPS.example.:4320',
  ])('is served at %s', async (origin) => {
    expect((await anApp().send(`${origin}/ops.json`)).status).toBe(200);
  });

  it('accepts a feed under any host name, because its sender knows the secret', async () => {
    expect((await anApp().send('https://feeds.example/ops/feeds/city', post(null))).status).toBe(202);
  });

  it('links to the page of each dealer', async () => {
    const { send } = anApp();
    const [, path = ''] = /<a href="([^"]*)">river</.exec(await (await send('/ops')).text()) ?? [];
    const reply = await send(path);
    expect([path, reply.status]).toEqual(['/ops/dealers/river', 200]);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(reply.headers.has('Refresh')).toBe(false);
    expect(await reply.text()).toContain('<h1>The dealer river</h1>');
  });

  it('has no page of an unknown dealer', async () => {
    expect((await anApp().send('/ops/dealers/nobody')).status).toBe(404);
  });

  it('says why a dealer’s data cannot be read', async () => {
    const dealer = () => Promise.reject(new Error('There is no database <here>.'));
    const { send, errors } = anApp({ dealer });
    const reply = await send('/ops/dealers/river');
    expect(reply.status).toBe(503);
    expect(await reply.text()).toContain('There is no database &lt;here&gt;.');
    expect(errors).toHaveLength(1);
  });

  it('asks for a password when it is public, but not a dealer’s system', async () => {
    const { send } = anApp({ password: 'correct horse' });
    for (const path of ['/ops', '/ops/dealers/city', '/ops.json', '/metrics', '/'])
      expect((await send(path)).status).toBe(401);
    const headers = { Authorization: `Basic ${btoa('ops:correct horse')}` };
    expect((await send('/ops', { headers })).status).toBe(200);
    expect((await send('/ops/feeds/city', post(null))).status).toBe(202);
  });
});
