import type { Settings } from '../tenant/settings/subjects.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import type { FeedContext } from './advertised.ts';
import type { FeedResult } from './feed-results.schema.ts';
import { GOOGLE_FILE, googleFeed, googleItems } from './google-vehicles.ts';
import { META_FILE, metaFeed, metaRows } from './meta-vehicles.ts';

export interface PublishedFeed {
  /** `file` is its name below /feeds/. */
  readonly result: FeedResult;
  readonly mediaType: string;
  readonly text: () => string;
}

type PublishedContext = FeedContext & { readonly settings: Pick<Settings, 'syndication'> };

/** The feeds that the dealer publishes, each with how many vehicles are in it and why the others are not. */
export function publishedFeeds(vehicles: readonly Vehicle[], context: PublishedContext): PublishedFeed[] {
  const { google, meta } = context.settings.syndication;
  return [
    ...(google.enabled ? [googleOf(vehicles, context)] : []),
    ...(meta.enabled ? [metaOf(vehicles, context)] : []),
  ];
}

function googleOf(stock: readonly Vehicle[], context: FeedContext): PublishedFeed {
  const { rows, leftOut } = googleItems(stock, context);
  return {
    result: { network: 'Google', file: GOOGLE_FILE, vehicles: rows.length, leftOut },
    mediaType: 'application/xml; charset=utf-8',
    text: () => googleFeed(rows, context.settings),
  };
}

function metaOf(stock: readonly Vehicle[], context: FeedContext): PublishedFeed {
  const { rows, leftOut } = metaRows(stock, context);
  return {
    result: { network: 'Meta', file: META_FILE, vehicles: rows.length, leftOut },
    mediaType: 'text/csv; charset=utf-8',
    text: () => metaFeed(rows),
  };
}
