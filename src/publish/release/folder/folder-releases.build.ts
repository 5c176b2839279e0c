import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileStamp } from '../../../render/page-cache.build.ts';
import { type Manifest, readManifest } from '../manifest.schema.ts';

/** Ids of the complete releases, oldest first. */
export function releasesIn(path: string): string[] {
  return readdirSync(join(path, 'releases'))
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** Null if nothing is live. */
export function liveRelease(path: string): Manifest | null {
  const id = liveId(path);
  if (id === null) return null;
  return manifestIn(join(path, 'releases', id, 'manifest.json'));
}

/** The manifest this process read or wrote last: publishing twice need not parse it again. */
let lastKnown: { readonly file: string; readonly stamp: string; readonly manifest: Manifest } | null = null;

function manifestIn(file: string): Manifest {
  if (lastKnown?.file === file && lastKnown.stamp === fileStamp(file)) return lastKnown.manifest;
  const manifest = readManifest(readFileSync(file, 'utf8'), file);
  keepKnown(file, manifest);
  return manifest;
}

export function keepKnown(file: string, manifest: Manifest): void {
  const stamp = fileStamp(file);
  if (stamp !== null) lastKnown = { file, stamp, manifest };
}

/** Null if nothing is live; throws if `current` is no link of this module. */
export function liveId(path: string): string | null {
  const link = join(path, 'current');
  const stats = lstatSync(link, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  const id = stats.isSymbolicLink() ? /^releases\/([^/]+)\/files$/.exec(readlinkSync(link))?.[1] : undefined;
  if (id === undefined)
    throw new Error(`${link} is not a link of ours. Move it away, or publish to another folder.`);
  return id;
}
