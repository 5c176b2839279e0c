import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { storeJson } from './announce/store-json.build.ts';
import type { Manifest } from './manifest.schema.ts';

/** Increase when the same sources give a different release. */
const VERSION = 1;

const lastPublishSchema = v.object({
  /** Digest of everything the release was made of. */
  sources: v.string(),
  release: v.string(),
  /** Number of files. */
  files: v.number(),
  /** Milliseconds since 1970 when its first kept asset expires; null: none does. */
  untilMs: v.nullable(v.number()),
});

/** The last release, stored so that publishing the same sources again needs no comparison. */
type LastPublish = v.InferOutput<typeof lastPublishSchema>;

export function digestOfSources(parts: readonly (string | number | null)[]): string {
  return hash('sha256', JSON.stringify([VERSION, ...parts]));
}

/** The id of the release published from these sources; null if there is none or it would differ now. */
export function unchangedRelease(file: string, sources: string, now: Date): LastPublish | null {
  const last = readLast(file);
  if (last === null || last.sources !== sources) return null;
  return now.getTime() < (last.untilMs ?? Number.POSITIVE_INFINITY) ? last : null;
}

export function storeLastPublish(
  file: string,
  { sources, release, keepAssetsDays }: { sources: string; release: Manifest; keepAssetsDays: number },
): void {
  const gone = Object.values(release.files).flatMap(({ goneSince }) =>
    goneSince === undefined ? [] : [Date.parse(goneSince)],
  );
  const oldestMs = gone.reduce((oldest, ms) => Math.min(oldest, ms), Number.POSITIVE_INFINITY);
  const untilMs = gone.length === 0 ? null : oldestMs + keepAssetsDays * 24 * 60 * 60 * 1000;
  const files = Object.keys(release.files).length;
  storeJson(file, { sources, release: release.id, files, untilMs } satisfies LastPublish);
}

function readLast(file: string): LastPublish | null {
  try {
    return v.parse(lastPublishSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
