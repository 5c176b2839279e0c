import { describe, expect, it } from 'vitest';
import { afterFetch, type Fetched, isFetchDue } from './feed-rules.ts';
import { type FeedState, newFeedState } from './feed-state.schema.ts';

const source = { url: 'https://feeds.example/city.csv', everyMinutes: 15 };
const everyMs = 15 * 60_000;
const failed: Fetched = { kind: 'failed', sentence: 'feeds.example answered 503.' };
const taken: Fetched = { kind: 'taken', etag: '"1"', lastModified: null };

/** The state after these fetches, each made when it is due, and the notices sent. */
function stateAfter(fetches: readonly Fetched[], begin: FeedState = newFeedState) {
  let state = begin;
  const notices: (string | null)[] = [];
  const waits: number[] = [];
  for (const fetched of fetches) {
    const nowMs = state.fetch?.nextAtMs ?? 0;
    const end = afterFetch(state, fetched, { source, nowMs, chance: 0.5 });
    state = end.state;
    notices.push(end.news?.kind ?? null);
    waits.push((state.fetch?.nextAtMs ?? 0) - nowMs);
  }
  return { state, notices, waits };
}

describe('a feed that is fetched', () => {
  it("is fetched at once, then at the dealer's interval, and at once when its address changes", () => {
    expect(isFetchDue(newFeedState, source, 0)).toBe(true);
    const { state } = stateAfter([taken]);
    expect(isFetchDue(state, source, everyMs - 1)).toBe(false);
    expect(isFetchDue(state, source, everyMs)).toBe(true);
    expect(isFetchDue(state, { ...source, url: 'https://other.example/' }, 1)).toBe(true);
  });

  it('is fetched when the clock was set back since the last fetch', () => {
    const { state } = stateAfter([taken]);
    const later = afterFetch(state, taken, { source, nowMs: 1e12, chance: 0.5 }).state;
    expect(isFetchDue(later, source, 1e12 + everyMs - 1)).toBe(false);
    expect(isFetchDue(later, source, 1e12 - 1)).toBe(true);
  });

  it('is not fetched sooner than its server asks, up to a day', () => {
    const hourMs = 3_600_000;
    const asked = (waitMs: number) => stateAfter([{ ...failed, waitMs }]).waits;
    expect(asked(hourMs)).toEqual([hourMs]);
    expect(asked(1000)).toEqual([everyMs]);
    expect(asked(1e12)).toEqual([24 * hourMs]);
  });

  it('is requested with the ETag and date of the last accepted download', () => {
    const { state } = stateAfter([taken, { kind: 'same' }, failed, { kind: 'same' }]);
    expect(state.fetch).toMatchObject({ etag: '"1"', failures: 0, error: null });
  });

  it('is retried after a growing wait of up to six hours, never sooner than the usual interval', () => {
    const { waits } = stateAfter([taken, failed, failed, failed, failed, failed, failed, failed, failed]);
    expect(waits.map((ms) => ms / everyMs)).toEqual([1, 1, 2, 4, 8, 16, 24, 24, 24]);
    const rarely = { source: { ...source, everyMinutes: 1440 }, nowMs: 0, chance: 0.5 };
    expect(afterFetch(newFeedState, failed, rarely).state.fetch?.nextAtMs).toBe(1440 * 60_000);
  });

  it('is fetched at a random offset, so that feeds of many dealers do not coincide', () => {
    const next = (chance: number) =>
      afterFetch(newFeedState, taken, { source, nowMs: 0, chance }).state.fetch?.nextAtMs;
    expect([next(0), next(1)]).toEqual([810_000, 990_000]);
  });

  it('causes a notice at the third failure in a row and another when it works again', () => {
    expect(stateAfter([failed, failed, failed, failed, taken, taken]).notices).toEqual([
      null,
      null,
      'problem',
      null,
      'well',
      null,
    ]);
    expect(stateAfter([failed, failed, taken]).notices).toEqual([null, null, null]);
  });
});
