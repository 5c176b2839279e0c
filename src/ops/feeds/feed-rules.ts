import type { FeedState } from './feed-state.schema.ts';

/** One or two failed fetches are common and need no notice. */
export const FAILURES_TO_TELL = 3;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** The longest accepted `Retry-After`: a mistake of the supplier's server must not keep a stock old for weeks. */
const LONGEST_ASKED_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

export interface FeedSource {
  readonly url: string;
  readonly everyMinutes: number;
}

/** The result of a fetch. `same`: unchanged; `taken`: it is now the tenant's feed. */
export type Fetched =
  | { readonly kind: 'same' }
  | { readonly kind: 'taken'; readonly etag: string | null; readonly lastModified: string | null }
  /** `waitMs`: how long the server asks to wait. */
  | { readonly kind: 'failed'; readonly sentence: string; readonly waitMs?: number | undefined };

/**
 * True at once for a new address, then at the dealer's interval. Also true if the last fetch is in the future: the clock
 * was wrong then, and the next fetch could be scheduled years ahead.
 */
export function isFetchDue({ fetch }: FeedState, source: FeedSource, nowMs: number): boolean {
  if (fetch === null || fetch.url !== source.url) return true;
  return fetch.nextAtMs <= nowMs || fetch.checkedAtMs > nowMs;
}

interface FetchEnd {
  readonly source: FeedSource;
  readonly nowMs: number;
  /** Random number in [0, 1): spreads the fetches of many dealers over time. */
  readonly chance: number;
}

/** A notice to ops: a feed cannot be fetched or was refused (problem), or works again (solved). */
export interface FeedNews {
  readonly what: 'feed' | 'refused';
  readonly kind: 'problem' | 'well';
  readonly sentences: readonly string[];
  readonly sinceMs: number;
}

/**
 * When to fetch next, and whether to notify ops: at the third failure in a row and at the first success after
 * it.
 */
export function afterFetch(
  state: FeedState,
  fetched: Fetched,
  { source, nowMs, chance }: FetchEnd,
): { readonly state: FeedState; readonly news: FeedNews | null } {
  const { url } = source;
  const before = state.fetch?.url === url ? state.fetch : null;
  const everyMs = source.everyMinutes * MINUTE_MS;
  if (fetched.kind === 'failed') {
    const failures = (before?.failures ?? 0) + 1;
    const failingSinceMs = before?.failingSinceMs ?? nowMs;
    const waitMs = Math.max(everyMs, Math.min(everyMs * 2 ** (failures - 1), LONGEST_WAIT_MS));
    const fetch = {
      url,
      etag: before?.etag ?? null,
      lastModified: before?.lastModified ?? null,
      checkedAtMs: nowMs,
      nextAtMs: nowMs + Math.max(spread(waitMs, chance), Math.min(fetched.waitMs ?? 0, LONGEST_ASKED_MS)),
      failures,
      error: fetched.sentence,
      failingSinceMs,
    };
    const news: FeedNews | null =
      failures === FAILURES_TO_TELL
        ? { what: 'feed', kind: 'problem', sentences: [fetched.sentence], sinceMs: failingSinceMs }
        : null;
    return { state: { ...state, fetch }, news };
  }
  const { etag, lastModified } =
    fetched.kind === 'taken' ? fetched : (before ?? { etag: null, lastModified: null });
  const fetch = {
    url,
    etag,
    lastModified,
    checkedAtMs: nowMs,
    nextAtMs: nowMs + spread(everyMs, chance),
    failures: 0,
    error: null,
    failingSinceMs: null,
  };
  const wasReported = before !== null && before.failures >= FAILURES_TO_TELL;
  const news: FeedNews | null = wasReported
    ? { what: 'feed', kind: 'well', sentences: [], sinceMs: before.failingSinceMs ?? nowMs }
    : null;
  return { state: { ...state, fetch }, news };
}

/** Adds or subtracts up to a tenth at random. */
function spread(waitMs: number, chance: number): number {
  return Math.round(waitMs * (0.9 + 0.2 * chance));
}

export interface FileFacts {
  readonly bytes: number;
  readonly modifiedMs: number;
}

export function isSameFile(one: FileFacts | null | undefined, other: FileFacts | null | undefined): boolean {
  if (one == null || other == null) return false;
  return one.bytes === other.bytes && one.modifiedMs === other.modifiedMs;
}
