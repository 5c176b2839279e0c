import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { stampOf } from '../../render/page-memory.build.ts';
import { replaceFile } from '../../site/replace-file.build.ts';
import { feedResultsSchema } from '../../syndication/feed-results.schema.ts';
import { type SiteFiles, siteFiles } from './site-files.build.ts';

/** Counts up when the meaning of the file changes. */
const VERSION = 2;

const finishedBuildSchema = v.object({
  version: v.literal(VERSION),
  /** A digest of all that it was made of. */
  sources: v.string(),
  /** Milliseconds since 1970: from one to before the other the same sources make the same site. Null: no end. */
  fromMs: v.number(),
  untilMs: v.nullable(v.number()),
  /** How its files lie on the disk. */
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

/** What is remembered of a build that need not be done again. */
export type FinishedBuild = v.InferOutput<typeof finishedBuildSchema>;

/** What a build of the same sources at this moment would come to; null when it has to be done. */
export function knownResult(
  file: string,
  now: { readonly sources: string; readonly ms: number; readonly folder: string },
): FinishedBuild['result'] | null {
  const finished = read(file);
  if (finished === null || finished.sources !== now.sources) return null;
  if (now.ms < finished.fromMs || now.ms >= (finished.untilMs ?? Number.POSITIVE_INFINITY)) return null;
  return finished.folder === filesDigest(siteFiles(now.folder)) ? finished.result : null;
}

function read(file: string): FinishedBuild | null {
  try {
    return v.parse(finishedBuildSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Remembers a build whose site consists of these files. */
export function writeFinishedBuild(
  file: string,
  files: SiteFiles,
  build: Omit<FinishedBuild, 'version' | 'folder' | 'untilMs'> & { readonly untilMs: number },
): void {
  const { untilMs } = build;
  const told: FinishedBuild = {
    version: VERSION,
    ...build,
    untilMs: Number.isFinite(untilMs) ? untilMs : null,
    folder: filesDigest(files),
  };
  replaceFile(file, JSON.stringify(told));
}

/** Changes with whoever adds, removes or writes a file. */
function filesDigest(files: SiteFiles): string {
  const lines = [...files].map(([file, stats]) => `${file} ${stampOf(stats)}`);
  return hash('sha256', lines.sort().join('\n'));
}
