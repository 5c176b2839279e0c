import type { FeedSettings } from '../../tenant/settings/feed.schema.ts';
import { type FeedRows, type Readable, unreadableFeed } from './feed-record.ts';
export function readJson(text: string, settings?: FeedSettings): Readable<FeedRows> {
  return unreadableFeed('later');
}
