import type { Env } from '#functions/env.ts';
import { readBuildCounts } from '#functions/ops/build-counts.ts';
import { readDealer } from '#functions/ops/dealer/read-dealer.ts';
import { waitingNotices } from '#functions/ops/notice-outbox.ts';
import type { FeedReceipt, OpsPorts } from '#functions/ops/ops-app.ts';
import { opsMetrics } from '#functions/ops/ops-metrics.ts';
import { readFeeds } from '#functions/ops/stored-feeds.ts';
import type { StoredQueue } from '#functions/ops/stored-queue.ts';
import type { Database } from '#functions/ports/database.ts';
import { createPublishedData } from '#functions/static/published/published-data.ts';
import { openExistingDatabase } from '#functions/storage/open-existing-database.ts';
import { FeedRefusal } from '#src/ops/feeds/place-feed.build.ts';
import { opsReport } from '#src/ops/ops-report.ts';
import type { QueueWork } from '#src/ops/work/work-queue.build.ts';
import type { StartedFeedWatch } from './start-feed-watch.ts';

interface PortOptions {
  readonly env: Env;
  /** The address to listen on. */
  readonly host: string;
  /** The folder of the built sites. */
  readonly outDir: string;
  readonly database: Database;
  readonly queue: StoredQueue;
  readonly feeds: StartedFeedWatch;
  readonly work: QueueWork;
  readonly secret: (name: string) => string | undefined;
  readonly reportError: (error: unknown) => void;
}

const MAX_SHOWN = 200;

/** The ports of the ops pages, backed by this process's queue. */
export function opsPorts(options: PortOptions): OpsPorts {
  const { env, host, outDir, database, queue, feeds, work, secret, reportError } = options;
  const publishedSite = createPublishedData(outDir);
  const report = async () => {
    const [entries, states, finished] = await Promise.all([
      queue.entries(),
      readFeeds(database),
      queue.history(MAX_SHOWN),
    ]);
    return opsReport({ nowMs: Date.now(), tenants: feeds.tenants(), entries, feeds: states, finished });
  };

  const metrics = async () => {
    const [told, counts, { waiting }] = await Promise.all([
      report(),
      readBuildCounts(database),
      waitingNotices(database),
    ]);
    return opsMetrics({
      report: told,
      counts,
      processMegabytes: work.memory(),
      ownMegabytes: process.memoryUsage.rss() / 1024 ** 2,
      waitingNotices: waiting,
    });
  };

  const dealer = async (slug: string) => {
    const published = await publishedSite(slug);
    if (published === null) throw new Error(`There is no built site in ${outDir}/${slug} yet.`);
    const others = feeds.tenants().filter((other) => feeds.tenant(other)?.languageOf === slug);
    const built = await Promise.all(others.map(publishedSite));
    const editions = built.filter((site) => site !== null);
    // Opened for each page, because it is seldom looked at, and the server may replace its file meanwhile.
    const platform = await openExistingDatabase(process.env);
    try {
      return await readDealer({ database: platform, published, editions, now: Date.now });
    } finally {
      platform.close();
    }
  };

  const takeFeed = async (slug: string, body: AsyncIterable<Uint8Array>): Promise<FeedReceipt> => {
    const tenant = feeds.tenant(slug);
    if (tenant === null) return { kind: 'refused', sentence: 'There is no such dealer any more.' };
    try {
      return { kind: (await feeds.takeFeed(tenant, body)) ? 'taken' : 'same' };
    } catch (error) {
      if (error instanceof FeedRefusal) return { kind: 'refused', sentence: error.message };
      reportError(error);
      throw error;
    }
  };

  return {
    report,
    metrics,
    dealer,
    takeFeed,
    hasTenant: (slug) => feeds.tenant(slug) !== null,
    announce: async (slug) => {
      const tenant = feeds.tenant(slug);
      if (tenant !== null) await feeds.announce(tenant);
    },
    secret,
    hosts: [...(env.OPS_HOSTS ?? []), host.includes(':') ? `[${host}]` : host.toLowerCase()],
    password: env.OPS_PASSWORD ?? null,
    now: Date.now,
    reportError,
  };
}
