import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openWorkshop } from '#tests/fixtures/sites/workshop.ts';
import { fetchFeeds } from './fetch-feeds.ts';

const workshop = openWorkshop();
const { tenantsDir } = workshop;
afterAll(workshop.remove);
afterEach(() => vi.unstubAllEnvs());

/** A supplier's server on this machine; returns its address. */
async function aSupplier(answer: (reply: ServerResponse, authorization: string | undefined) => unknown) {
  const server = createServer((request, reply) => answer(reply, request.headers.authorization));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/feed.csv`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, [Symbol.asyncDispose]: close };
}

const feedFile = (slug: string) => join(tenantsDir, slug, 'stock/feed.csv');
const feedSettings = (url: string, more: object = {}) => ({ 'feed.json': { source: { url, ...more } } });
const fetchAll = (...slugs: string[]) => fetchFeeds(slugs, { tenantsDir, isAllowed: () => true });

describe('feeds that are fetched before a build', () => {
  it("are stored where each dealer's feed belongs", async () => {
    await using supplier = await aSupplier((reply) => reply.end('Make\nKia\n'));
    workshop.addDealer('fetched', null, feedSettings(supplier.url));
    expect(await fetchAll('fetched')).toEqual(new Map());
    expect(readFileSync(feedFile('fetched'), 'utf8')).toBe('Make\nKia\n');
  });

  it('stay untouched if unchanged, so that their arrival time stays', async () => {
    await using supplier = await aSupplier((reply) => reply.end('Make\nKia\n'));
    workshop.addDealer('same', 'Make\nKia\n', feedSettings(supplier.url));
    const before = statSync(feedFile('same')).mtimeMs;
    await fetchAll('same');
    expect(statSync(feedFile('same')).mtimeMs).toBe(before);
  });

  it('that fail are reported and do not stop the others', async () => {
    await using broken = await aSupplier((reply) => reply.writeHead(503).end());
    await using empty = await aSupplier((reply) => reply.end());
    await using supplier = await aSupplier((reply) => reply.end('Make\nKia\n'));
    workshop.addDealer('broken', 'Make\nFord\n', feedSettings(broken.url));
    workshop.addDealer('empty', null, feedSettings(empty.url));
    workshop.addDealer('works', null, feedSettings(supplier.url));
    expect(await fetchAll('broken', 'empty', 'works')).toEqual(
      new Map([
        ['broken', '127.0.0.1 answered 503.'],
        ['empty', 'The feed is empty.'],
      ]),
    );
    expect(readFileSync(feedFile('broken'), 'utf8')).toBe('Make\nFord\n');
    expect(existsSync(feedFile('empty'))).toBe(false);
    expect(existsSync(feedFile('works'))).toBe(true);
  });

  it("are requested with the dealer's authorisation", async () => {
    const asked: unknown[] = [];
    await using supplier = await aSupplier((reply, authorization) => {
      asked.push(authorization);
      reply.end('Make\n');
    });
    vi.stubEnv('FEED_AUTHORIZATION', 'Bearer of-the-dealer');
    workshop.addDealer(
      'shy',
      null,
      feedSettings(supplier.url, { authorizationVariable: 'FEED_AUTHORIZATION' }),
    );
    await fetchAll('shy');
    expect(asked).toEqual(['Bearer of-the-dealer']);
  });

  it('must be on the public internet', async () => {
    await using supplier = await aSupplier((reply) => reply.end('Make\n'));
    workshop.addDealer('inside', null, feedSettings(supplier.url));
    const missing = await fetchFeeds(['inside'], { tenantsDir });
    expect(missing.get('inside')).toBe('127.0.0.1 is not on the open internet.');
  });

  it('are skipped for dealers without a source or with invalid settings', async () => {
    workshop.addDealer('brought', 'Make\nKia\n');
    workshop.addDealer('mistaken', null, { 'feed.json': { source: 7 } });
    expect(await fetchAll('brought', 'mistaken', 'nobody')).toEqual(new Map());
  });
});

describe('npm run build -- --fetch', () => {
  it('cannot be combined with another feed', async () => {
    const { exitCode, said } = await workshop.build('--fetch', '--feed', 'x.csv', '--tenant', 'refused');
    expect(exitCode).toBe(2);
    expect(said).toContain('--feed and --fetch exclude each other.');
  });
});
