import * as v from 'valibot';
import { buildReasons } from './queue-entry.schema.ts';

/**
 * The result of a build. `live`: published; `same`: nothing changed; `built`: no target is configured;
 * `lost`: the worker stopped answering; `outgrown`: it exceeded the memory limit; `stopped`: its worker was
 * shut down.
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

/** One entry of a tenant's build history. Times are milliseconds since 1970. */
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
  /** Files that differ from the release before; null if not compared. */
  changed: v.nullable(v.number()),
  release: v.nullable(v.string()),
});

export type BuildRecord = v.InferOutput<typeof buildRecordSchema>;

/** How a build ended, as the worker reports it. */
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
  /** `unusable`: the feed cannot be used and there is no earlier stock; `lost`: the build process died. */
  | { readonly kind: 'failed' | 'unusable' | 'outgrown' | 'lost'; readonly sentences: readonly string[] }
  | { readonly kind: 'stopped' };
