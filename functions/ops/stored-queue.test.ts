import { describe, expect, it } from 'vitest';
import type { BuildOutcome } from '#src/ops/queue/build-record.schema.ts';
import { LEASE_MS } from '#src/ops/queue/queue-rules.ts';
import type { Database } from '../ports/database.ts';
import { countedChance } from '../ports/ports.fixture.ts';
import { libsqlServer } from '../storage/libsql-server.fixture.ts';
import { openDatabase } from '../storage/open-database.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';
import { readBuildCounts } from './build-counts.ts';
import { takeDue } from './notice-outbox.ts';
import { opsTables } from './ops-tables.ts';
import { storedQueue } from './stored-queue.ts';

const done: BuildOutcome = {
  kind: 'done',
  result: 'live',
  held: [],
  unusable: [],
  vehicles: 90,
  pages: 200,
  changed: 3,
  release: 'r1',
};
const failed: BuildOutcome = { kind: 'failed', sentences: ['no make'] };

/** Two machines that share a queue and a clock. */
function twoMachines(databases: readonly [Database, Database]) {
  const clock = { nowMs: 1_000_000 };
  const open = (database: Database, name: string) => {
    const chance = countedChance();
    return storedQueue({
      database,
      now: () => clock.nowMs,
      newId: () => `${name}-${chance.id()}`,
      leaseMs: LEASE_MS,
      channels: ['webhook', 'mail'],
    });
  };
  return { clock, one: open(databases[0], 'one'), other: open(databases[1], 'other') };
}

async function onFile() {
  const database = await temporaryDatabase(opsTables);
  const second = await openDatabase({ url: database.url }, opsTables);
  const close = async () => {
    second.close();
    await database[Symbol.asyncDispose]();
  };
  return { database, ...twoMachines([database, second]), [Symbol.asyncDispose]: close };
}

async function onServer() {
  const server = await libsqlServer('a-token');
  const open = () => openDatabase({ url: server.url, authToken: 'a-token' }, opsTables);
  const database = await open();
  const second = await open();
  const close = async () => {
    database.close();
    second.close();
    await server[Symbol.asyncDispose]();
  };
  return { database, ...twoMachines([database, second]), [Symbol.asyncDispose]: close };
}

describe.each([
  ['a file', onFile],
  ['a libSQL server', onServer],
])('the queue in %s', (_, open) => {
  it('gives a tenant to one of many concurrent workers, and each of many tenants once', async () => {
    await using queue = await open();
    const tenants = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(
      tenants.flatMap((tenant) => [queue.one.enqueue(tenant, 'feed'), queue.other.enqueue(tenant, 'asked')]),
    );
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? queue.one : queue.other).take(`w${index}`)),
    );
    const more = await Promise.all([1, 2, 3, 4, 5].map((index) => queue.one.take(`again${index}`)));
    const taken = [...claims, ...more].flatMap((claim) => (claim === null ? [] : [claim.tenant]));
    expect(taken.sort()).toEqual(tenants);
    expect((await queue.one.entries()).every(({ entry }) => entry.token === 1)).toBe(true);
  });

  it('loses no concurrent request', async () => {
    await using queue = await open();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? queue.one : queue.other).enqueue('a', index < 10 ? 'feed' : 'asked'),
      ),
    );
    const [stored] = await queue.other.entries();
    expect(stored?.entry.wanted?.reasons.toSorted()).toEqual(['asked', 'feed']);
  });

  it('keeps a tenant leased to a worker that renews, and releases it from one that does not', async () => {
    await using queue = await open();
    await queue.one.enqueue('a', 'feed');
    const claim = await queue.one.take('w1');
    if (claim === null) throw new Error('There was nothing.');
    queue.clock.nowMs += LEASE_MS - 1;
    expect(await queue.one.renew(claim, 'pages')).toBe(true);
    queue.clock.nowMs += LEASE_MS - 1;
    expect(await queue.other.take('w2')).toBeNull();
    queue.clock.nowMs += 1;
    // The first attempt requeues the lost build, the second takes it.
    await queue.other.take('w2');
    const second = await queue.other.take('w2');
    expect(second).toMatchObject({ tenant: 'a', token: claim.token + 1 });
    expect(await queue.one.renew(claim, 'publish')).toBe(false);
    expect(await queue.one.mayPublish(claim)).toBe(false);
    expect(await queue.one.finish(claim, done)).toBe(false);
    expect(await queue.other.finish(second ?? claim, done)).toBe(true);
    const history = await queue.one.history(10);
    expect(history.map(({ tenant, worker, result }) => [tenant, worker, result])).toEqual([
      ['a', 'w2', 'live'],
      ['a', 'w1', 'lost'],
    ]);
  });

  it('hands out what was requested or leased while the clock was ahead', async () => {
    await using on = await open();
    const { clock, one, other } = on;
    const aheadMs = 1_000_000_000;
    clock.nowMs += aheadMs;
    await one.enqueue('city', 'feed');
    await one.enqueue('river', 'feed');
    expect(await one.take('a')).not.toBeNull();
    clock.nowMs -= aheadMs;
    const taken = [await other.take('b'), await other.take('b'), await other.take('b')];
    expect(taken.flatMap((claim) => claim?.tenant ?? []).sort()).toEqual(['city', 'river']);
  });

  it('requeues the builds of dead workers at once, and leaves the others', async () => {
    await using queue = await open();
    await queue.one.enqueue('a', 'feed');
    await queue.one.enqueue('b', 'feed');
    await queue.one.take('dead');
    await queue.one.take('alive');
    await queue.other.requeueDead((worker) => worker === 'dead');
    const states = (await queue.one.entries()).map(({ entry }) => entry.lease?.worker ?? 'waits');
    expect(states.toSorted()).toEqual(['alive', 'waits']);
  });

  it('counts, records and reports the end of a build, once', async () => {
    await using queue = await open();
    const build = async (outcome: BuildOutcome) => {
      await queue.one.enqueue('a', 'feed');
      const claim = await queue.one.take('w1');
      if (claim === null) throw new Error('There was nothing.');
      queue.clock.nowMs += 7000;
      const both = await Promise.all([queue.one.finish(claim, outcome), queue.other.finish(claim, outcome)]);
      expect(both.filter((isTaken) => isTaken)).toHaveLength(1);
    };
    await build(failed);
    await build(failed);
    await build(done);
    const counts = await readBuildCounts(queue.database);
    expect(Object.fromEntries(counts.builds)).toEqual({ failed: 2, live: 1 });
    expect(Object.fromEntries(counts.secondsClasses)).toEqual({ 10: 3 });
    expect(counts.secondsSum).toBe(21);
    const due = await takeDue(queue.database, { nowMs: queue.clock.nowMs, leaseMs: LEASE_MS, max: 10 });
    expect(due.map(({ channel, notice }) => `${channel} ${notice.kind} ${notice.what}`).sort()).toEqual([
      'mail problem failed',
      'mail well failed',
      'webhook problem failed',
      'webhook well failed',
    ]);
    expect(await takeDue(queue.database, { nowMs: queue.clock.nowMs, leaseMs: LEASE_MS, max: 10 })).toEqual(
      [],
    );
  });
});
