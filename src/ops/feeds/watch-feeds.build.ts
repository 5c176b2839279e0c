import { stat } from 'node:fs/promises';
import { dayOf, instantOf } from '../../values/time/date.ts';
import type { BuildReason } from '../queue/queue-entry.schema.ts';
import type { NewDay } from '../queue/queue-rules.ts';
import type { DroppedFeed } from './drop-folder.build.ts';
import {
  afterFetch,
  type FeedNews,
  type Fetched,
  type FileFacts,
  isFetchDue,
  isSameFile,
} from './feed-rules.ts';
import { type FeedRoute, type FeedState, newFeedState } from './feed-state.schema.ts';
import { FeedRefusal, placeFeed } from './place-feed.build.ts';

export interface WatchedTenant {
  readonly slug: string;
  /** False: the settings cannot be read, so the fields below are guesses; a build reports what is wrong. */
  readonly isReadable: boolean;
  readonly feedFile: string;
  readonly maxBytes: number;
  /** Null: no URL, the feed is delivered by drop folder or webhook. */
  readonly source: WatchedSource | null;
  readonly timeZone: string;
  /** The dealer whose feed a language edition shows; without it, the dealer has a feed of its own. */
  readonly languageOf?: string | null;
}

export interface WatchedSource {
  readonly url: string;
  readonly everyMinutes: number;
  /** The environment variable that holds the `Authorization` header; the dealer's settings name it. */
  readonly authorizationVariable: string | null;
}

/** The answer to a fetch; its body rejects when the download breaks off. */
export type FetchAnswer =
  | Exclude<Fetched, { kind: 'taken' }>
  | {
      readonly kind: 'feed';
      readonly body: AsyncIterable<Uint8Array>;
      readonly etag: string | null;
      readonly lastModified: string | null;
    };

interface WatchPorts {
  readonly tenants: () => Promise<readonly WatchedTenant[]>;
  /** Null: there is no drop folder. */
  readonly dropFolder: { look: () => Promise<readonly DroppedFeed[]> } | null;
  readonly states: ReadonlyMap<string, FeedState>;
  readonly save: (tenant: string, state: FeedState, news: FeedNews | null) => Promise<void>;
  readonly enqueue: (tenant: string, reason: BuildReason) => Promise<void>;
  readonly enqueueDay: (tenant: string, day: NewDay) => Promise<void>;
  readonly forget: (tenant: string) => Promise<void>;
  readonly fetchFeed: (
    source: WatchedSource,
    known: { readonly etag: string | null; readonly lastModified: string | null },
  ) => Promise<FetchAnswer>;
  /** Turns a download's error into a sentence. */
  readonly sentenceOf: (error: unknown, url: string) => string;
  readonly now: () => number;
  /** Random number in [0, 1). */
  readonly chance: () => number;
  readonly log: (line: string) => void;
  readonly reportError: (error: unknown) => void;
}

export interface FeedWatch {
  /**
   * Checks all sources once. Two looks must be some seconds apart: a file that was copied into the dealer's
   * folder is complete if it is unchanged between them.
   */
  readonly look: () => Promise<void>;
  /** Accepts a feed that was sent. False: unchanged. Rejects with `FeedRefusal`. */
  readonly takeFeed: (tenant: WatchedTenant, body: AsyncIterable<Uint8Array>) => Promise<boolean>;
  /** Somebody announces a new feed: fetches it, or requests a build from the present file. */
  readonly announce: (tenant: WatchedTenant) => Promise<void>;
  /** Drops the state of a removed tenant; a later one of the same name starts afresh. */
  readonly forget: (tenant: string) => Promise<void>;
  readonly state: (tenant: string) => FeedState;
  /** Resolves when no fetch is running. */
  readonly settled: () => Promise<void>;
}

const FETCHES_AT_ONCE = 4;

/** Finds new feeds from all sources, makes them the tenants' own and requests builds. */
export function watchFeeds(ports: WatchPorts): FeedWatch {
  const { now, log, reportError } = ports;
  const states = new Map(ports.states);
  const seen = new Map<string, FileFacts>();
  const days = new Map<string, string>();
  const fetching = new Map<string, Promise<void>>();
  const turns = new Map<string, Promise<unknown>>();

  const stateOf = (slug: string) => states.get(slug) ?? newFeedState;

  async function save(slug: string, state: FeedState, news: FeedNews | null = null): Promise<void> {
    await ports.save(slug, state, news);
    states.set(slug, state);
  }

  /** Serialises the work for each tenant: two feeds must not overtake each other. */
  function inTurn<T>(slug: string, work: () => Promise<T>): Promise<T> {
    const before = turns.get(slug) ?? Promise.resolve();
    const done = before.then(work, work);
    const settled = done.catch(() => undefined);
    turns.set(slug, settled);
    void settled.then(() => turns.get(slug) === settled && turns.delete(slug));
    return done;
  }

  /**
   * Requests the build before it stores the state: a process killed in between causes one build too many,
   * never one too few.
   */
  async function noteFile({ slug, feedFile }: WatchedTenant, route: FeedRoute): Promise<void> {
    const facts = await factsOf(feedFile);
    if (facts === null) return;
    await ports.enqueue(slug, 'feed');
    const file = { ...facts, arrivedAtMs: now(), route };
    const { refused } = stateOf(slug);
    const news: FeedNews | null = refused && {
      ...{ what: 'refused', kind: 'well' },
      ...{ sentences: [refused.sentence], sinceMs: refused.atMs },
    };
    await save(slug, { ...stateOf(slug), file, refused: null }, news);
    log(`${slug}: a feed of ${facts.bytes} bytes has come (${route}).`);
  }

  async function take(tenant: WatchedTenant, body: AsyncIterable<Uint8Array>, route: FeedRoute) {
    const { feedFile: file, maxBytes, languageOf } = tenant;
    if (languageOf) throw new FeedRefusal(`${tenant.slug} shows the stock of ${languageOf}: send it there.`);
    const isNew = await placeFeed(body, { file, maxBytes });
    if (isNew) await noteFile(tenant, route);
    return isNew;
  }

  async function refuse(slug: string, sentence: string): Promise<void> {
    log(`${slug}: ${sentence}`);
    const before = stateOf(slug).refused;
    const sinceMs = before?.atMs ?? now();
    const news: FeedNews = { what: 'refused', kind: 'problem', sentences: [sentence], sinceMs };
    const isNew = before?.sentence !== sentence;
    await save(slug, { ...stateOf(slug), refused: { sentence, atMs: sinceMs } }, isNew ? news : null);
  }

  async function takeDropped(known: ReadonlyMap<string, WatchedTenant>, feed: DroppedFeed): Promise<void> {
    const tenant = known.get(feed.tenant);
    if (tenant === undefined) {
      log(`${feed.name}: there is no dealer "${feed.tenant}". The file is put aside in .refused.`);
      return feed.refused();
    }
    try {
      const isNew = await take(tenant, feed.read(), 'folder');
      if (!isNew) log(`${tenant.slug}: ${feed.name} is the feed that is there already: nothing to build.`);
      await feed.taken();
    } catch (error) {
      if (!(error instanceof FeedRefusal)) throw error;
      await refuse(tenant.slug, `${feed.name} was not taken: ${error.message}`);
      await feed.refused();
    }
  }

  async function fetchNow(tenant: WatchedTenant, source: WatchedSource): Promise<void> {
    const { slug } = tenant;
    const { fetch } = stateOf(slug);
    const isKnown = fetch?.url === source.url && (await factsOf(tenant.feedFile)) !== null;
    const known = isKnown ? fetch : { etag: null, lastModified: null };
    const answer = await ports.fetchFeed(source, known);
    const fetched = answer.kind === 'feed' ? await takeFetched(tenant, source, answer) : answer;
    const end = { source, nowMs: now(), chance: ports.chance() };
    const { state, news } = afterFetch(stateOf(slug), fetched, end);
    await save(slug, state, news);
    if (fetched.kind === 'failed') log(`${slug}: ${fetched.sentence}`);
  }

  async function takeFetched(
    tenant: WatchedTenant,
    { url }: WatchedSource,
    { body, etag, lastModified }: Extract<FetchAnswer, { kind: 'feed' }>,
  ): Promise<Fetched> {
    try {
      await take(tenant, body, 'url');
      return { kind: 'taken', etag, lastModified };
    } catch (error) {
      const sentence = error instanceof FeedRefusal ? error.message : ports.sentenceOf(error, url);
      return { kind: 'failed', sentence };
    }
  }

  function startFetch(tenant: WatchedTenant, source: WatchedSource): void {
    if (fetching.has(tenant.slug)) return;
    const done = inTurn(tenant.slug, () => fetchNow(tenant, source))
      .catch(reportError)
      .finally(() => fetching.delete(tenant.slug));
    fetching.set(tenant.slug, done);
  }

  /**
   * Finds a feed that was put into the dealer's folder, or whose build was not requested because the process
   * was killed. Returns false if there is no complete file. A missing feed is reported by the build.
   */
  async function checkFile(tenant: WatchedTenant): Promise<boolean> {
    const { slug, feedFile, isReadable } = tenant;
    const facts = await factsOf(feedFile);
    const before = seen.get(slug);
    if (facts === null) return !isReadable || stateOf(slug).file !== null;
    seen.set(slug, facts);
    if (isSameFile(facts, stateOf(slug).file)) return true;
    if (!isSameFile(facts, before)) return false;
    await inTurn(slug, async () => {
      if (!isSameFile(facts, stateOf(slug).file)) await noteFile(tenant, 'file');
    });
    return true;
  }

  /** Requests the daily build: pages may depend on the date. */
  async function checkDay({ slug, timeZone }: WatchedTenant): Promise<void> {
    const day = dayOf(now(), timeZone);
    if (days.get(slug) === day) return;
    await ports.enqueueDay(slug, { day, beganAtMs: instantOf(day, timeZone) ?? now() });
    days.set(slug, day);
  }

  async function lookAt(tenant: WatchedTenant): Promise<void> {
    const isThere = await checkFile(tenant);
    // A feed that is still arriving requests its own build, which counts as the daily one too.
    if (isThere) await checkDay(tenant);
    const { source } = tenant;
    const isDue = source !== null && isFetchDue(stateOf(tenant.slug), source, now());
    if (isDue && fetching.size < FETCHES_AT_ONCE) startFetch(tenant, source);
  }

  return {
    look: async () => {
      const tenants = await ports.tenants();
      const known = new Map(tenants.map((tenant) => [tenant.slug, tenant]));
      const dropped = (await ports.dropFolder?.look()) ?? [];
      for (const feed of dropped) {
        await inTurn(feed.tenant, () => takeDropped(known, feed)).catch(reportError);
      }
      for (const tenant of tenants) await lookAt(tenant).catch(reportError);
    },
    takeFeed: (tenant, body) => inTurn(tenant.slug, () => take(tenant, body, 'webhook')),
    announce: async (tenant) => {
      if (tenant.source === null) await ports.enqueue(tenant.slug, 'asked');
      else startFetch(tenant, tenant.source);
    },
    forget: async (slug) => {
      await inTurn(slug, () => ports.forget(slug));
      for (const memory of [states, seen, days]) memory.delete(slug);
    },
    state: stateOf,
    settled: async () => {
      await Promise.all([...fetching.values(), ...turns.values()]);
    },
  };
}

async function factsOf(file: string): Promise<FileFacts | null> {
  const stats = await stat(file).catch(() => null);
  return stats?.isFile() ? { bytes: stats.size, modifiedMs: stats.mtimeMs } : null;
}
