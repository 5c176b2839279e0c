import * as v from 'valibot';
import { marketCarsSchema } from '../../market/market-car.schema.ts';
import { subjects } from '../../tenant/settings/subjects.ts';

/**
 * Files that a build leaves in a site's folder for the functions, hidden from visitors: settings, vehicles
 * and the rows of price comparisons. The functions trust these and never values sent by a browser.
 */

/** `_settings.json`. */
export const publishedSettingsSchema = v.object({
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  /** When the stock was current: the arrival of its feed. */
  stockAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Number of files that hold the vehicles; see published-data.ts. */
  carFiles: v.pipe(v.number(), v.integer(), v.minValue(1)),
  settings: v.object(subjects),
});

/** `_cars/<n>-<i>.json`: vehicles by page slug. Each is parsed when it is requested. */
export const publishedCarsSchema = v.record(v.string(), v.unknown());

/** Fields that are stored beside the vehicle's own. */
export const publishedRelatedSchema = v.object({
  /** Absent in sites built before similar cars were published. */
  relatedIds: v.optional(v.array(v.string()), []),
});

/** `_cars/ids.json`: page slugs by vehicle id. */
export const publishedIdsSchema = v.record(v.string(), v.string());

/** `_market.json`. */
export const publishedMarketSchema = marketCarsSchema;

export type PublishedSettings = v.InferOutput<typeof publishedSettingsSchema>;
