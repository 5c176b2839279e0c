import * as v from 'valibot';
import { marketCarsSchema } from '../../market/market-car.schema.ts';
import { subjects } from '../../tenant/settings/subjects.ts';

/**
 * What a build leaves in a site's folder for the functions, hidden from visitors: settings, vehicles and the
 * rows of price comparisons. The functions believe these and never what a browser says.
 */

/** `_settings.json`. */
export const publishedSettingsSchema = v.object({
  /** When the pages were made. */
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  /** When the stock that they show was known: the arrival of its feed. */
  stockAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Over how many files the vehicles are spread; see published-cars.ts. */
  carFiles: v.pipe(v.number(), v.integer(), v.minValue(1)),
  settings: v.object(subjects),
});

/** `_cars/<n>-<i>.json`: vehicles by the slug of their page. One is checked when it is asked for. */
export const publishedCarsSchema = v.record(v.string(), v.unknown());

/** Of such a vehicle, beside what the vehicle itself has. */
export const publishedRelatedSchema = v.object({
  /** Not of a dealer who was last built before they were published. */
  relatedIds: v.optional(v.array(v.string()), []),
});

/** `_cars/ids.json`: the slug of each vehicle's page by the vehicle's id. */
export const publishedIdsSchema = v.record(v.string(), v.string());

/** `_market.json`. */
export const publishedMarketSchema = marketCarsSchema;

export type PublishedSettings = v.InferOutput<typeof publishedSettingsSchema>;
