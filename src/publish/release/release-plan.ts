import { compareText } from '../../values/text/compare-text.ts';
import { cacheHeadersFor } from '../policy/headers.ts';
import type { Manifest, PublishedFile, ReleaseFiles } from './manifest.schema.ts';

export interface ReleasePlan {
  /** All files of the new release: those of the build, and older assets that are kept for a while. */
  readonly files: ReleaseFiles;
  /** Paths with new or changed content: assets first, pages last. */
  readonly changed: readonly string[];
  /** Paths of the old release that the new one lacks. */
  readonly removed: readonly string[];
  readonly isSame: boolean;
}

interface PlanOptions {
  readonly now: Date;
  /** How long an asset is kept after the last build that contained it. */
  readonly keepAssetsDays: number;
}

/** The difference between a build and the live files; `live` is empty for a first release. */
export function planRelease(built: ReleaseFiles, live: ReleaseFiles, options: PlanOptions): ReleasePlan {
  const changed = Object.keys(built).filter((path) => live[path]?.hash !== built[path]?.hash);
  const gone = Object.entries(live).filter(([path]) => !Object.hasOwn(built, path));
  const kept = keptAssets(gone, options);
  const removed = gone.map(([path]) => path).filter((path) => !Object.hasOwn(kept, path));
  const isSame =
    changed.length === 0 &&
    removed.length === 0 &&
    Object.keys(live).every((path) => live[path]?.goneSince === kept[path]?.goneSince);
  return { files: isSame ? live : { ...kept, ...built }, changed: uploadOrder(changed), removed, isSame };
}

/**
 * Assets that the build no longer contains. Their names contain a digest, so they can stay beside the new
 * ones for pages that are still open in browsers.
 */
function keptAssets(
  gone: readonly (readonly [string, PublishedFile])[],
  { now, keepAssetsDays }: PlanOptions,
): ReleaseFiles {
  const oldestMs = now.getTime() - keepAssetsDays * 24 * 60 * 60 * 1000;
  const kept: Record<string, PublishedFile> = {};
  for (const [path, file] of gone) {
    if (!isAsset(path)) continue;
    const goneSince = file.goneSince ?? now.toISOString();
    if (Date.parse(goneSince) > oldestMs) kept[path] = { hash: file.hash, size: file.size, goneSince };
  }
  return kept;
}

/** A release to be made live again, with the assets of the present one, whose pages may still be open. */
export function withAssetsOf(live: Manifest, release: Manifest, now: Date): Manifest {
  const goneSince = now.toISOString();
  const added = Object.entries(live.files)
    .filter(([path]) => isAsset(path) && !Object.hasOwn(release.files, path))
    .map(([path, file]) => [path, { goneSince, ...file }]);
  return { ...release, files: { ...release.files, ...Object.fromEntries(added) } };
}

/** Whether the content of a name never changes, so that browsers cache it for a year. */
export function isAsset(path: string): boolean {
  return cacheHeadersFor(`/${path}`)['Cache-Control']?.includes('immutable') ?? false;
}

/** Assets, then data and other files, then pages: nothing goes live before what it needs. */
export function uploadOrder(paths: readonly string[]): string[] {
  const rounds = Map.groupBy(paths.toSorted(compareText), uploadRank);
  return ([0, 1, 2] as const).flatMap((rank) => rounds.get(rank) ?? []);
}

/** The upload round of a file; 2 is the pages. */
export function uploadRank(path: string): 0 | 1 | 2 {
  if (isAsset(path)) return 0;
  return path.endsWith('.html') ? 2 : 1;
}

/** `digest` covers all files. */
export function releaseIdOf(now: Date, digest: string): string {
  return `${now.toISOString().replace(/[-:.]/g, '')}-${digest.slice(0, 8)}`;
}

/**
 * Ids of releases to delete: all but the `keep` newest, the live one, and the one a rollback from it needs.
 */
export function outdatedReleases(ids: readonly string[], live: Manifest, keep: number): string[] {
  const newest = ids.toSorted(compareText).slice(-keep);
  const needed = new Set([...newest, live.id, live.previous]);
  return ids.filter((id) => !needed.has(id));
}
