import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  cars,
  type FakeSync,
  first,
  type Mishap,
  schema,
  startFakeSync,
} from '#tests/fixtures/typesense/fake-sync.ts';
import { startFakeTypesense } from '#tests/fixtures/typesense/fake-typesense.ts';
import { openServer } from '../server/typesense-server.build.ts';
import { prepareSync } from './sync-collection.build.ts';

let on: FakeSync;
beforeEach(async () => {
  on = await startFakeSync();
});
afterEach(() => on.fake.close());

const isImport: (path: string) => boolean = (path) => path.endsWith('/documents/import');
/** The address of a server that was stopped. */
async function closedAddress(): Promise<string> {
  const gone = await startFakeTypesense();
  await gone.close();
  return gone.url;
}

describe('a sync with a full import', () => {
  it('fills a new collection, switches the alias and deletes the old collection', async () => {
    const before = await on.publishFirst();
    const result = await on.run({ documents: cars(2500) });
    expect(result).toMatchObject({
      ok: true,
      outcome: { kind: 'replaced', reason: 'many-changes' },
      before,
      documents: 2500,
      removed: [before],
    });
    expect(on.live()).toMatch(/^cars_city_20261120093000000_[0-9a-f]{16}$/);
    expect([...on.fake.collections.keys()]).toEqual([on.live()]);
    expect(on.held()).toEqual(cars(2500));
    expect(on.fake.collections.get(on.live())?.schema).toEqual({ ...schema, name: on.live() });
  });

  it('reports progress after every batch', async () => {
    const seen: number[] = [];
    await on.run({ documents: cars(2500), onProgress: ({ done, total }) => seen.push(done / total) });
    expect(seen).toEqual([0.4, 0.8, 1]);
  });

  it('sends less at a time through a proxy that takes no long requests', async () => {
    on.fake.mishap = ({ path, body }) =>
      isImport(path) && body.length > 20_000 ? { status: 413, body: '<html>413</html>' } : null;
    expect(await on.run({ documents: cars(1500) })).toMatchObject({ ok: true, documents: 1500 });
    expect(on.held()).toEqual(cars(1500));
    on.fake.mishap = ({ path }) => (isImport(path) ? { status: 413, body: '<html>413</html>' } : null);
    const refused = await on.run({
      documents: cars(3, 'Mazda 3'),
      now: new Date('2026-11-20T09:31:00Z'),
    });
    expect(refused.ok ? '' : refused.error).toMatch(/refused to import documents \(413\)/);
  });

  it('imports nothing if the same documents are live', async () => {
    const before = await on.publishFirst();
    const again = await on.run({ documents: cars(2, 'Mazda 3') });
    expect(again).toMatchObject({ ok: true, outcome: { kind: 'unchanged' }, live: before });
    expect(on.writes()).toEqual([]);
  });

  it('keeps the old collection if asked to, and deletes it the next time', async () => {
    const before = await on.publishFirst();
    expect(await on.run({ keepOld: true })).toMatchObject({ ok: true, removed: [] });
    expect(on.fake.collections.has(before)).toBe(true);
    expect(await on.run()).toMatchObject({ outcome: { kind: 'unchanged' }, removed: [before] });
  });

  it("does not change other dealers' collections", async () => {
    const others = ['cars_city-south_20250101000000000_ab', 'cars_city_archive', 'cars'];
    for (const name of others)
      on.fake.collections.set(name, { schema: { ...schema, name }, documents: new Map() });
    await on.run();
    expect([...on.fake.collections.keys()]).toEqual([...others, on.live()]);
  });

  it('only reads in a dry run', async () => {
    const before = await on.publishFirst();
    const result = await on.run({ dryRun: true });
    expect(result).toMatchObject({ ok: true, isRehearsal: true, before, removed: [before] });
    expect(on.writes()).toEqual([]);
    expect(on.live()).toBe(before);
  });

  it('cleans up after a killed run', async () => {
    const before = await on.publishFirst();
    const half = 'cars_city_20261120080000000_0123456789abcdef';
    on.fake.collections.set(half, {
      schema: { ...schema, name: half },
      documents: new Map([['car-0', { id: 'car-0' }]]),
    });
    expect(await on.run()).toMatchObject({ ok: true, removed: [before, half] });
    expect([...on.fake.collections.keys()]).toEqual([on.live()]);
  });

  it('succeeds even if an old collection could not be deleted, with a warning', async () => {
    const before = await on.publishFirst();
    on.fake.mishap = ({ method }) =>
      method === 'DELETE' ? { status: 503, body: { message: 'Not Ready' } } : null;
    expect(await on.run()).toMatchObject({ ok: true, removed: [], left: [before] });
    expect(on.live()).not.toBe(before);
  });
});

describe('a prepared sync', () => {
  const prepare = (documents = cars(3)) => {
    const server = openServer({ nodes: [on.fake.url], adminKey: on.fake.adminKey, pausesMs: [] });
    const now = new Date('2026-11-20T09:30:00Z');
    const job = { alias: 'cars_city', schema, documents, now, keepOld: false, dryRun: false };
    return prepareSync(server, job);
  };

  it('leaves searches unchanged until it goes live', async () => {
    const before = await on.publishFirst();
    const prepared = await prepare();
    expect(on.live()).toBe(before);
    expect(on.fake.collections.size).toBe(2);
    expect(prepared.ok && (await prepared.goLive())).toMatchObject({ ok: true, removed: [before] });
    expect([...on.fake.collections.keys()]).toEqual([on.live()]);
    expect(on.live()).not.toBe(before);
  });

  it('can be discarded', async () => {
    const before = await on.publishFirst();
    const prepared = await prepare();
    if (prepared.ok) await prepared.discard();
    expect([on.live(), ...on.fake.collections.keys()]).toEqual([before, before]);
  });

  it('of what is already live cannot be discarded', async () => {
    const before = await on.publishFirst();
    const prepared = await prepare(cars(2, 'Mazda 3'));
    if (prepared.ok) await prepared.discard();
    expect([on.live(), ...on.fake.collections.keys()]).toEqual([before, before]);
  });
});

describe('a temporary failure', () => {
  it.each<[string, ReturnType<Mishap>]>([
    ['a server that is busy', { status: 503, body: { message: 'Not Ready or Lagging' } }],
    ['too many requests', { status: 429, body: { message: 'Rate limit exceeded' } }],
    ['a connection that breaks', 'cut'],
    ['an answer that is lost', 'cut-after'],
    ['an answer cut short', { status: 200, body: '{"success":true}\n{"succ' }],
  ])('is waited for: %s', async (_, spoilt) => {
    on.fake.mishap = first(2, ({ path }) => isImport(path), spoilt);
    expect(await on.run()).toMatchObject({ ok: true, documents: 3 });
    expect(on.fake.collections.get(on.live())?.documents.size).toBe(3);
    expect(on.retries).toHaveLength(2);
    expect(on.retries[0]).toMatch(/Trying again in 0\.001 s\.$/);
  });

  it('of the reply to a creation does not create the collection twice', async () => {
    on.fake.mishap = first(
      1,
      ({ method, path }) => method === 'POST' && path === '/collections',
      'cut-after',
    );
    expect(await on.run()).toMatchObject({ ok: true });
  });

  it('of a node that lags behind its leader is resolved by counting again', async () => {
    const behind = { status: 200, body: { name: 'x', num_documents: 1 } };
    on.fake.mishap = first(
      1,
      ({ method, path }) => method === 'GET' && /^\/collections\/[^/]+$/.test(path),
      behind,
    );
    expect(await on.run()).toMatchObject({ ok: true });
  });

  it('of one node of a cluster is avoided by using another', async () => {
    const nodes = [await closedAddress(), on.fake.url];
    expect(await on.run({}, { nodes })).toMatchObject({ ok: true });
    expect(on.retries[0]).toMatch(/nothing listens there/);
  });
});

describe('a sync that fails leaves searches unchanged', () => {
  const refusals: [string, Mishap, RegExp][] = [
    [
      'the server stays down',
      ({ path }) => (isImport(path) ? { status: 503, body: { message: 'Not Ready' } } : null),
      /answered 503 when asked to import documents\. It said: Not Ready/,
    ],
    [
      'the server does not answer',
      ({ path }) => (isImport(path) ? 'silence' : null),
      /did not answer in time/,
    ],
    ['the connection breaks each time', ({ path }) => (isImport(path) ? 'cut' : null), /cannot be reached/],
    [
      'documents are missing in the end',
      ({ method, path }) =>
        method === 'GET' && /^\/collections\/[^/]+$/.test(path)
          ? { status: 200, body: { name: 'x', num_documents: 2 } }
          : null,
      /holds 2 cars after the import of 3\. Searches find what they found before/,
    ],
    [
      'the alias cannot be written',
      ({ method }) => (method === 'PUT' ? { status: 400, body: { message: 'Bad JSON.' } } : null),
      /refused to point an alias \(400\)\. It said: Bad JSON/,
    ],
    [
      'the collection disappears',
      ({ path }) => (isImport(path) ? { status: 404, body: { message: 'Not Found' } } : null),
      /refused to import documents \(404\)/,
    ],
  ];

  it.each(refusals)('if %s', async (_, mishap, message) => {
    const before = await on.publishFirst();
    on.fake.mishap = mishap;
    const result = await on.run({}, { limitMs: 150 });
    expect(result.ok ? '' : result.error).toMatch(message);
    expect(on.live()).toBe(before);
    expect([...on.fake.collections.keys()]).toEqual([before]);
  });

  it('if documents are rejected, with the reasons', async () => {
    const before = await on.publishFirst();
    const documents = [...cars(2), { id: 'odd', name: 'Kia', price: 'POA' }];
    expect(await on.run({ documents })).toEqual({
      ok: false,
      error: 'Typesense did not take 1 of 3 cars. Searches find what they found before.',
      refused: [{ id: 'odd', reason: 'Field `price` must be an int32.' }],
    });
    expect([on.live(), ...on.fake.collections.keys()]).toEqual([before, before]);
  });

  it('if a later run went live meanwhile', async () => {
    await on.publishFirst();
    const later = 'cars_city_20261120093000001_0123456789abcdef';
    on.fake.mishap = ({ path }) => {
      if (isImport(path)) on.fake.aliases.set('cars_city', later);
      return null;
    };
    const result = await on.run();
    expect(result.ok ? '' : result.error).toMatch(
      /_20261120093000001_.* brought up to date by a run that began after this one/,
    );
    expect(on.live()).toBe(later);
  });

  it('if another run began in the same millisecond', async () => {
    await on.run();
    const result = await on.run({ documents: [] });
    expect(result.ok ? '' : result.error).toMatch(/began in the same millisecond/);
    expect(on.held()).toEqual(cars(3));
  });

  it('if the alias is the name of a collection', async () => {
    on.fake.collections.set('cars_city', { schema, documents: new Map() });
    const result = await on.run();
    expect(result.ok ? '' : result.error).toMatch(/has a collection of the name cars_city/);
    expect(on.writes()).toEqual([]);
  });
});

describe('the error for an unusable server', () => {
  it('says if nothing listens at its address', async () => {
    const nodes = [await closedAddress()];
    const result = await on.run({}, { nodes, pausesMs: [] });
    expect(result.ok ? '' : result.error).toBe(
      `Typesense at ${nodes} cannot be reached: nothing listens there.`,
    );
  });

  it('says if the host does not exist', async () => {
    const result = await on.run({}, { nodes: ['http://search.invalid'], pausesMs: [] });
    expect(result.ok ? '' : result.error).toMatch(/cannot be reached: there is no such host/);
  });

  it('says if the key is refused, without a retry and without showing the key', async () => {
    const result = await on.run({}, { adminKey: 'wr0ng-key' });
    expect(result.ok ? '' : result.error).toMatch(/does not accept the key in TYPESENSE_ADMIN_KEY \(401\)/);
    expect(JSON.stringify([result, on.retries])).not.toContain('wr0ng-key');
    expect(on.fake.log).toHaveLength(1);
  });

  it('says if the replies are not from Typesense', async () => {
    on.fake.mishap = () => ({ status: 200, body: '<html>It works!</html>' });
    const result = await on.run();
    expect(result.ok ? '' : result.error).toMatch(/is no Typesense server/);
  });
});
