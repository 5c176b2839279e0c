import { fetchFeed, sentenceOf } from '#functions/ops/fetch-feed.ts';
import type { OpsNoticeChannel } from '#functions/ops/notice-outbox.ts';
import { readFeeds, writeFeed } from '#functions/ops/stored-feeds.ts';
import type { StoredQueue } from '#functions/ops/stored-queue.ts';
import type { Database } from '#functions/ports/database.ts';
import { openDropFolder } from '#src/ops/feeds/drop-folder.build.ts';
import { type WatchedTenant, watchFeeds } from '#src/ops/feeds/watch-feeds.build.ts';
import { feedAuthorization } from '../build/feed-authorization.ts';
import { createBuildWhenAccepted } from './build-when-accepted.ts';
import { createBuildWhenSaved } from './build-when-saved.ts';
import type { WatchOptions } from './watch-options.ts';
import { createWatchedTenants } from './watched-tenants.ts';

interface FeedWatchOptions {
  readonly options: WatchOptions;
  readonly database: Database;
  readonly queue: StoredQueue;
  readonly channels: readonly OpsNoticeChannel[];
  readonly newId: () => string;
  readonly log: (line: string) => void;
  readonly reportError: (error: unknown) => void;
  /** Wakes the workers after work was queued. */
  readonly wake: () => void;
}

const LOOK_EVERY_MS = 2000;
const FETCH_MS = 10 * 60_000;

/** Looks for feeds as long as the process runs. */
export async function startFeedWatch(settings: FeedWatchOptions) {
  const { options, database, queue, channels, newId, log, reportError, wake } = settings;
  const readTenants = createWatchedTenants(options.tenantsDir);
  let tenants = new Map<string, WatchedTenant>();

  const watch = watchFeeds({
    tenants: async () => {
      const read = await readTenants();
      tenants = new Map(read.map((tenant) => [tenant.slug, tenant]));
      return read;
    },
    dropFolder: openDropFolder(options.feedsDir, {
      settledMs: options.settledMs,
      now: () => performance.now(),
    }),
    states: await readFeeds(database),
    save: (tenant, state, news) =>
      writeFeed(database, { tenant, state, news, nowMs: Date.now(), channels, newId }),
    enqueue: async (tenant, reason) => {
      await queue.enqueue(tenant, reason);
      wake();
    },
    forget: queue.forget,
    enqueueDay: async (tenant, day) => {
      await queue.enqueueDay(tenant, day);
      wake();
    },
    fetchFeed: (source, known) =>
      fetchFeed({
        url: source.url,
        ...known,
        authorization: feedAuthorization(source),
        timeoutMs: FETCH_MS,
        isAllowed: options.allowsPrivateFeeds ? () => true : undefined,
      }),
    sentenceOf,
    now: Date.now,
    chance: Math.random,
    log,
    reportError,
  });

  const buildWhenAccepted = createBuildWhenAccepted({ queue, dataDir: options.dataDir });
  const buildWhenSaved = createBuildWhenSaved({
    queue,
    tenantsDir: options.tenantsDir,
    now: () => performance.now(),
  });

  async function forgetRemoved(): Promise<void> {
    // An empty tenants folder is treated as temporarily missing.
    if (tenants.size === 0) return;
    for (const { tenant } of await queue.entries()) if (!tenants.has(tenant)) await watch.forget(tenant);
  }

  async function round(): Promise<void> {
    await watch.look().then(forgetRemoved).catch(reportError);
    if (await buildWhenAccepted().catch(reportError)) wake();
    if (await buildWhenSaved([...tenants.values()]).catch(reportError)) wake();
    setTimeout(round, LOOK_EVERY_MS);
  }

  void round();
  return {
    ...watch,
    tenant: (slug: string) => tenants.get(slug) ?? null,
    tenants: () => [...tenants.keys()],
  };
}

export type StartedFeedWatch = Awaited<ReturnType<typeof startFeedWatch>>;
