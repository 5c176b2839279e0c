import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SettingsToPublish } from '../../tenant/load/load-publish-settings.build.ts';
import { nearestWord } from '../../tenant/nearest.ts';
import type { PublishTarget } from '../../tenant/settings/publish/publish-target.schema.ts';
import { announcePages } from './announce/announce-pages.build.ts';
import { changedAddresses, indexNowKeyFile, indexNowKeyPattern } from './announce/index-now.ts';
import { listSiteFiles, readBuiltSite, stampOfSite, withFiles } from './built-folder.build.ts';
import { digestsFile } from './file-digests.build.ts';
import { withLock } from './folder/folder-lock.build.ts';
import { folderTarget } from './folder/folder-target.build.ts';
import { hostTarget } from './host/host-target.build.ts';
import { digestOfSources, storeLastPublish, unchangedRelease } from './last-publish.build.ts';
import type { PublishOutcome, ReleaseTarget, Rollback } from './release-target.build.ts';
import { openS3Storage } from './s3/s3-storage.build.ts';
import { s3Target } from './s3/s3-target.build.ts';

interface Destination {
  readonly slug: string;
  readonly settings: SettingsToPublish;
  /** Name of a target in publish.json. */
  readonly to: string;
  /** Folder for data that is kept between runs. */
  readonly dataDir: string;
  readonly now: Date;
  readonly secret: (name: string) => string | undefined;
  /** The storage key of a file; null for files that visitors must not get. */
  readonly keyOf: (path: string) => string | null;
  readonly contentTypeOf: (path: string) => string;
  /** Bundles the functions into one file, for Cloudflare. */
  readonly bundleWorker: () => Promise<string>;
}

interface PublishJob extends Destination {
  /** Path of the built site. */
  readonly folder: string;
  readonly isDryRun: boolean;
  readonly onProgress: (step: string, done: number, total: number) => void;
  /** Address of the IndexNow API; default: the public one. */
  readonly indexNowUrl?: string;
}

interface PublishReport extends Pick<PublishOutcome, 'kind' | 'changed' | 'removed' | 'bytes' | 'warnings'> {
  /** Id of the release that is, or in a dry run would be, live. */
  readonly release: string;
  readonly files: number;
  /** Number of pages sent to search engines. */
  readonly announced: number;
}

/** Publishes a built site to one of its targets. Rejects with sentences; the live release then stays. */
export async function publishTenant(job: PublishJob): Promise<PublishReport> {
  const target = openTarget(job);
  const key = indexNowKeyOf(job);
  const own = stateFolder(job);
  mkdirSync(own, { recursive: true });
  return withLock(join(own, '.publishing'), async () => {
    const { addresses, ...done } = await publishOnce(job, target, { key, own });
    if (key === null || job.isDryRun) return { ...done, announced: 0 };
    const { announced, warnings } = await announcePages({
      siteUrl: job.settings.site.url,
      key,
      changed: addresses,
      waitingFile: join(own, 'index-now.json'),
      endpoint: job.indexNowUrl ?? 'https://api.indexnow.org/indexnow',
    });
    return { ...done, announced, warnings: [...done.warnings, ...warnings] };
  });
}

interface Published extends Omit<PublishReport, 'announced'> {
  /** Addresses of changed pages. */
  readonly addresses: readonly string[];
}

/** Skips reading the site if the target already has a release of the same sources. */
async function publishOnce(
  { slug, settings, folder, dataDir, now, isDryRun, onProgress }: PublishJob,
  target: ReleaseTarget,
  { key, own }: { readonly key: string | null; readonly own: string },
): Promise<Published> {
  const { keep, keepAssetsDays } = settings.publish;
  const look = listSiteFiles(folder);
  const stamp = target.liveId === undefined ? null : stampOfSite(look);
  const sources = stamp === null ? null : digestOfSources([stamp, key, keepAssetsDays]);
  const lastFile = join(own, 'last-publish.json');
  const known = sources === null ? null : unchangedRelease(lastFile, sources, now);
  if (known !== null && known.release === target.liveId?.())
    return { kind: 'unchanged', ...nothing, release: known.release, files: known.files };
  const built = readBuiltSite(look, digestsFile(dataDir, slug), (done, total) =>
    onProgress('read', done, total),
  );
  const site = key === null ? built : withFiles(built, new Map([[indexNowKeyFile(key), key]]));
  const outcome = await target.publish(site, { now, keep, keepAssetsDays, isDryRun, onProgress });
  const { release, before, ...announced } = outcome;
  if (sources !== null && announced.kind !== 'planned')
    storeLastPublish(lastFile, { sources, release, keepAssetsDays });
  return {
    ...announced,
    release: release.id,
    files: Object.keys(release.files).length,
    addresses: announced.kind === 'published' ? changedAddresses(release.pages, before?.pages ?? {}) : [],
  };
}

const nothing = { changed: [], removed: [], bytes: 0, warnings: [], addresses: [] };

/** Makes an older release live: the one with this id, or the previous one. */
export async function rollBackTenant(destination: Destination, id: string | null): Promise<Rollback> {
  const target = openTarget(destination);
  const own = stateFolder(destination);
  mkdirSync(own, { recursive: true });
  return withLock(join(own, '.publishing'), () => target.rollBack(id, destination.now));
}

function stateFolder({ dataDir, slug, to }: Destination): string {
  return join(dataDir, 'publish', slug, 'targets', to);
}

function openTarget(destination: Destination): ReleaseTarget {
  const target = targetOf(destination);
  const secret = (name: string) => {
    const value = destination.secret(name);
    if (value === undefined)
      throw new Error(`Set ${name}: tenants/${destination.slug}/publish.json names it.`);
    return value;
  };
  switch (target.kind) {
    case 'folder':
      return folderTarget(resolve(target.path));
    case 's3': {
      const { keyOf, contentTypeOf } = destination;
      const access = {
        accessKeyId: secret(target.accessKeyVariable),
        secretAccessKey: secret(target.secretKeyVariable),
      };
      return s3Target({ storage: openS3Storage(target, access), keyOf, contentTypeOf });
    }
    default: {
      const path = resolve(stateFolder(destination), 'site');
      return hostTarget(target, { path, secret, bundleWorker: destination.bundleWorker });
    }
  }
}

function targetOf({ slug, settings, to }: Destination): PublishTarget {
  const { targets } = settings.publish;
  const target = Object.hasOwn(targets, to) ? targets[to] : undefined;
  if (target !== undefined) return target;
  const names = Object.keys(targets);
  const nearest = nearestWord(to, names);
  const guess = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  const there =
    names.length === 0
      ? `Name one under "targets"; npm run explain -- --tenant ${slug} publish.targets gives an example.`
      : `There are: ${names.join(', ')}.`;
  throw new Error(`tenants/${slug}/publish.json has no target "${to}".${guess} ${there}`);
}

/** Null if search engines are not notified for this target. */
function indexNowKeyOf({ slug, settings, to, secret }: Destination): string | null {
  const { indexNow } = settings.publish;
  if (indexNow === null || indexNow.target !== to) return null;
  const key = secret(indexNow.keyVariable);
  if (key !== undefined && indexNowKeyPattern.test(key)) return key;
  throw new Error(
    `Set ${indexNow.keyVariable} to 8 to 128 letters, digits and hyphens: tenants/${slug}/publish.json names it.`,
  );
}
