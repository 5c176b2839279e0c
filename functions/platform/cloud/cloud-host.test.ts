import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../../env.ts';
import type { Database } from '../../ports/database.ts';
import { createCloudHost } from './cloud-host.ts';

const address = { DATABASE_URL: 'libsql://demo.example' };

const notPosted = () => Promise.reject(new Error('This test posts nothing.'));

const notRendered = () => Promise.reject(new Error('This test renders nothing.'));

function hostWith(openDatabase: () => Promise<Database>) {
  return createCloudHost({
    env: readEnv(address),
    secret: () => undefined,
    postWebhook: notPosted,
    program: notRendered,
    openDatabase,
    listSites: async () => [{ slug: 'demo', hosts: ['www.demo.example'] }],
    publishedSite: async () => null,
    documentPrinter: null,
  });
}

const emptyDatabase: Database = { execute: async () => [], transact: async () => [] };
const description = () => new Request('https://www.demo.example/api/openapi.json');
const visit = { address: '203.0.113.7', waitUntil: null };

describe('a serverless host', () => {
  it('answers before it has opened a database', async () => {
    const open = vi.fn(async () => emptyDatabase);
    const reply = await hostWith(open).answer(description(), visit);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ openapi: '3.1.1' });
    expect(open).not.toHaveBeenCalled();
  });

  it('redirects pages on demand that are typed with capitals', async () => {
    const host = hostWith(async () => emptyDatabase);
    const reply = await host.answer(new Request('https://www.demo.example/Sign-In?back=%2F'), visit);
    expect([reply.status, reply.headers.get('Location')]).toEqual([308, '/sign-in?back=%2F']);
  });

  it('opens the database once, and retries after a failure', async () => {
    const open = vi.fn(async () => emptyDatabase).mockRejectedValueOnce(new Error('asleep'));
    const host = hostWith(open);
    await expect(host.round()).rejects.toThrow('asleep');
    await host.round();
    await host.round();
    expect(open).toHaveBeenCalledTimes(2);
    expect(open).toHaveBeenCalledWith({ url: 'libsql://demo.example', authToken: undefined });
  });

  it('ends a round only when all its parts have ended, although one has failed', async () => {
    const begun: string[] = [];
    const ended: string[] = [];
    const execute: Database['execute'] = async ({ sql }) => {
      if (sql.includes('lead_deliveries')) throw new Error('locked');
      begun.push(sql);
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      ended.push(sql);
      return [];
    };
    const host = hostWith(async () => ({ ...emptyDatabase, execute }));
    await expect(host.round()).rejects.toThrow('locked');
    expect(begun).not.toEqual([]);
    expect(ended).toEqual(begun);
  });

  it.each([{}, { DATABASE_URL: 'file:/tmp/platform.db' }])(
    'does not start with %j, because nothing would be stored',
    (variables) => {
      const parts = {
        env: readEnv(variables),
        secret: () => undefined,
        postWebhook: notPosted,
        program: notRendered,
        openDatabase: async () => emptyDatabase,
        listSites: async () => [],
        publishedSite: async () => null,
        documentPrinter: null,
      };
      expect(() => createCloudHost(parts)).toThrow('DATABASE_URL must name a libSQL server');
    },
  );
});

describe('the entries of serverless hosts with Node', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('answer in the way of their host', async () => {
    vi.stubEnv('DATABASE_URL', address.DATABASE_URL);
    const request = () => new Request('http://localhost/api/openapi.json');
    const { default: netlify } = await import('../netlify/functions.ts');
    const { default: vercel } = await import('../vercel/vercel.ts');
    const replies = [
      await netlify(request(), { ip: '203.0.113.7', waitUntil: () => {} }),
      await vercel.fetch(request()),
    ];
    for (const reply of replies) expect(await reply.json()).toMatchObject({ openapi: '3.1.1' });
  });

  it('run a round on Vercel only with the secret', async () => {
    vi.stubEnv('DATABASE_URL', address.DATABASE_URL);
    const { default: round } = await import('../vercel/vercel-round.ts');
    const ask = async (Authorization: string) =>
      (await round.fetch(new Request('https://www.demo.example/api/round', { headers: { Authorization } })))
        .status;
    expect(await ask('Bearer undefined')).toBe(401);
    vi.stubEnv('CRON_SECRET', 'correct-horse');
    expect(await ask('Bearer wrong-horse')).toBe(401);
    expect(await ask('')).toBe(401);
  });
});
