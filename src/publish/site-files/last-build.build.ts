import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { stampOf } from '../../render/page-cache.build.ts';
import { replaceFile } from '../../site/replace-file.build.ts';
import { feedResultsSchema } from '../../syndication/feed-results.schema.ts';
import { type SiteFiles, siteFiles } from './site-files.build.ts';

/** Increase when the meaning of the file changes. */
const VERSION = 2;

const lastBuildSchema = v.object({
  version: v.literal(VERSION),
  /** Digest of everything the site was made of. */
  sources: v.string(),
  /** Milliseconds since 1970: within these limits the same sources give the same site. Null: no end. */
  fromMs: v.number(),
  untilMs: v.nullable(v.number()),
  /** Digest of the `stat` of its files. */
  folder: v.string(),
  result: v.object({
    vehicles: v.number(),
    published: v.number(),
    rejected: v.number(),
    missing: v.array(
      v.object({
        name: v.string(),
        vehicles: v.number(),
        hint: v.string(),
        mapping: v.nullable(v.string()),
      }),
    ),
    warnings: v.array(v.string()),
    pages: v.number(),
    bytes: v.number(),
    feeds: feedResultsSchema,
  }),
});

/** The last build, stored so that an unchanged one can be skipped. */
export type LastBuild = v.InferOutput<typeof lastBuildSchema>;

/** The result of building the same sources at this moment; null if the build is needed. */
export function unchangedResult(
  file: string,
  now: { readonly sources: string; readonly ms: number; readonly folder: string },
): LastBuild['result'] | null {
  const finished = read(file);
  if (finished === null || finished.sources !== now.sources) return null;
  if (now.ms < finished.fromMs || now.ms >= (finished.untilMs ?? Number.POSITIVE_INFINITY)) return null;
  return finished.folder === filesDigest(siteFiles(now.folder)) ? finished.result : null;
}

function read(file: string): LastBuild | null {
  try {
    return v.parse(lastBuildSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

export function writeLastBuild(
  file: string,
  files: SiteFiles,
  build: Omit<LastBuild, 'version' | 'folder' | 'untilMs'> & { readonly untilMs: number },
): void {
  const { untilMs } = build;
  const last: LastBuild = {
    version: VERSION,
    ...build,
    untilMs: Number.isFinite(untilMs) ? untilMs : null,
    folder: filesDigest(files),
  };
  replaceFile(file, JSON.stringify(last));
}

/** Changes when a file is added, removed or written. */
function filesDigest(files: SiteFiles): string {
  const lines = [...files].map(([file, stats]) => `${file} ${stampOf(stats)}`);
  return hash('sha256', lines.sort().join('\n'));
}
