import { describe, expect, it } from 'vitest';
import type { BuildOutcome } from './build-record.schema.ts';
import { newEntry, type QueueEntry } from './queue-entry.schema.ts';
import {
  claimableAtMs,
  enqueue,
  enqueueDay,
  enqueueSettings,
  finish,
  forget,
  isForgotten,
  LEASE_MS,
  MAX_BUILD_TRIES,
  mayPublish,
  type QueueChange,
  renew,
  requeueLost,
  take,
} from './queue-rules.ts';

const facts = { vehicles: 90, pages: 200, changed: 3, release: 'r1' };
const done = { kind: 'done', result: 'live', held: [], unusable: [], ...facts } satisfies BuildOutcome;
const held = (sentence: string): BuildOutcome => ({ ...done, held: [sentence] });
const failed = (sentence: string): BuildOutcome => ({ kind: 'failed', sentences: [sentence] });

function must<T>(value: T | null): T {
  if (value === null) throw new Error('The rule said no.');
  return value;
}
const taken = (entry: QueueEntry, nowMs: number, worker = 'a') =>
  must(take(entry, { worker, nowMs, leaseMs: LEASE_MS }));
const ended = (entry: QueueEntry, outcome: BuildOutcome, nowMs: number): QueueChange =>
  must(finish(entry, entry.token, outcome, nowMs));

describe('a tenant in the queue', () => {
  it('waits once, however often it is requested, with the time of the first request', () => {
    const entry = enqueue(enqueue(enqueue(newEntry, 'feed', 10), 'asked', 20), 'feed', 30);
    expect(entry.wanted).toEqual({ atMs: 10, reasons: ['feed', 'asked'], dueMs: 30 });
    expect(ended(taken(entry, 40), done, 50).entry.wanted).toBeNull();
  });

  it('is built once more if it is requested during its build', () => {
    const building = enqueue(taken(enqueue(newEntry, 'feed', 10), 20), 'asked', 30);
    expect(take(building, { worker: 'b', nowMs: 40, leaseMs: LEASE_MS })).toBeNull();
    const { entry } = ended(building, done, 50);
    expect(taken(entry, 60).lease?.wish).toEqual({ atMs: 30, reasons: ['asked'] });
  });

  it('is built once for each day, and not again if another build of that day waits or runs', () => {
    const day = { day: '2026-11-22', beganAtMs: 1000 };
    const once = enqueueDay(newEntry, day, 1100);
    expect(once.wanted?.reasons).toEqual(['day']);
    expect(enqueueDay(ended(taken(once, 1200), done, 1300).entry, day, 1400).wanted).toBeNull();
    expect(enqueueDay(taken(enqueue(newEntry, 'feed', 1100), 1200), day, 1300).wanted).toBeNull();
    const begunBefore = taken(enqueue(newEntry, 'feed', 800), 900);
    expect(enqueueDay(begunBefore, day, 1300).wanted?.reasons).toEqual(['day']);
  });

  it('is built once for changed settings, and not for those of its first build', () => {
    const first = enqueueSettings(newEntry, 'a', 10);
    expect(first).toEqual({ ...newEntry, settings: 'a' });
    // Without a feed there is nothing to build.
    expect(enqueueSettings(first, 'b', 20).wanted).toBeNull();
    const built = ended(taken(enqueue(first, 'feed', 20), 30), done, 40).entry;
    expect(enqueueSettings(built, 'a', 50)).toBe(built);
    const saved = enqueueSettings(built, 'b', 50);
    expect(saved.wanted).toEqual({ atMs: 50, reasons: ['settings'], dueMs: 50 });
    expect(enqueueSettings(saved, 'b', 60)).toBe(saved);
  });

  it('is built at once after a failure when its settings are saved, whatever the number of retries', () => {
    let entry = enqueue(enqueueSettings(newEntry, 'a', 0), 'feed', 0);
    for (let tries = 0; tries < MAX_BUILD_TRIES; tries++) {
      const nowMs = entry.wanted?.dueMs ?? 0;
      entry = ended(taken(entry, nowMs), failed('no make'), nowMs).entry;
    }
    expect(entry.wanted).toBeNull();
    const saved = enqueueSettings(entry, 'b', 9e9);
    expect(saved).toMatchObject({ failures: 0, wanted: { reasons: ['settings'], dueMs: 9e9 } });
  });

  it('is retried with growing waits, at most five times unless requested again', () => {
    let entry = enqueue(newEntry, 'feed', 0);
    const waits: number[] = [];
    for (let tries = 0; tries < MAX_BUILD_TRIES; tries++) {
      const nowMs = entry.wanted?.dueMs ?? 0;
      entry = ended(taken(entry, nowMs), failed('no make'), nowMs).entry;
      if (entry.wanted !== null) waits.push(entry.wanted.dueMs - nowMs);
    }
    expect(waits).toEqual([30_000, 60_000, 120_000, 240_000]);
    expect(claimableAtMs(entry)).toBeNull();
    expect(enqueue(entry, 'feed', 9e9).wanted?.dueMs).toBe(9e9);
  });

  it('is built at once after a failure when a feed arrived meanwhile', () => {
    const building = enqueue(taken(enqueue(newEntry, 'feed', 10), 20), 'feed', 30);
    expect(ended(building, failed('no make'), 40).entry.wanted?.dueMs).toBe(30);
  });

  it('is retried at once when its worker stops answering, and with growing waits when that repeats', () => {
    const entry = taken(enqueue(newEntry, 'feed', 10), 20);
    const first = must(requeueLost(entry, 20 + LEASE_MS));
    expect(first.record).toMatchObject({ result: 'lost', worker: 'a', askedAtMs: 10 });
    expect(first.entry.wanted).toEqual({ atMs: 10, reasons: ['feed'], dueMs: 20 + LEASE_MS });
    expect(first.news).toBeUndefined();
    const second = must(requeueLost(taken(first.entry, 1e6), 2e6));
    expect(second.entry.wanted?.dueMs).toBe(2e6 + 30_000);
    expect(must(requeueLost(taken(second.entry, 3e6), 4e6)).news?.kind).toBe('problem');
  });

  it('is rebuilt alone after it exceeded its memory beside others, and only then counts as failed', () => {
    const outgrown: BuildOutcome = { kind: 'outgrown', sentences: ['too much'] };
    const { entry, news } = ended(taken(enqueue(newEntry, 'feed', 0), 1), outgrown, 2);
    expect(entry).toMatchObject({ isLarge: true, failures: 0, wanted: { dueMs: 2 } });
    expect(news).toBeUndefined();
    expect(ended(taken(entry, 3), outgrown, 4).news?.problem.sentences).toEqual(['too much']);
  });

  it('does not count as failed when its worker is shut down', () => {
    const { entry, record } = ended(taken(enqueue(newEntry, 'feed', 10), 20), { kind: 'stopped' }, 30);
    expect(entry).toMatchObject({ failures: 0, wanted: { atMs: 10, dueMs: 30 } });
    expect(record?.result).toBe('stopped');
  });

  it('records since when the present site is live', () => {
    const live = ended(taken(enqueue(newEntry, 'feed', 0), 1), done, 2).entry;
    expect(live.live).toEqual({ release: 'r1', atMs: 2 });
    const same: BuildOutcome = { ...done, result: 'same' };
    expect(ended(taken(enqueue(live, 'day', 3), 4), same, 5).entry.live).toEqual({ release: 'r1', atMs: 2 });
    expect(ended(taken(enqueue(live, 'day', 3), 4), failed('x'), 5).entry.live).toEqual({
      release: 'r1',
      atMs: 2,
    });
  });
});

describe('a tenant that was removed', () => {
  it('is removed when no build runs, but its build numbers are never used again', () => {
    const building = taken(enqueue(newEntry, 'feed', 0), 1);
    expect(forget(building)).toBeNull();
    const forgotten = must(forget(ended(building, failed('x'), 2).entry));
    expect(isForgotten(forgotten)).toBe(true);
    expect(forget(forgotten)).toBeNull();
    expect(taken(enqueue(forgotten, 'feed', 3), 4).token).toBeGreaterThan(building.token);
  });
});

describe('a worker that was paused beyond its lease', () => {
  it('may not publish, even before another worker takes the tenant', () => {
    const entry = taken(enqueue(newEntry, 'feed', 0), 0);
    expect(mayPublish(entry, 1, LEASE_MS - 1)).toBe(true);
    expect(mayPublish(entry, 1, LEASE_MS)).toBe(false);
  });

  it('cannot change the result of the next build', () => {
    const lost = must(requeueLost(taken(enqueue(newEntry, 'feed', 0), 0), LEASE_MS)).entry;
    const next = taken(lost, LEASE_MS, 'b');
    expect(renew(next, 1, { step: 'pages', untilMs: 9e9 })).toBeNull();
    expect(finish(next, 1, done, LEASE_MS + 1)).toBeNull();
    expect(mayPublish(next, 1, LEASE_MS + 1)).toBe(false);
    expect(mayPublish(next, 2, LEASE_MS + 1)).toBe(true);
  });
});

describe('a notice', () => {
  const first = ended(taken(enqueue(newEntry, 'feed', 0), 1), failed('pitstop.json:3 is wrong'), 2);

  it('is sent once for a new problem, even if the numbers in its text change', () => {
    expect(first.news).toEqual({
      kind: 'problem',
      problem: { kind: 'failed', sentences: ['pitstop.json:3 is wrong'], sinceMs: 2 },
    });
    const again = ended(taken(enqueue(first.entry, 'feed', 3), 4), failed('pitstop.json:4 is wrong'), 5);
    expect(again.news).toBeUndefined();
    expect(again.entry.problem).toEqual({
      kind: 'failed',
      sentences: ['pitstop.json:4 is wrong'],
      sinceMs: 2,
    });
  });

  it('is sent for a different problem and for its solution', () => {
    const other = ended(taken(enqueue(first.entry, 'feed', 3), 4), held('a fifth is gone'), 5);
    expect(other.news?.problem).toMatchObject({ kind: 'held', sinceMs: 5 });
    const well = ended(taken(enqueue(other.entry, 'feed', 6), 7), done, 8);
    expect(well.news).toMatchObject({ kind: 'well', problem: { kind: 'held', sinceMs: 5 } });
    expect(ended(taken(enqueue(well.entry, 'feed', 9), 10), done, 11).news).toBeUndefined();
  });

  it('reports a feed that cannot be used, though the build succeeded', () => {
    const { entry, news, record } = ended(
      taken(enqueue(newEntry, 'settings', 3), 4),
      { ...done, unusable: ['feed.csv:1: The feed is empty.'] },
      5,
    );
    const problem = { kind: 'unusable', sentences: ['feed.csv:1: The feed is empty.'], sinceMs: 5 };
    expect(news).toEqual({ kind: 'problem', problem });
    expect(record).toMatchObject({ result: 'unusable', sentences: problem.sentences, release: 'r1' });
    expect(entry).toMatchObject({ live: { release: 'r1' }, failures: 0, wanted: null, problem });
  });

  it('reports a feed that cannot be used before there was a good one, and the build is retried', () => {
    const outcome: BuildOutcome = { kind: 'unusable', sentences: ['feed.csv:1: The feed is empty.'] };
    const { entry, record } = ended(taken(enqueue(newEntry, 'feed', 3), 4), outcome, 5);
    expect(record?.result).toBe('unusable');
    expect(entry).toMatchObject({ live: null, failures: 1, problem: { kind: 'unusable' } });
    expect(entry.wanted).not.toBeNull();
  });
});
