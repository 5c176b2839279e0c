import type { FeedState } from './feed-state.schema.ts';

/** One or two fetches that fail are the internet's weather. */
export const failuresToTell = 3;
const longestWaitMs = 6 * 3_600_000;
const minuteMs = 60_000;

export interface FeedSource {
  readonly url: string;
  readonly everyMinutes: number;
}

/** What a fetch came to. `same`: nothing new; `taken`: it is the tenant's feed now. */
export type Fetched =
  | { readonly kind: 'same' }
  | { readonly kind: 'taken'; readonly etag: string | null; readonly lastModified: string | null }
  | { readonly kind: 'failed'; readonly sentence: string };

/** Whether the feed is to be fetched: at once from an address that is new, then as often as the dealer wants. */
export function isFetchDue({ fetch }: FeedState, source: FeedSource, nowMs: number): boolean {
  return fetch === null || fetch.url !== source.url || fetch.nextAtMs <= nowMs;
}

interface FetchEnd {
  readonly source: FeedSource;
  readonly nowMs: number;
  /** From 0 up to 1: feeds of many dealers are not all fetched in the same second. */
  readonly chance: number;
}

/** What somebody is told: that a feed cannot be fetched, or that one was not taken, and that it is over. */
export interface FeedNews {
  readonly what: 'feed' | 'refused';
  readonly kind: 'problem' | 'well';
  readonly sentences: readonly string[];
  readonly sinceMs: number;
}

/** When it is fetched next, and whether somebody is to be told: of the third failure in a row, and of the end of them. */
export function afterFetch(
  state: FeedState,
  fetched: Fetched,
  { source, nowMs, chance }: FetchEnd,
): { readonly state: FeedState; readonly news: FeedNews | null } {
  const { url } = source;
  const before = state.fetch?.url === url ? state.fetch : null;
  const everyMs = source.everyMinutes * minuteMs;
  if (fetched.kind === 'failed') {
    const failures = (before?.failures ?? 0) + 1;
    const failingSinceMs = before?.failingSinceMs ?? nowMs;
    const waitMs = Math.max(everyMs, Math.min(everyMs * 2 ** (failures - 1), longestWaitMs));
    const fetch = {
      url,
      etag: before?.etag ?? null,
      lastModified: before?.lastModified ?? null,
      checkedAtMs: nowMs,
      nextAtMs: nowMs + spread(waitMs, chance),
      failures,
      error: fetched.sentence,
      failingSinceMs,
    };
    const news: FeedNews | null =
      failures === failuresToTell
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
  const wasTold = before !== null && before.failures >= failuresToTell;
  const news: FeedNews | null = wasTold
    ? { what: 'feed', kind: 'well', sentences: [], sinceMs: before.failingSinceMs ?? nowMs }
    : null;
  return { state: { ...state, fetch }, news };
}

/** A tenth more or less. */
function spread(waitMs: number, chance: number): number {
  return Math.round(waitMs * (0.9 + 0.2 * chance));
}

/** What the disk says of a file. */
export interface FileFacts {
  readonly bytes: number;
  readonly modifiedMs: number;
}

export function isSameFile(one: FileFacts | null | undefined, other: FileFacts | null | undefined): boolean {
  if (one == null || other == null) return false;
  return one.bytes === other.bytes && one.modifiedMs === other.modifiedMs;
}
