import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuildOutcome } from './build-record.schema.ts';
import { newEntry, type QueueEntry } from './queue-entry.schema.ts';
import {
  claimableAtMs,
  enqueue,
  finish,
  LEASE_MS,
  MAX_BUILD_TRIES,
  mayPublish,
  renew,
  requeueLost,
  take,
} from './queue-rules.ts';

const facts = { vehicles: 90, pages: 200, changed: 3, release: 'r1' };
const done = { kind: 'done', result: 'live', held: [], unusable: [], ...facts } satisfies BuildOutcome;
const held: BuildOutcome = { ...done, held: ['y'] };
const unusable: BuildOutcome = { ...done, unusable: ['z'] };
const failed: BuildOutcome = { kind: 'failed', sentences: ['x'] };

function must<T>(value: T | null): T {
  if (value === null) throw new Error('The rule said no.');
  return value;
}

/** A running build; its worker may be paused or dead while others go on. */
interface Build {
  readonly worker: number;
  readonly tenant: number;
  readonly token: number;
  readonly begunAtMs: number;
}

const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('enqueue' as const), tenant: fc.nat(2) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('take' as const), worker: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('renew' as const), worker: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('finish' as const),
      worker: fc.nat(3),
      outcome: fc.constantFrom(done, failed, held, unusable, { kind: 'stopped' } as const),
    }),
  },
  // A killed worker forgets its build without a report; a paused one does nothing until resumed.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('kill' as const), worker: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(90_000) }) },
);

describe('any number of workers, killed and paused at any moment', () => {
  it('never build one tenant twice at the same time, and leave no request unserved', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 120 }), (events) => {
        const queue = simulatedQueue();
        for (const happened of events) queue.happen(happened);
        queue.drain();
        expect(queue.unanswered()).toEqual([]);
        expect(queue.successes()).toBeLessThanOrEqual(queue.asks());
      }),
      { numRuns: 400 },
    );
  });
});

type QueueEvent = typeof event extends fc.Arbitrary<infer T> ? T : never;

function simulatedQueue() {
  const entries: QueueEntry[] = [newEntry, newEntry, newEntry];
  const builds = new Map<number, Build>();
  /**
   * For each tenant: the time of its last request, and the start of its last build that succeeded or was
   * given up.
   */
  const askedAt = new Map<number, number>();
  const answeredFrom = new Map<number, number>();
  let nowMs = 1;
  let asks = 0;
  let successes = 0;

  const entryOf = (tenant: number) => entries[tenant] ?? newEntry;

  function holdersOf(tenant: number): Build[] {
    const own = [...builds.values()].filter((build) => build.tenant === tenant);
    return own.filter(({ token }) => mayPublish(entryOf(tenant), token, nowMs));
  }

  function takeAny(worker: number): void {
    if (builds.has(worker)) return;
    for (const tenant of entries.keys()) {
      const entry = entryOf(tenant);
      if ((claimableAtMs(entry) ?? Number.POSITIVE_INFINITY) > nowMs) continue;
      if (entry.lease !== null) {
        entries[tenant] = must(requeueLost(entry, nowMs)).entry;
        continue;
      }
      const next = must(take(entry, { worker: `w${worker}`, nowMs, leaseMs: LEASE_MS }));
      expect(holdersOf(tenant)).toEqual([]);
      expect(next.token).toBeGreaterThan(entry.token);
      entries[tenant] = next;
      builds.set(worker, { worker, tenant, token: next.token, begunAtMs: nowMs });
      return;
    }
  }

  function end(worker: number, outcome: BuildOutcome): void {
    const build = builds.get(worker);
    if (build === undefined) return;
    builds.delete(worker);
    const change = finish(entryOf(build.tenant), build.token, outcome, nowMs);
    if (change === null) return;
    entries[build.tenant] = change.entry;
    if (outcome.kind === 'done') successes += 1;
    const isGivenUp = change.entry.failures >= MAX_BUILD_TRIES;
    if (outcome.kind === 'done' || isGivenUp) answeredFrom.set(build.tenant, build.begunAtMs);
  }

  function happen(happened: QueueEvent): void {
    // Advances the clock so that no two events have the same time.
    nowMs += 1;
    switch (happened.kind) {
      case 'enqueue':
        asks += 1;
        askedAt.set(happened.tenant, nowMs);
        entries[happened.tenant] = enqueue(entryOf(happened.tenant), 'feed', nowMs);
        break;
      case 'take':
        takeAny(happened.worker);
        break;
      case 'renew': {
        const build = builds.get(happened.worker);
        if (build === undefined || !mayPublish(entryOf(build.tenant), build.token, nowMs)) break;
        const renewed = renew(entryOf(build.tenant), build.token, {
          step: 'pages',
          untilMs: nowMs + LEASE_MS,
        });
        entries[build.tenant] = must(renewed);
        break;
      }
      case 'finish':
        end(happened.worker, happened.outcome);
        break;
      case 'kill':
        builds.delete(happened.worker);
        break;
      case 'wait':
        nowMs += happened.ms;
    }
    for (const tenant of entries.keys()) expect(holdersOf(tenant).length).toBeLessThanOrEqual(1);
  }

  return {
    happen,
    /** Kills all workers; a new one works until the queue is empty. */
    drain: () => {
      builds.clear();
      for (let round = 0; round < 100 && entries.some((entry) => claimableAtMs(entry) !== null); round++) {
        nowMs = Math.max(nowMs, ...entries.map((entry) => claimableAtMs(entry) ?? 0)) + 1;
        takeAny(9);
        end(9, done);
      }
      expect(entries.map(claimableAtMs)).toEqual([null, null, null]);
    },
    /** Tenants whose last request is later than the start of every finished build. */
    unanswered: () =>
      [...askedAt].flatMap(([tenant, atMs]) =>
        (answeredFrom.get(tenant) ?? 0) > atMs || entryOf(tenant).failures >= MAX_BUILD_TRIES ? [] : [tenant],
      ),
    asks: () => asks,
    successes: () => successes,
  };
}
