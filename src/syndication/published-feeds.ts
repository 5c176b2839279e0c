import type { Settings } from '../tenant/settings/subjects.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import {
  type Advertised,
  advertised,
  type Barrier,
  type FeedContext,
  type FeedRows,
  feedRows,
} from './advertised.ts';
import type { FeedResult } from './feed-results.schema.ts';
import { GOOGLE_FILE, type GoogleItem, googleFeed, googleItem } from './google-vehicles.ts';
import { META_FILE, type MetaRow, metaFeed, metaRow } from './meta-vehicles.ts';

export interface PublishedFeed {
  /** `file` is the name below /feeds/. */
  readonly result: FeedResult;
  readonly mediaType: string;
  readonly text: () => string;
}

/** `locationOf` depends on the settings only. */
type PublishedContext = FeedContext & { readonly settings: Pick<Settings, 'syndication' | 'locations'> };

export function publishedFiles({ google, meta }: Settings['syndication']): string[] {
  return [...(google.enabled ? [GOOGLE_FILE] : []), ...(meta.enabled ? [META_FILE] : [])];
}

/** The dealer's feeds, each with the number of vehicles in it and the reasons why others are left out. */
export function publishedFeeds(vehicles: readonly Vehicle[], context: PublishedContext): PublishedFeed[] {
  const { google, meta } = context.settings.syndication;
  if (!google.enabled && !meta.enabled) return [];
  const candidates = vehicles.map((vehicle) => advertised(vehicle, context));
  const rowsOf = <Row extends object>(
    rowOf: (candidate: Advertised, context: FeedContext) => Row | Barrier,
  ) => feedRows(candidates, (candidate) => rowOf(candidate, context));
  return [
    ...(google.enabled ? [googleOf(rowsOf(googleItem), context)] : []),
    ...(meta.enabled ? [metaOf(rowsOf(metaRow))] : []),
  ];
}

function googleOf({ rows, leftOut }: FeedRows<GoogleItem>, { settings }: FeedContext): PublishedFeed {
  return {
    result: { network: 'Google', file: GOOGLE_FILE, vehicles: rows.length, leftOut },
    mediaType: 'application/xml; charset=utf-8',
    text: () => googleFeed(rows, settings),
  };
}

function metaOf({ rows, leftOut }: FeedRows<MetaRow>): PublishedFeed {
  return {
    result: { network: 'Meta', file: META_FILE, vehicles: rows.length, leftOut },
    mediaType: 'text/csv; charset=utf-8',
    text: () => metaFeed(rows),
  };
}
