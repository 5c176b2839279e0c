import type { Settings } from '../tenant/settings/subjects.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { advertised, type Candidate, type FeedContext } from './advertised.ts';
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

/** The names of the feeds that the dealer publishes. */
export function publishedFiles({ google, meta }: Settings['syndication']): string[] {
  return [...(google.enabled ? [GOOGLE_FILE] : []), ...(meta.enabled ? [META_FILE] : [])];
}

/** The feeds that the dealer publishes, each with how many vehicles are in it and why the others are not. */
export function publishedFeeds(vehicles: readonly Vehicle[], context: PublishedContext): PublishedFeed[] {
  const { google, meta } = context.settings.syndication;
  const candidates =
    google.enabled || meta.enabled ? vehicles.map((vehicle) => advertised(vehicle, context)) : [];
  return [
    ...(google.enabled ? [googleOf(candidates, context)] : []),
    ...(meta.enabled ? [metaOf(candidates, context)] : []),
  ];
}

function googleOf(candidates: readonly Candidate[], context: FeedContext): PublishedFeed {
  const { rows, leftOut } = googleItems(candidates, context);
  return {
    result: { network: 'Google', file: GOOGLE_FILE, vehicles: rows.length, leftOut },
    mediaType: 'application/xml; charset=utf-8',
    text: () => googleFeed(rows, context.settings),
  };
}

function metaOf(candidates: readonly Candidate[], context: FeedContext): PublishedFeed {
  const { rows, leftOut } = metaRows(candidates, context);
  return {
    result: { network: 'Meta', file: META_FILE, vehicles: rows.length, leftOut },
    mediaType: 'text/csv; charset=utf-8',
    text: () => metaFeed(rows),
  };
}
