import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCode } from '../../build/error-code.ts';
import { removeFiles } from '../../site-files/remove-files.build.ts';
import type { BuiltSite } from '../built-folder.build.ts';
import type { ReleaseFiles } from '../manifest.schema.ts';
import type { FolderDisk } from './folder-disk.build.ts';

interface Change {
  /** Files already in the folder, and files it is to have. */
  readonly from: ReleaseFiles;
  readonly to: ReleaseFiles;
  readonly put: (file: string, target: string) => void;
  readonly onProgress: (done: number, total: number) => void;
}

/** Turns a folder with one set of files into one with another; `put` writes those that are new or differ. */
export function changeInto(disk: FolderDisk, folder: string, { from, to, put, onProgress }: Change): void {
  const isOther = (file: string) => from[file]?.hash !== to[file]?.hash;
  const going = Object.keys(from).filter(isOther);
  // If a file is replaced later, its folder does not become empty.
  for (const file of going) if (to[file] !== undefined) disk.remove(join(folder, file));
  const gone = going.filter((file) => to[file] === undefined);
  removeFiles(folder, gone, disk.remove);
  const coming = Object.keys(to).filter(isOther);
  for (const made of new Set(coming.map((file) => dirname(file)))) disk.makeFolder(join(folder, made));
  coming.forEach((file, done) => {
    put(file, `${folder}/${file}`);
    if (done % 1000 === 0) onProgress(done, coming.length);
  });
}

/** A build never writes to a finished file: a later build replaces it. */
export function placeBuilt(disk: FolderDisk, site: BuiltSite, path: string, target: string): void {
  const original = site.original(path);
  if (original === null || !isLinked(disk, original.file, target)) {
    disk.write(target, site.read(path));
    return;
  }
  original.checkLink(target);
  disk.protect(target);
}

export function linkOrCopy(disk: FolderDisk, existing: string, path: string): void {
  if (!isLinked(disk, existing, path)) disk.write(path, readFileSync(existing));
}

/**
 * Makes a hard link; false if impossible: on another disk, for files of another user, or beyond the file
 * system's limit (ext4: 65,000 links; some: one).
 */
function isLinked(disk: FolderDisk, existing: string, path: string): boolean {
  try {
    disk.link(existing, path);
    return true;
  } catch (error) {
    if (hasCode(error, ['EMLINK', 'EPERM', 'ENOTSUP', 'EXDEV', 'ENOENT'])) return false;
    throw error;
  }
}
