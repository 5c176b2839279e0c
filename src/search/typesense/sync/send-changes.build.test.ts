import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cars, type FakeSync, first, schema, startFakeSync } from '#tests/fixtures/typesense/fake-sync.ts';
import { openServer } from '../server/typesense-server.build.ts';
import { prepareSync } from './sync-collection.build.ts';
import type { SyncJob } from './sync-job.ts';

let on: FakeSync;
beforeEach(async () => {
  on = await startFakeSync();
});
afterEach(() => on.fake.close());

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
    await on.run({ documents: before, now: day('09:30:00') });
    collection = on.live();
    on.fake.log.length = 0;
  });

  it('uploads new and changed documents to the live collection and deletes removed ones', async () => {
    const result = await on.run({ documents: after });
    expect(result).toMatchObject({ outcome: { kind: 'updated', sent: 2, removed: 1 }, live: collection });
    expect([...on.fake.collections.keys()]).toEqual([collection]);
    expect(byId(on.held())).toEqual(byId(after));
    const inLive = on.writes().filter((line) => line.includes(collection));
    expect(inLive).toEqual([
      `PATCH /collections/${collection}`,
      `POST /collections/${collection}/documents/import`,
      `DELETE /collections/${collection}/documents`,
    ]);
  });

  it('keeps the ranks of other cars', async () => {
    const rankField = 'rank';
    await on.run({ documents: before, rankField, isFull: true, now: day('10:00:00') });
    const result = await on.run({ documents: [...after.slice(-1), ...after.slice(0, -1)], rankField });
    expect(result).toMatchObject({ outcome: { kind: 'updated', sent: 2, removed: 1 } });
    const order = on.held().sort((a, b) => Number('rank' in b && b.rank) - Number('rank' in a && a.rank));
    expect(order.map(({ id }) => id)).toEqual(['new', ...after.slice(0, -1).map(({ id }) => id)]);
  });

  it('deletes in batches of a hundred', async () => {
    await on.run({ documents: cars(600), now: day('10:00:00') });
    on.fake.log.length = 0;
    expect(await on.run({ documents: cars(350) })).toMatchObject({ outcome: { sent: 0, removed: 250 } });
    expect(on.writes().filter((line) => line.startsWith('DELETE'))).toHaveLength(3);
    expect(on.held()).toEqual(cars(350));
  });

  it.each<[string, Partial<SyncJob>]>([
    ['schema', { schema: { ...schema, token_separators: ['-'] } }],
    ['asked', { isFull: true }],
    ['many-changes', { documents: cars(10, 'Kia Picanto') }],
  ])('falls back to a full import: %s', async (reason, job) => {
    const result = await on.run({ documents: after, ...job });
    expect(result).toMatchObject({ outcome: { kind: 'replaced', reason }, before: collection });
    expect(on.held()).toEqual(job.documents ?? after);
    expect([...on.fake.collections.keys()]).toEqual([on.live()]);
  });

  it("falls back to a full import if the server's count differs from its export", async () => {
    on.fake.mishap = ({ method, path }) =>
      method === 'GET' && path === `/collections/${collection}`
        ? { status: 200, body: { name: collection, num_documents: 12 } }
        : null;
    expect(await on.run({ documents: after })).toMatchObject({
      outcome: { kind: 'replaced', reason: 'count' },
      before: collection,
    });
  });

  it('restores deleted documents, and deletes unknown ones', async () => {
    const documents = on.fake.collections.get(collection)?.documents;
    documents?.delete('car-3');
    documents?.set('stray', { id: 'stray', name: 'Lada' });
    expect(await on.run({ documents: before })).toMatchObject({ outcome: { sent: 1, removed: 1 } });
    expect(byId(on.held())).toEqual(byId(before));
  });

  it('can return to an older stock', async () => {
    await on.run({ documents: after, now: day('10:00:00') });
    expect(await on.run({ documents: before })).toMatchObject({ outcome: { sent: 2, removed: 1 } });
    expect(byId(on.held())).toEqual(byId(before));
  });

  it('only reads in a dry run', async () => {
    const result = await on.run({ documents: after, dryRun: true });
    expect(result).toMatchObject({ isRehearsal: true, outcome: { kind: 'updated', sent: 2, removed: 1 } });
    expect(on.writes()).toEqual([]);
  });

  it('changes nothing that is searched before it goes live', async () => {
    const server = openServer({ nodes: [on.fake.url], adminKey: on.fake.adminKey, pausesMs: [] });
    const job = { alias: 'cars_city', schema, documents: after, keepOld: false, dryRun: false };
    const prepared = await prepareSync(server, { ...job, now: new Date('2026-11-20T09:30:00Z') });
    expect(on.held()).toEqual(before);
    expect([...on.fake.collections.keys()]).toEqual([collection]);
    expect(prepared.ok && (await prepared.goLive())).toMatchObject({ outcome: { kind: 'updated' } });
    expect(byId(on.held())).toEqual(byId(after));
  });

  it('leaves searches unchanged if a document is rejected, and reports it', async () => {
    const documents = [...before, { id: 'odd', name: 'Kia', price: 'POA' }];
    expect(await on.run({ documents })).toEqual({
      ok: false,
      error: 'Typesense did not take 1 of 1 changed cars. Searches find what they found before.',
      refused: [{ id: 'odd', reason: 'Field `price` must be an int32.' }],
    });
    expect(on.held()).toEqual(before);
    expect([...on.fake.collections.keys()]).toEqual([collection]);
  });

  it('that is interrupted is completed by the next', async () => {
    on.fake.mishap = ({ method, path }) =>
      method === 'DELETE' && path.endsWith('/documents') ? { status: 503, body: { message: 'Lag' } } : null;
    const broken = await on.run({ documents: after, now: day('10:00:00') });
    expect(broken.ok ? '' : broken.error).toMatch(
      /answered 503 when asked to delete documents.*may find a part of the changes; the next run sends the rest/,
    );
    on.fake.mishap = () => null;
    expect(await on.run({ documents: after })).toMatchObject({ outcome: { sent: 0, removed: 1 } });
    expect(byId(on.held())).toEqual(byId(after));
  });

  it('waits for a busy server, and repeats requests whose reply was lost', async () => {
    on.fake.mishap = first(1, ({ method }) => method === 'DELETE', 'cut-after');
    expect(await on.run({ documents: after })).toMatchObject({ outcome: { kind: 'updated' } });
    expect(on.retries).toHaveLength(1);
    expect(byId(on.held())).toEqual(byId(after));
  });

  it('uploads again what another run has undone meanwhile', async () => {
    let exports = 0;
    on.fake.mishap = ({ path }) => {
      if (path.endsWith('/export')) exports += 1;
      const isLookAfterwards = exports === 2 && path.startsWith('/aliases');
      if (isLookAfterwards) on.fake.collections.get(collection)?.documents.delete('new');
      return null;
    };
    expect(await on.run({ documents: after })).toMatchObject({ outcome: { sent: 2, removed: 1 } });
    expect(exports).toBe(4);
    expect(byId(on.held())).toEqual(byId(after));
  });

  it('falls back to a full import if the server never has the uploaded documents', async () => {
    on.fake.mishap = ({ method, path }) => {
      if (method === 'GET' && path.endsWith('/export')) {
        on.fake.collections.get(collection)?.documents.delete('new');
      }
      return null;
    };
    expect(await on.run({ documents: after })).toMatchObject({
      outcome: { kind: 'replaced', reason: 'count' },
      removed: [collection],
    });
    expect(on.held()).toEqual(after);
  });

  it('does not change what a later run has written', async () => {
    await on.run({ documents: after, now: new Date('2026-11-20T09:30:00.001Z') });
    const older = await on.run({ documents: before });
    expect(older.ok ? '' : older.error).toMatch(/brought up to date by a run that began after this one/);
    const full = await on.run({ documents: before, isFull: true });
    expect(full.ok ? '' : full.error).toMatch(/brought up to date by a run that began after this one/);
    expect(byId(on.held())).toEqual(byId(after));
  });

  it('changes what a run with a wrong clock has written, also as a whole', async () => {
    await on.run({ documents: before, now: new Date('2031-01-01T00:00:00Z') });
    expect(await on.run({ documents: after })).toMatchObject({ ok: true, outcome: { kind: 'updated' } });
    await on.run({ documents: before, now: new Date('2031-01-01T00:00:00Z'), isFull: true });
    expect(
      await on.run({ documents: after, isFull: true, now: new Date('2026-11-20T10:00:00Z') }),
    ).toMatchObject({
      ok: true,
      removed: [expect.stringContaining('_2031')],
    });
    expect(byId(on.held())).toEqual(byId(after));
  });
});
