import * as v from 'valibot';
import type { FeedNews } from '#src/ops/feeds/feed-rules.ts';
import { type FeedState, feedStateSchema } from '#src/ops/feeds/feed-state.schema.ts';
import type { Database } from '../ports/database.ts';
import { addNotice, type OpsNoticeChannel } from './notice-outbox.ts';

const rowSchema = v.object({ tenant: v.string(), state: v.string() });

export async function readFeeds(database: Database): Promise<Map<string, FeedState>> {
  const rows = await database.execute({ sql: 'SELECT tenant, state FROM ops_feeds' });
  return new Map(
    rows.map((row) => {
      const { tenant, state } = v.parse(rowSchema, row);
      return [tenant, v.parse(feedStateSchema, JSON.parse(state))];
    }),
  );
}

interface FeedChange {
  readonly tenant: string;
  readonly state: FeedState;
  readonly news: FeedNews | null;
  readonly nowMs: number;
  readonly channels: readonly OpsNoticeChannel[];
  readonly newId: () => string;
}

/** Stores the state of a feed and adds its notices to the outbox, in one transaction. */
export async function writeFeed(database: Database, change: FeedChange): Promise<void> {
  const { tenant, state, news, nowMs, channels, newId } = change;
  const notice =
    news === null
      ? []
      : addNotice(
          {
            id: newId(),
            tenant,
            kind: news.kind,
            what: news.what,
            sentences: [...news.sentences],
            sinceMs: news.sinceMs,
            atMs: nowMs,
          },
          channels,
        );
  await database.transact([
    {
      sql: `INSERT INTO ops_feeds (tenant, state) VALUES (?, ?)
        ON CONFLICT (tenant) DO UPDATE SET state = excluded.state`,
      args: [tenant, JSON.stringify(state)],
    },
    ...notice,
  ]);
}
