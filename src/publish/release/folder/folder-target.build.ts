import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDiskFull } from '../../build/error-code.ts';
import { type BuiltSite, digestOf } from '../built-folder.build.ts';
import { type Manifest, readManifest } from '../manifest.schema.ts';
import {
  outdatedReleases,
  planRelease,
  type ReleasePlan,
  releaseIdOf,
  withAssetsOf,
} from '../release-plan.ts';
import type { PublishOptions, PublishOutcome, ReleaseTarget } from '../release-target.build.ts';
import { type FolderDisk, folderDisk } from './folder-disk.build.ts';
import { changeInto, linkOrCopy, placeBuilt } from './folder-files.build.ts';
import { withLock } from './folder-lock.build.ts';
import { keepKnown, liveId, liveRelease, releasesIn } from './folder-releases.build.ts';

interface FolderTargetOptions {
  readonly disk?: FolderDisk;
  /** Uploads the complete release elsewhere before it counts as live here. */
  readonly deploy?: (folder: string) => Promise<void>;
}

/**
 * A folder on this machine: each `releases/<id>/files` is one complete site, and the symbolic link `current`
 * points to the live one. Files that are equal in two releases are hard links. The link is replaced by one
 * rename, so that a complete site is always live, even if a process is killed or the disk is full.
 */
export function folderTarget(path: string, options: FolderTargetOptions = {}): ReleaseTarget {
  const place = { path, disk: folderDisk, deploy: async () => {}, ...options };
  const locked = <T>(work: () => Promise<T>) => {
    mkdirSync(join(path, 'releases'), { recursive: true });
    return withLock(join(path, '.publishing'), work);
  };
  return {
    liveId: () => {
      const id = liveId(path);
      return id !== null && existsSync(join(path, 'releases', id, 'manifest.json')) ? id : null;
    },
    publish: (site, how) =>
      how.isDryRun ? publishTo(place, site, how) : locked(() => publishTo(place, site, how)),
    rollBack: (id, now) => locked(() => rollBackIn(place, id, now)),
  };
}

interface Place extends Required<FolderTargetOptions> {
  readonly path: string;
}

async function publishTo(place: Place, site: BuiltSite, options: PublishOptions): Promise<PublishOutcome> {
  if (!options.isDryRun) clearLeftovers(place);
  const before = liveRelease(place.path);
  const plan = planRelease(site.files, before?.files ?? {}, options);
  const { changed, removed } = plan;
  const bytes = changed.reduce((sum, path) => sum + (plan.files[path]?.size ?? 0), 0);
  const outcome = { before, changed, removed, bytes, warnings: [] };
  if (before !== null && plan.isSame) return { ...outcome, kind: 'unchanged', release: before };
  const release: Manifest = {
    id: releaseIdOf(options.now, digestOf(plan.files)),
    previous: before?.id ?? null,
    publishedAt: options.now.toISOString(),
    files: plan.files,
    pages: site.pages(),
  };
  if (options.isDryRun) return { ...outcome, kind: 'planned', release };
  await bringLive(place, { site, plan, release, before, options });
  options.onProgress('live', 1, 1);
  const afterwards = [
    () => settle(place, release.id, changed),
    () => prepareNext(place, release, prune(place, release, options.keep)),
  ];
  return { ...outcome, kind: 'published', release, warnings: afterwards.flatMap(asWarning) };
}

interface NewRelease {
  readonly site: BuiltSite;
  readonly plan: ReleasePlan;
  readonly release: Manifest;
  readonly before: Manifest | null;
  readonly options: PublishOptions;
}

async function bringLive(place: Place, created: NewRelease): Promise<void> {
  const { path, disk } = place;
  const { id } = created.release;
  const incoming = join(path, 'releases', `.${id}`);
  const finished = join(path, 'releases', id);
  try {
    compose(place, incoming, created);
    disk.rename(incoming, finished);
    keepKnown(join(finished, 'manifest.json'), created.release);
    await place.deploy(join(finished, 'files'));
    switchTo(place, id);
  } catch (error) {
    for (const folder of [incoming, finished]) removeQuietly(disk, folder);
    throw isDiskFull(error)
      ? new Error(`The disk of ${path} is full. What is live has not changed.`, { cause: error })
      : error;
  }
}

function compose(place: Place, folder: string, { site, plan, release, before, options }: NewRelease): void {
  const { path, disk } = place;
  const live = before === null ? null : join(path, 'releases', before.id, 'files');
  const changed = new Set(plan.changed);
  changeInto(disk, join(folder, 'files'), {
    from: before !== null && isNextUsed(place, before.id, folder) ? before.files : {},
    to: plan.files,
    put: (file, target) => {
      if (changed.has(file) || live === null) placeBuilt(disk, site, file, target);
      else linkOrCopy(disk, `${live}/${file}`, target);
    },
    onProgress: (done, total) => options.onProgress('files', done, total),
  });
  disk.write(join(folder, 'manifest.json'), JSON.stringify(release));
}

function switchTo({ path, disk }: Place, id: string): void {
  const incoming = join(path, '.current');
  disk.remove(incoming);
  disk.symlink(`releases/${id}/files`, incoming);
  disk.rename(incoming, join(path, 'current'));
}

async function rollBackIn(place: Place, wanted: string | null, now: Date) {
  const { path } = place;
  const live = liveRelease(path);
  if (live === null) throw new Error(`Nothing has been published to ${path}.`);
  const id = wanted ?? live.previous;
  const kept = releasesIn(path);
  if (id === null || !kept.includes(id)) {
    const wish = wanted ?? 'the release before';
    throw new Error(`${wish} is not there any more. Kept are: ${kept.join(', ')}; ${live.id} is live.`);
  }
  discardNext(place, live.id);
  addAssets(place, id, { live, now });
  await place.deploy(join(path, 'releases', id, 'files'));
  switchTo(place, id);
  return { from: live.id, to: id };
}

function addAssets({ path, disk }: Place, id: string, { live, now }: { live: Manifest; now: Date }): void {
  const folder = join(path, 'releases', id);
  const list = join(folder, 'manifest.json');
  const release = readManifest(readFileSync(list, 'utf8'), list);
  const whole = withAssetsOf(live, release, now);
  const added = Object.keys(whole.files).filter((file) => !Object.hasOwn(release.files, file));
  if (added.length === 0) return;
  for (const file of added) {
    const target = join(folder, 'files', file);
    disk.makeFolder(dirname(target));
    // Left by an interrupted rollback.
    disk.remove(target);
    linkOrCopy(disk, join(path, 'releases', live.id, 'files', file), target);
  }
  disk.remove(`${list}.new`);
  disk.write(`${list}.new`, JSON.stringify(whole));
  disk.rename(`${list}.new`, list);
}

/**
 * Renames releases before it deletes them, so that a folder with a release's name is always complete. The
 * newest of them is kept under the new name and returned with its manifest; null if none is deleted.
 */
function prune({ path, disk }: Place, live: Manifest, keep: number): string | null {
  let newest: string | null = null;
  for (const id of outdatedReleases(releasesIn(path), live, keep)) {
    if (newest !== null) disk.remove(newest);
    newest = join(path, 'releases', `.${id}`);
    disk.rename(join(path, 'releases', id), newest);
  }
  return newest;
}

/** A folder with the files of a release, prepared for the one after it. */
const nextPath = (path: string, id: string) => join(path, 'releases', `.next-${id}`);

/**
 * Prepares a folder identical to the live site, so that the next release only has to write its changes. It is
 * made from the folder of a deleted release, most of whose files are still live.
 */
function prepareNext({ path, disk }: Place, live: Manifest, gone: string | null): void {
  const folder = gone ?? join(path, 'releases', '.next');
  const list = join(folder, 'manifest.json');
  const from = gone === null ? {} : readManifest(readFileSync(list, 'utf8'), list).files;
  disk.remove(list);
  changeInto(disk, join(folder, 'files'), {
    from,
    to: live.files,
    put: (file, target) => linkOrCopy(disk, join(path, 'releases', live.id, 'files', file), target),
    onProgress: () => undefined,
  });
  disk.rename(folder, nextPath(path, live.id));
}

/** Renames the prepared folder with the files of `id` to `folder`, if there is one. */
function isNextUsed({ path, disk }: Place, id: string, folder: string): boolean {
  const next = nextPath(path, id);
  if (!existsSync(next)) return false;
  disk.rename(next, folder);
  return true;
}

/** After a rollback the prepared folder no longer matches the live site; the next release removes it. */
function discardNext({ path, disk }: Place, id: string): void {
  const next = nextPath(path, id);
  if (existsSync(next)) disk.rename(next, join(path, 'releases', '.left'));
}

/**
 * Flushes a release to disk. Done after it is live, because flushing recently built files takes seconds; the
 * earlier releases exist until then.
 */
function settle({ path, disk }: Place, id: string, changed: readonly string[]): void {
  const folder = join(path, 'releases', id);
  const written = [...changed.map((file) => join(folder, 'files', file)), join(folder, 'manifest.json')];
  const folders = new Set(written.map((file) => dirname(file)));
  for (const place of [...written, ...folders, join(path, 'releases'), path]) disk.sync(place);
}

/** Errors after a release is live become warnings. */
function asWarning(work: () => void): string[] {
  try {
    work();
    return [];
  } catch (error) {
    return [`The release is live. What follows it failed: ${error instanceof Error ? error.message : error}`];
  }
}

/** Removes what killed processes left, and prepared folders for another release. */
function clearLeftovers({ path, disk }: Place): void {
  const next = basename(nextPath(path, liveId(path) ?? ''));
  const hidden = readdirSync(join(path, 'releases')).filter((name) => name.startsWith('.'));
  for (const name of hidden) if (name !== next) disk.remove(join(path, 'releases', name));
}

function removeQuietly(disk: FolderDisk, path: string): void {
  try {
    disk.remove(path);
  } catch {
    // The next release removes it; the original error matters more.
  }
}
