import { cacheHeadersFor } from '../policy/headers.ts';
import type { Manifest, PublishedFile, ReleaseFiles } from './manifest.schema.ts';

export interface ReleasePlan {
  /** All files of the new release: the build's, and older assets that are kept a while. */
  readonly files: ReleaseFiles;
  /** Paths whose content is new at that path: assets first, pages last. */
  readonly changed: readonly string[];
  /** Paths that the release before had, and this one has not. */
  readonly removed: readonly string[];
  /** Whether there is nothing to publish. */
  readonly isSame: boolean;
}

interface PlanOptions {
  readonly now: Date;
  /** How long an asset stays after the last build that had it. */
  readonly keepAssetsDays: number;
}

/** What a build changes of what is live; `live` is empty for a first release. */
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
 * Assets that the build no longer has. Their names hold a digest of their content, so they can stand beside the new
 * ones; a page that was read before still loads its parts.
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

/** A release that is to be live again, with the assets of the one that was live: pages of it are still open. */
export function withAssetsOf(live: Manifest, release: Manifest, now: Date): Manifest {
  const goneSince = now.toISOString();
  const added = Object.entries(live.files)
    .filter(([path]) => isAsset(path) && !Object.hasOwn(release.files, path))
    .map(([path, file]) => [path, { goneSince, ...file }]);
  return { ...release, files: { ...release.files, ...Object.fromEntries(added) } };
}

/** Whether a name never changes its meaning: browsers keep such files for a year. */
export function isAsset(path: string): boolean {
  return cacheHeadersFor(`/${path}`)['Cache-Control']?.includes('immutable') ?? false;
}

/** Nothing may be live before what it needs: assets, then data and other files, then pages. */
export function uploadOrder(paths: readonly string[]): string[] {
  const rounds = Map.groupBy(paths.toSorted(compareText), uploadRank);
  return ([0, 1, 2] as const).flatMap((rank) => rounds.get(rank) ?? []);
}

/** In which of three rounds a file goes out; 2 is the pages. */
export function uploadRank(path: string): 0 | 1 | 2 {
  if (isAsset(path)) return 0;
  return path.endsWith('.html') ? 2 : 1;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** `digest` is one of all the files. */
export function releaseIdOf(now: Date, digest: string): string {
  return `${now.toISOString().replace(/[-:.]/g, '')}-${digest.slice(0, 8)}`;
}

/** Ids of the releases that go: all but the `keep` newest, what is live, and what a rollback from it needs. */
export function outdatedReleases(ids: readonly string[], live: Manifest, keep: number): string[] {
  const newest = ids.toSorted(compareText).slice(-keep);
  const needed = new Set([...newest, live.id, live.previous]);
  return ids.filter((id) => !needed.has(id));
}
