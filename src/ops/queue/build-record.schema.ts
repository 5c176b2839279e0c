import * as v from 'valibot';
import { buildReasons } from './queue-entry.schema.ts';

/**
 * What became of a build. `live`: published; `same`: nothing to publish; `built`: there is no target to publish to;
 * `lost`: its worker was never heard of again; `outgrown`: it took too much memory; `stopped`: its worker was told to
 * stop.
 */
export const buildResults = [
  'live',
  'same',
  'built',
  'held',
  'unusable',
  'failed',
  'lost',
  'outgrown',
  'stopped',
] as const;

export type BuildResultName = (typeof buildResults)[number];

/** A line of a tenant's history. Times are milliseconds since 1970. */
export const buildRecordSchema = v.object({
  reasons: v.array(v.picklist(buildReasons)),
  askedAtMs: v.number(),
  beganAtMs: v.number(),
  endedAtMs: v.number(),
  worker: v.string(),
  result: v.picklist(buildResults),
  sentences: v.array(v.string()),
  vehicles: v.nullable(v.number()),
  pages: v.nullable(v.number()),
  /** Files that differ from the release before; null where that was not compared. */
  changed: v.nullable(v.number()),
  release: v.nullable(v.string()),
});

export type BuildRecord = v.InferOutput<typeof buildRecordSchema>;

/** How a build ended, as its worker tells it. */
export type BuildOutcome =
  | {
      readonly kind: 'done';
      readonly result: 'live' | 'same' | 'built';
      readonly held: readonly string[];
      readonly unusable: readonly string[];
      readonly vehicles: number;
      readonly pages: number;
      readonly changed: number | null;
      readonly release: string | null;
      /** What was sent to the search server, as a sentence; absent without a server. */
      readonly search?: string;
    }
  /** `unusable`: the feed is, and there is no last good stock; `lost`: its process ended in the middle of it. */
  | { readonly kind: 'failed' | 'unusable' | 'outgrown' | 'lost'; readonly sentences: readonly string[] }
  | { readonly kind: 'stopped' };
