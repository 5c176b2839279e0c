import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type FakeTypesense,
  startFakeTypesense,
} from '../../../../tests/fixtures/typesense/fake-typesense.ts';
import type { CollectionSchema } from '../../engine/collection.ts';
import { openServer, type ServerOptions } from '../server/typesense-server.build.ts';
import { prepareSync, syncCollection } from './sync-collection.build.ts';
import type { SyncJob } from './sync-job.ts';

type Mishap = FakeTypesense['mishap'];

const schema: CollectionSchema = {
  name: 'cars_city',
  fields: [
    { name: 'name', type: 'string' },
    { name: 'price', type: 'int32', facet: true, optional: true },
  ],
};
const cars = (count: number, name = 'Kia Rio') =>
  Array.from({ length: count }, (_, index) => ({ id: `car-${index}`, name, price: 10_000 + index }));

let fake: FakeTypesense;
let retries: string[];
beforeEach(async () => {
  fake = await startFakeTypesense();
  retries = [];
});
afterEach(() => fake.close());

function run(job: Partial<SyncJob> = {}, options: Partial<ServerOptions> = {}) {
  const server = openServer({
    nodes: [fake.url],
    adminKey: fake.adminKey,
    pausesMs: [1, 1],
    limitMs: 2000,
    onRetry: (line) => retries.push(line),
    ...options,
  });
  return syncCollection(server, {
    alias: 'cars_city',
    schema,
    documents: cars(3),
    now: new Date('2026-11-20T09:30:00Z'),
    keepOld: false,
    dryRun: false,
    lookPausesMs: [1],
    ...job,
  });
}

/** Something is live before the test begins. */
async function publishFirst(): Promise<string> {
  const first = await run({ documents: cars(2, 'Mazda 3'), now: new Date('2026-11-19T09:30:00Z') });
  if (!first.ok) throw new Error(first.error);
  fake.log.length = 0;
  return first.live;
}

const isImport: (path: string) => boolean = (path) => path.endsWith('/documents/import');
/** Spoils the first `times` requests that the test names. */
function first(
  times: number,
  matches: (request: Parameters<Mishap>[0]) => boolean,
  spoilt: ReturnType<Mishap>,
): Mishap {
  let left = times;
  return (request) => {
    if (!matches(request) || left === 0) return null;
    left -= 1;
    return spoilt;
  };
}
/** Where a server was and is no more. */
async function closedAddress(): Promise<string> {
  const gone = await startFakeTypesense();
  await gone.close();
  return gone.url;
}
const live = () => fake.aliases.get('cars_city') ?? '';
/** The documents that searches find, in the order of import, without what the sync adds. */
const held = () =>
  [...(fake.collections.get(live())?.documents.values() ?? [])].map(
    ({ content_hash: _, ...document }) => document,
  );
const writes = () => fake.log.filter((line) => !line.startsWith('GET'));

describe('a sync', () => {
  it('fills a new collection, lets the alias point to it and deletes the one before', async () => {
    const before = await publishFirst();
    const result = await run({ documents: cars(2500) });
    expect(result).toMatchObject({
      ok: true,
      outcome: { kind: 'replaced', reason: 'most' },
      before,
      documents: 2500,
      removed: [before],
    });
    expect(live()).toMatch(/^cars_city_20261120093000000_[0-9a-f]{16}$/);
    expect([...fake.collections.keys()]).toEqual([live()]);
    expect(held()).toEqual(cars(2500));
    expect(fake.collections.get(live())?.schema).toEqual({ ...schema, name: live() });
  });

  it('tells how far it is after every batch', async () => {
    const seen: number[] = [];
    await run({ documents: cars(2500), onProgress: ({ done, total }) => seen.push(done / total) });
    expect(seen).toEqual([0.4, 0.8, 1]);
  });

  it('imports nothing again when the same documents are live', async () => {
    const before = await publishFirst();
    const again = await run({ documents: cars(2, 'Mazda 3') });
    expect(again).toMatchObject({ ok: true, outcome: { kind: 'unchanged' }, live: before });
    expect(writes()).toEqual([]);
  });

  it('leaves the old collection when told so, and deletes it the next time', async () => {
    const before = await publishFirst();
    expect(await run({ keepOld: true })).toMatchObject({ ok: true, removed: [] });
    expect(fake.collections.has(before)).toBe(true);
    expect(await run()).toMatchObject({ outcome: { kind: 'unchanged' }, removed: [before] });
  });

  it('leaves the collections of other dealers alone', async () => {
    const others = ['cars_city-south_20250101000000000_ab', 'cars_city_archive', 'cars'];
    for (const name of others)
      fake.collections.set(name, { schema: { ...schema, name }, documents: new Map() });
    await run();
    expect([...fake.collections.keys()]).toEqual([...others, live()]);
  });

  it('only reads when it is a rehearsal', async () => {
    const before = await publishFirst();
    const result = await run({ dryRun: true });
    expect(result).toMatchObject({ ok: true, isRehearsal: true, before, removed: [before] });
    expect(writes()).toEqual([]);
    expect(live()).toBe(before);
  });

  it('clears away what a killed run had begun', async () => {
    const before = await publishFirst();
    const half = 'cars_city_20261120080000000_0123456789abcdef';
    fake.collections.set(half, {
      schema: { ...schema, name: half },
      documents: new Map([['car-0', { id: 'car-0' }]]),
    });
    expect(await run()).toMatchObject({ ok: true, removed: [before, half] });
    expect([...fake.collections.keys()]).toEqual([live()]);
  });

  it('is done although an old collection could not be deleted, and says so', async () => {
    const before = await publishFirst();
    fake.mishap = ({ method }) =>
      method === 'DELETE' ? { status: 503, body: { message: 'Not Ready' } } : null;
    expect(await run()).toMatchObject({ ok: true, removed: [], left: [before] });
    expect(live()).not.toBe(before);
  });
});

describe('a prepared sync', () => {
  const prepare = (documents = cars(3)) => {
    const server = openServer({ nodes: [fake.url], adminKey: fake.adminKey, pausesMs: [] });
    const now = new Date('2026-11-20T09:30:00Z');
    const job = { alias: 'cars_city', schema, documents, now, keepOld: false, dryRun: false };
    return prepareSync(server, job);
  };

  it('leaves searches as they are until it goes live', async () => {
    const before = await publishFirst();
    const prepared = await prepare();
    expect(live()).toBe(before);
    expect(fake.collections.size).toBe(2);
    expect(prepared.ok && (await prepared.goLive())).toMatchObject({ ok: true, removed: [before] });
    expect([...fake.collections.keys()]).toEqual([live()]);
    expect(live()).not.toBe(before);
  });

  it('can be taken back', async () => {
    const before = await publishFirst();
    const prepared = await prepare();
    if (prepared.ok) await prepared.discard();
    expect([live(), ...fake.collections.keys()]).toEqual([before, before]);
  });

  it('of what is live already is nothing that could be taken back', async () => {
    const before = await publishFirst();
    const prepared = await prepare(cars(2, 'Mazda 3'));
    if (prepared.ok) await prepared.discard();
    expect([live(), ...fake.collections.keys()]).toEqual([before, before]);
  });
});

describe('a sync of changes', () => {
  const before = cars(10);
  const after = [
    ...cars(9).map((car) => (car.id === 'car-4' ? { ...car, price: 9000 } : car)),
    { id: 'new', name: 'Kia Niro', price: 30_000 },
  ];
  const byId = (documents: readonly { id: string }[]) =>
    [...documents].sort((a, b) => (a.id < b.id ? -1 : 1));
  const day = (time: string) => new Date(`2026-11-19T${time}Z`);
  let collection: string;
  beforeEach(async () => {
    await run({ documents: before, now: day('09:30:00') });
    collection = live();
    fake.log.length = 0;
  });

  it('sends what is new or different into the live collection and deletes what is gone', async () => {
    const result = await run({ documents: after });
    expect(result).toMatchObject({ outcome: { kind: 'updated', sent: 2, removed: 1 }, live: collection });
    expect([...fake.collections.keys()]).toEqual([collection]);
    expect(byId(held())).toEqual(byId(after));
    const inLive = writes().filter((line) => line.includes(collection));
    expect(inLive).toEqual([
      `PATCH /collections/${collection}`,
      `POST /collections/${collection}/documents/import`,
      `DELETE /collections/${collection}/documents`,
    ]);
  });

  it('keeps the ranks of the others when cars come and go', async () => {
    const rankField = 'rank';
    await run({ documents: before, rankField, isFull: true, now: day('10:00:00') });
    const result = await run({ documents: [...after.slice(-1), ...after.slice(0, -1)], rankField });
    expect(result).toMatchObject({ outcome: { kind: 'updated', sent: 2, removed: 1 } });
    const order = held().sort((a, b) => Number('rank' in b && b.rank) - Number('rank' in a && a.rank));
    expect(order.map(({ id }) => id)).toEqual(['new', ...after.slice(0, -1).map(({ id }) => id)]);
  });

  it('deletes many, a hundred in a request', async () => {
    await run({ documents: cars(600), now: day('10:00:00') });
    fake.log.length = 0;
    expect(await run({ documents: cars(350) })).toMatchObject({ outcome: { sent: 0, removed: 250 } });
    expect(writes().filter((line) => line.startsWith('DELETE'))).toHaveLength(3);
    expect(held()).toEqual(cars(350));
  });

  it.each<[string, Partial<SyncJob>]>([
    ['schema', { schema: { ...schema, token_separators: ['-'] } }],
    ['asked', { isFull: true }],
    ['most', { documents: cars(10, 'Kia Picanto') }],
  ])('gives way to a full import: %s', async (reason, job) => {
    const result = await run({ documents: after, ...job });
    expect(result).toMatchObject({ outcome: { kind: 'replaced', reason }, before: collection });
    expect(held()).toEqual(job.documents ?? after);
    expect([...fake.collections.keys()]).toEqual([live()]);
  });

  it('gives way to a full import when the server counts other documents than it exports', async () => {
    fake.mishap = ({ method, path }) =>
      method === 'GET' && path === `/collections/${collection}`
        ? { status: 200, body: { name: collection, num_documents: 12 } }
        : null;
    expect(await run({ documents: after })).toMatchObject({
      outcome: { kind: 'replaced', reason: 'count' },
      before: collection,
    });
  });

  it('brings back what somebody deleted, and takes away what somebody added', async () => {
    const documents = fake.collections.get(collection)?.documents;
    documents?.delete('car-3');
    documents?.set('stray', { id: 'stray', name: 'Lada' });
    expect(await run({ documents: before })).toMatchObject({ outcome: { sent: 1, removed: 1 } });
    expect(byId(held())).toEqual(byId(before));
  });

  it('goes back to an older stock as to any other', async () => {
    await run({ documents: after, now: day('10:00:00') });
    expect(await run({ documents: before })).toMatchObject({ outcome: { sent: 2, removed: 1 } });
    expect(byId(held())).toEqual(byId(before));
  });

  it('only reads when it is a rehearsal', async () => {
    const result = await run({ documents: after, dryRun: true });
    expect(result).toMatchObject({ isRehearsal: true, outcome: { kind: 'updated', sent: 2, removed: 1 } });
    expect(writes()).toEqual([]);
  });

  it('writes nothing that is searched before it goes live', async () => {
    const server = openServer({ nodes: [fake.url], adminKey: fake.adminKey, pausesMs: [] });
    const job = { alias: 'cars_city', schema, documents: after, keepOld: false, dryRun: false };
    const prepared = await prepareSync(server, { ...job, now: new Date('2026-11-20T09:30:00Z') });
    expect(held()).toEqual(before);
    expect([...fake.collections.keys()]).toEqual([collection]);
    expect(prepared.ok && (await prepared.goLive())).toMatchObject({ outcome: { kind: 'updated' } });
    expect(byId(held())).toEqual(byId(after));
  });

  it('leaves searches as they were when a document is refused, and says which', async () => {
    const documents = [...before, { id: 'odd', name: 'Kia', price: 'POA' }];
    expect(await run({ documents })).toEqual({
      ok: false,
      error: 'Typesense did not take 1 of 1 changed cars. Searches find what they found before.',
      refused: [{ id: 'odd', reason: 'Field `price` must be an int32.' }],
    });
    expect(held()).toEqual(before);
    expect([...fake.collections.keys()]).toEqual([collection]);
  });

  it('that is interrupted is finished by the next', async () => {
    fake.mishap = ({ method, path }) =>
      method === 'DELETE' && path.endsWith('/documents') ? { status: 503, body: { message: 'Lag' } } : null;
    const broken = await run({ documents: after, now: day('10:00:00') });
    expect(broken.ok ? '' : broken.error).toMatch(
      /answered 503 when asked to delete documents.*may find a part of the changes; the next run sends the rest/,
    );
    fake.mishap = () => null;
    expect(await run({ documents: after })).toMatchObject({ outcome: { sent: 0, removed: 1 } });
    expect(byId(held())).toEqual(byId(after));
  });

  it('waits for a busy server, and repeats what was answered but not heard', async () => {
    fake.mishap = first(1, ({ method }) => method === 'DELETE', 'cut-after');
    expect(await run({ documents: after })).toMatchObject({ outcome: { kind: 'updated' } });
    expect(retries).toHaveLength(1);
    expect(byId(held())).toEqual(byId(after));
  });

  it('sends again what another run has undone meanwhile', async () => {
    let exports = 0;
    fake.mishap = ({ path }) => {
      if (path.endsWith('/export')) exports += 1;
      const isLookAfterwards = exports === 2 && path.startsWith('/aliases');
      if (isLookAfterwards) fake.collections.get(collection)?.documents.delete('new');
      return null;
    };
    expect(await run({ documents: after })).toMatchObject({ outcome: { sent: 2, removed: 1 } });
    expect(exports).toBe(4);
    expect(byId(held())).toEqual(byId(after));
  });

  it('imports in full when the server never holds what was sent', async () => {
    fake.mishap = ({ method, path }) => {
      if (method === 'GET' && path.endsWith('/export')) {
        fake.collections.get(collection)?.documents.delete('new');
      }
      return null;
    };
    expect(await run({ documents: after })).toMatchObject({
      outcome: { kind: 'replaced', reason: 'count' },
      removed: [collection],
    });
    expect(held()).toEqual(after);
  });

  it('leaves alone what a run that began later has written', async () => {
    await run({ documents: after, now: new Date('2026-11-20T09:30:00.001Z') });
    const older = await run({ documents: before });
    expect(older.ok ? '' : older.error).toMatch(/brought up to date by a run that began after this one/);
    const full = await run({ documents: before, isFull: true });
    expect(full.ok ? '' : full.error).toMatch(/brought up to date by a run that began after this one/);
    expect(byId(held())).toEqual(byId(after));
  });
});

describe('passing trouble', () => {
  it.each<[string, ReturnType<Mishap>]>([
    ['a server that is busy', { status: 503, body: { message: 'Not Ready or Lagging' } }],
    ['too many requests', { status: 429, body: { message: 'Rate limit exceeded' } }],
    ['a connection that breaks', 'cut'],
    ['an answer that is lost', 'cut-after'],
    ['an answer cut short', { status: 200, body: '{"success":true}\n{"succ' }],
  ])('is waited for: %s', async (_, spoilt) => {
    fake.mishap = first(2, ({ path }) => isImport(path), spoilt);
    expect(await run()).toMatchObject({ ok: true, documents: 3 });
    expect(fake.collections.get(live())?.documents.size).toBe(3);
    expect(retries).toHaveLength(2);
    expect(retries[0]).toMatch(/Trying again in 0\.001 s\.$/);
  });

  it('does not create the collection twice when the answer to its creation is lost', async () => {
    fake.mishap = first(1, ({ method, path }) => method === 'POST' && path === '/collections', 'cut-after');
    expect(await run()).toMatchObject({ ok: true });
  });

  it('is a node that is behind its leader: the count is looked at again', async () => {
    const behind = { status: 200, body: { name: 'x', num_documents: 1 } };
    fake.mishap = first(
      1,
      ({ method, path }) => method === 'GET' && /^\/collections\/[^/]+$/.test(path),
      behind,
    );
    expect(await run()).toMatchObject({ ok: true });
  });

  it('on one node of a cluster is got around through another', async () => {
    const nodes = [await closedAddress(), fake.url];
    expect(await run({}, { nodes })).toMatchObject({ ok: true });
    expect(retries[0]).toMatch(/nothing listens there/);
  });
});

describe('a sync that cannot be finished leaves searches as they were', () => {
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

  it.each(refusals)('when %s', async (_, mishap, message) => {
    const before = await publishFirst();
    fake.mishap = mishap;
    const result = await run({}, { limitMs: 150 });
    expect(result.ok ? '' : result.error).toMatch(message);
    expect(live()).toBe(before);
    expect([...fake.collections.keys()]).toEqual([before]);
  });

  it('when documents are refused, and says which and why', async () => {
    const before = await publishFirst();
    const documents = [...cars(2), { id: 'odd', name: 'Kia', price: 'POA' }];
    expect(await run({ documents })).toEqual({
      ok: false,
      error: 'Typesense did not take 1 of 3 cars. Searches find what they found before.',
      refused: [{ id: 'odd', reason: 'Field `price` must be an int32.' }],
    });
    expect([live(), ...fake.collections.keys()]).toEqual([before, before]);
  });

  it('when a later run went live meanwhile', async () => {
    await publishFirst();
    const later = 'cars_city_20261120093000001_0123456789abcdef';
    fake.mishap = ({ path }) => {
      if (isImport(path)) fake.aliases.set('cars_city', later);
      return null;
    };
    const result = await run();
    expect(result.ok ? '' : result.error).toMatch(
      /_20261120093000001_.* brought up to date by a run that began after this one/,
    );
    expect(live()).toBe(later);
  });

  it('when another run began in the same millisecond', async () => {
    await run();
    const result = await run({ documents: [] });
    expect(result.ok ? '' : result.error).toMatch(/began in the same millisecond/);
    expect(held()).toEqual(cars(3));
  });

  it('when the alias is the name of a collection', async () => {
    fake.collections.set('cars_city', { schema, documents: new Map() });
    const result = await run();
    expect(result.ok ? '' : result.error).toMatch(/has a collection of the name cars_city/);
    expect(writes()).toEqual([]);
  });
});

describe('a server that cannot be used is told apart from others', () => {
  it('by an address where nothing listens', async () => {
    const nodes = [await closedAddress()];
    const result = await run({}, { nodes, pausesMs: [] });
    expect(result.ok ? '' : result.error).toBe(
      `Typesense at ${nodes} cannot be reached: nothing listens there.`,
    );
  });

  it('by a host that does not exist', async () => {
    const result = await run({}, { nodes: ['http://search.invalid'], pausesMs: [] });
    expect(result.ok ? '' : result.error).toMatch(/cannot be reached: there is no such host/);
  });

  it('by its refusal of the key, which is not tried again and never shown', async () => {
    const result = await run({}, { adminKey: 'wr0ng-key' });
    expect(result.ok ? '' : result.error).toMatch(/does not accept the key in TYPESENSE_ADMIN_KEY \(401\)/);
    expect(JSON.stringify([result, retries])).not.toContain('wr0ng-key');
    expect(fake.log).toHaveLength(1);
  });

  it('by answers that no Typesense gives', async () => {
    fake.mishap = () => ({ status: 200, body: '<html>It works!</html>' });
    const result = await run();
    expect(result.ok ? '' : result.error).toMatch(/is no Typesense server/);
  });
});
