import { hash } from 'node:crypto';
import * as v from 'valibot';
import { errorMessage } from '../../../values/text/error-message.ts';
import { cacheHeadersFor } from '../../policy/headers.ts';
import { type BuiltSite, digestOf, withoutFiles } from '../built-folder.build.ts';
import { forEachLimited } from '../for-each-limited.ts';
import { type Manifest, type ReleaseFiles, readManifest } from '../manifest.schema.ts';
import { outdatedReleases, planRelease, releaseIdOf, uploadRank, withAssetsOf } from '../release-plan.ts';
import type { PublishOptions, PublishOutcome, ReleaseTarget } from '../release-target.build.ts';
import { ChangedMeanwhile, type S3Storage } from './s3-storage.build.ts';

/** `releases/current.json`: read first, written last. */
const stateSchema = v.object({
  live: v.nullable(v.string()),
  /** Set while objects of the site are being changed: they may then belong to either release. */
  switchingTo: v.nullable(v.string()),
  /** Ids of all kept releases. */
  releases: v.array(v.string()),
});

type State = v.InferOutput<typeof stateSchema>;

interface S3TargetOptions {
  readonly storage: S3Storage;
  /** The storage key of a file; null for files that visitors must not get. */
  readonly keyOf: (path: string) => string | null;
  readonly contentTypeOf: (path: string) => string;
}

/** Parallel requests: each takes some tens of milliseconds. */
const AT_ONCE = 32;

/**
 * A bucket: `site/` is what visitors get, `releases/objects/<digest>` holds all contents of the kept
 * releases, `releases/<id>.json` their manifests. New content is uploaded beside the site first; then the
 * storage copies what changed into the site, assets before pages. Several objects cannot be changed
 * atomically, so during this step pages of both releases are live; an interrupted switch is finished or
 * undone by the next command.
 */
export function s3Target(options: S3TargetOptions): ReleaseTarget {
  return {
    publish: (site, how) => publishTo(options, site, how),
    rollBack: (id, now) => rollBackIn(options, id, now),
  };
}

interface Found {
  readonly state: State;
  readonly etag: string | null;
  /** The live release, or the one that was live when a switch was interrupted. */
  readonly live: Manifest | null;
  /** The release to which an interrupted switch was going. */
  readonly broken: Manifest | null;
}

async function publishTo(
  options: S3TargetOptions,
  site: BuiltSite,
  how: PublishOptions,
): Promise<PublishOutcome> {
  const { storage } = options;
  const found = await find(storage);
  const { live, broken, state } = found;
  const shown = withoutFiles(site, (path) => options.keyOf(path) === null);
  const plan = planRelease(shown.files, live?.files ?? {}, how);
  const { changed, removed } = plan;
  const bytes = changed.reduce((sum, path) => sum + (plan.files[path]?.size ?? 0), 0);
  const outcome = { before: live, changed, removed, bytes, warnings: [] };
  if (live !== null && broken === null && plan.isSame)
    return { ...outcome, kind: 'unchanged', release: live };
  const release: Manifest = {
    id: releaseIdOf(how.now, digestOf(plan.files)),
    previous: live?.id ?? null,
    publishedAt: how.now.toISOString(),
    files: plan.files,
    pages: site.pages(),
  };
  if (how.isDryRun) return { ...outcome, kind: 'planned', release };
  const known = new Set([...hashesOf(live), ...hashesOf(broken)]);
  await uploadContent(storage, shown, { changed, known, onProgress: how.onProgress });
  await putJson(storage, `releases/${release.id}.json`, release);
  const releases = [...new Set([...state.releases, release.id])];
  const etag = await switchSite(options, { found, release, releases, onProgress: how.onProgress });
  const warnings = await prune(storage, release, { etag, releases, keep: how.keep });
  return { ...outcome, kind: 'published', release, warnings };
}

function hashesOf(release: Manifest | null): string[] {
  return Object.values(release?.files ?? {}).map((file) => file.hash);
}

interface Upload extends Pick<PublishOptions, 'onProgress'> {
  readonly changed: readonly string[];
  /** Digests of the contents in the storage. */
  readonly known: ReadonlySet<string>;
}

async function uploadContent(storage: S3Storage, site: BuiltSite, { changed, known, onProgress }: Upload) {
  const paths = new Map(changed.map((path) => [site.files[path]?.hash ?? '', path]));
  const unknown = [...paths].filter(([digest]) => !known.has(digest));
  let done = 0;
  await forEachLimited(unknown, AT_ONCE, async ([digest, path]) => {
    const contentType = 'application/octet-stream';
    await storage.put(objectKey(digest), site.read(path), { hash: digest, contentType });
    done += 1;
    onProgress('uploaded', done, unknown.length);
  });
}

interface Switch extends Pick<PublishOptions, 'onProgress'> {
  readonly found: Found;
  readonly release: Manifest;
  readonly releases: readonly string[];
}

/** Returns the ETag of the new state. */
async function switchSite(
  options: S3TargetOptions,
  { found, release, releases, onProgress }: Switch,
): Promise<string> {
  const { storage, keyOf } = options;
  const { live, broken } = found;
  const state = { live: live?.id ?? null, switchingTo: release.id, releases: [...releases] };
  const etag = await writeState(storage, state, found.etag);
  const isThere = (path: string) =>
    isSameIn(live?.files, release.files, path) &&
    (broken === null || isSameIn(broken.files, release.files, path));
  const paths = Object.keys(release.files).filter((path) => !isThere(path));
  let done = 0;
  for (const rank of [0, 1, 2]) {
    const round = paths.filter((path) => uploadRank(path) === rank);
    await forEachLimited(round, AT_ONCE, async (path) => {
      const digest = release.files[path]?.hash ?? '';
      await storage.copy(objectKey(digest), `site/${keyOf(path)}`, headersOf(options, path));
      done += 1;
      onProgress('live', done, paths.length);
    });
  }
  const keys = new Set(Object.keys(release.files).map(keyOf));
  const gone = [...Object.keys(live?.files ?? {}), ...Object.keys(broken?.files ?? {})];
  const goneKeys = [...new Set(gone.map(keyOf))].filter((key) => key !== null && !keys.has(key));
  await forEachLimited(goneKeys, AT_ONCE, (key) => storage.remove(`site/${key}`));
  return writeState(storage, { ...state, live: release.id, switchingTo: null }, etag);
}

function isSameIn(files: ReleaseFiles | undefined, others: ReleaseFiles, path: string): boolean {
  return files?.[path]?.hash === others[path]?.hash;
}

/** S3 cannot store security headers with an object: the CDN in front must set them. */
function headersOf({ contentTypeOf }: S3TargetOptions, path: string): Record<string, string> {
  const cacheControl = cacheHeadersFor(`/${path.replace(/\.html$/, '')}`)['Cache-Control'];
  return {
    'Content-Type': contentTypeOf(path),
    ...(cacheControl !== undefined && { 'Cache-Control': cacheControl }),
  };
}

async function rollBackIn(options: S3TargetOptions, wanted: string | null, now: Date) {
  const { storage } = options;
  const found = await find(storage);
  const { live, broken, state } = found;
  if (live === null) throw new Error('Nothing has been published there.');
  // An interrupted switch is undone.
  const id = wanted ?? (broken === null ? live.previous : live.id);
  const release = id === null ? null : await readRelease(storage, id);
  if (release === null) {
    const wish = wanted ?? 'the release before';
    throw new Error(
      `${wish} is not there any more. Kept are: ${state.releases.join(', ')}; ${live.id} is live.`,
    );
  }
  const whole = withAssetsOf(live, release, now);
  await putJson(storage, `releases/${whole.id}.json`, whole);
  await switchSite(options, { found, release: whole, releases: state.releases, onProgress: () => {} });
  return { from: broken?.id ?? live.id, to: release.id };
}

async function find(storage: S3Storage): Promise<Found> {
  const object = await storage.get(STATE_KEY);
  if (object === null)
    return { state: { live: null, switchingTo: null, releases: [] }, etag: null, live: null, broken: null };
  const state = v.parse(stateSchema, JSON.parse(object.text));
  const [live, broken] = await Promise.all(
    [state.live, state.switchingTo].map((id) => (id === null ? null : readRelease(storage, id))),
  );
  return { state, etag: object.etag, live: live ?? null, broken: broken ?? null };
}

async function readRelease(storage: S3Storage, id: string): Promise<Manifest | null> {
  const key = `releases/${id}.json`;
  const object = await storage.get(key);
  return object === null ? null : readManifest(object.text, key);
}

const STATE_KEY = 'releases/current.json';

/** Only replaces the state with this ETag. */
async function writeState(storage: S3Storage, state: State, etag: string | null): Promise<string> {
  try {
    return await putJson(storage, STATE_KEY, state, etag);
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    // The write is repeated if its reply is lost, and then meets what it has written itself.
    const found = await storage.get(STATE_KEY);
    if (found?.text === JSON.stringify(state)) return found.etag;
    throw new Error('Somebody else is publishing there. Wait for it, then publish again.', { cause: error });
  }
}

async function putJson(storage: S3Storage, key: string, value: unknown, replaces?: string | null) {
  const text = JSON.stringify(value);
  const condition = replaces === undefined ? {} : { replaces };
  return storage.put(key, text, {
    hash: hash('sha256', text),
    contentType: 'application/json',
    ...condition,
  });
}

interface Pruned {
  /** ETag of the state. */
  readonly etag: string;
  readonly releases: readonly string[];
  readonly keep: number;
}

/** Deletes manifests before the contents that only they use. */
async function prune(storage: S3Storage, live: Manifest, { etag, releases, keep }: Pruned) {
  try {
    const outdated = outdatedReleases(releases, live, keep);
    if (outdated.length === 0) return [];
    const kept = releases.filter((id) => !outdated.includes(id));
    const lists = (ids: readonly string[]) => Promise.all(ids.map((id) => readRelease(storage, id)));
    const [leaving, staying] = await Promise.all([lists(outdated), lists(kept)]);
    const needed = new Set(staying.flatMap(hashesOf));
    await writeState(storage, { live: live.id, switchingTo: null, releases: kept }, etag);
    await forEachLimited(outdated, AT_ONCE, (id) => storage.remove(`releases/${id}.json`));
    const unused = [...new Set(leaving.flatMap(hashesOf))].filter((digest) => !needed.has(digest));
    await forEachLimited(unused, AT_ONCE, (digest) => storage.remove(objectKey(digest)));
    return [];
  } catch (error) {
    const reason = errorMessage(error);
    return [`Old releases could not be deleted: ${reason}`];
  }
}

function objectKey(digest: string): string {
  return `releases/objects/${digest}`;
}
