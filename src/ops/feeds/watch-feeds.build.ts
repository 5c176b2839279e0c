import { stat } from 'node:fs/promises';
import { dayOf, instantOf } from '../../values/date.ts';
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

/** What is watched of a tenant. */
export interface WatchedTenant {
  readonly slug: string;
  /** False: what follows is a guess, and a build says what is wrong with its settings. */
  readonly isReadable: boolean;
  /** Where its feed lies. */
  readonly feedFile: string;
  readonly bytesMost: number;
  /** Null: its feed is brought. */
  readonly source: WatchedSource | null;
  readonly timeZone: string;
}

export interface WatchedSource {
  readonly url: string;
  readonly everyMinutes: number;
  /** Of the environment; named by the dealer's settings. */
  readonly authorizationVariable: string | null;
}

/** A feed's answer to a fetch; the body rejects when it breaks off. */
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
  /** Null: there is none. */
  readonly dropFolder: { look: () => Promise<readonly DroppedFeed[]> } | null;
  readonly states: ReadonlyMap<string, FeedState>;
  readonly save: (tenant: string, state: FeedState, news: FeedNews | null) => Promise<void>;
  readonly want: (tenant: string, reason: BuildReason) => Promise<void>;
  readonly wantDay: (tenant: string, day: NewDay) => Promise<void>;
  readonly forget: (tenant: string) => Promise<void>;
  readonly fetchFeed: (
    source: WatchedSource,
    known: { readonly etag: string | null; readonly lastModified: string | null },
  ) => Promise<FetchAnswer>;
  /** What a fetch's body rejected with, as a sentence. */
  readonly sentenceOf: (error: unknown, url: string) => string;
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly chance: () => number;
  readonly log: (line: string) => void;
  readonly reportError: (error: unknown) => void;
}

export interface FeedWatch {
  /** Looks everywhere once. Two looks must be some seconds apart: what has not changed between them is whole. */
  readonly look: () => Promise<void>;
  /** Takes a feed that somebody sends. False: it is the one that is there. Rejects with `FeedRefusal`. */
  readonly takeFeed: (tenant: WatchedTenant, body: AsyncIterable<Uint8Array>) => Promise<boolean>;
  /** Somebody says that there is a new feed: it is fetched, or built from what lies there. */
  readonly announce: (tenant: WatchedTenant) => Promise<void>;
  /** A tenant was removed; one of the same name that comes later is a new one. */
  readonly forget: (tenant: string) => Promise<void>;
  readonly state: (tenant: string) => FeedState;
  /** Resolves when no fetch is under way. */
  readonly settled: () => Promise<void>;
}

const fetchesAtOnce = 4;

/** Finds new feeds, wherever they come from, makes them the tenants' own and asks for builds. */
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

  /** One thing at a time for each tenant: two feeds must not overtake each other. */
  function inTurn<T>(slug: string, work: () => Promise<T>): Promise<T> {
    const before = turns.get(slug) ?? Promise.resolve();
    const done = before.then(work, work);
    const settled = done.catch(() => undefined);
    turns.set(slug, settled);
    void settled.then(() => turns.get(slug) === settled && turns.delete(slug));
    return done;
  }

  /** Asked for first and remembered after that: whoever is killed in between asks once too often, not once too few. */
  async function noteFile({ slug, feedFile }: WatchedTenant, route: FeedRoute): Promise<void> {
    const facts = await factsOf(feedFile);
    if (facts === null) return;
    await ports.want(slug, 'feed');
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
    const { feedFile: file, bytesMost } = tenant;
    const isNew = await placeFeed(body, { file, bytesMost });
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
   * Somebody may have put a feed into the dealer's folder, or we were killed before we had asked for its build. False:
   * there is none that is whole. One that was there and is gone is for the build to tell.
   */
  async function lookAtFile(tenant: WatchedTenant): Promise<boolean> {
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

  /** What a site shows may depend on the day. */
  async function lookAtDay({ slug, timeZone }: WatchedTenant): Promise<void> {
    const day = dayOf(now(), timeZone);
    if (days.get(slug) === day) return;
    await ports.wantDay(slug, { day, beganAtMs: instantOf(day, timeZone) ?? now() });
    days.set(slug, day);
  }

  async function lookAt(tenant: WatchedTenant): Promise<void> {
    const isThere = await lookAtFile(tenant);
    // A feed that is just coming is built when it has come, and that is the day's build as well.
    if (isThere) await lookAtDay(tenant);
    const { source } = tenant;
    const isDue = source !== null && isFetchDue(stateOf(tenant.slug), source, now());
    if (isDue && fetching.size < fetchesAtOnce) startFetch(tenant, source);
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
      if (tenant.source === null) await ports.want(tenant.slug, 'asked');
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
