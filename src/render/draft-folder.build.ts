import { hash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileOnDisk, fileStamp, stampOf } from './page-cache.build.ts';

interface Folders {
  /** The new site during its build. It may contain hard links to files of an older build. */
  readonly draft: string;
  /** The site that it will replace. */
  readonly live: string;
  /** The dealer's public files, which override the platform's. */
  readonly own: Iterable<string>;
}

/**
 * The folder in which a build collects the files of the new site. Files may be hard links to the live site,
 * so they are replaced, never written to.
 */
export class DraftFolder {
  readonly #draft: string;
  readonly #live: string;
  readonly #own: ReadonlySet<string>;
  readonly #folders = new Set<string>();

  constructor({ draft, live, own }: Folders) {
    this.#draft = draft;
    this.#live = live;
    this.#own = new Set(own);
  }

  /** Returns the SHA-256 of the content, hexadecimal. */
  write(file: string, body: Buffer | string): string {
    const path = this.#place(file);
    writeNew(path, body);
    return hash('sha256', body);
  }

  /**
   * Links a file of the program, unless the dealer has a file of the same name. A link to the same file from an older
   * build stays, because a site has a thousand of them.
   */
  link(from: string, file: string): void {
    if (this.#own.has(file)) return;
    const to = this.#place(file);
    if (isSameFile(from, to)) return;
    rmSync(to, { force: true });
    linkOrCopy(from, to);
  }

  /**
   * Keeps a file of the live site; false if it is no longer the known one. The stamp is compared after
   * linking, because another build may replace the live folder at any moment.
   */
  keep(file: string, known: FileOnDisk): boolean {
    const to = this.#place(file);
    const from = join(this.#live, file);
    if (isThere(to, from, known)) return true;
    rmSync(to, { force: true });
    try {
      linkOrCopy(from, to);
      if (fileStamp(to) === known.stamp) return true;
      // A copied file has a new timestamp.
      if (statSync(to).nlink === 1 && fileStamp(from) === known.stamp) return true;
    } catch {
      // The live site no longer has the file.
    }
    rmSync(to, { force: true });
    return false;
  }

  #place(file: string): string {
    const path = join(this.#draft, file);
    const folder = dirname(path);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    return path;
  }
}

/** Whether the draft already has a hard link to the live file. */
function isThere(path: string, live: string, { stamp, inode }: FileOnDisk): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stampOf(stats) !== stamp) return false;
  return stats.ino === inode || isSameFile(live, path);
}

/** Whether both paths are hard links to one file. */
function isSameFile(path: string, other: string): boolean {
  const [one, another] = [path, other].map((name) => statSync(name, { throwIfNoEntry: false }));
  return one !== undefined && one.ino === another?.ino && one.dev === another.dev;
}

/** Replaces the file rather than writing to it, because it may be a hard link. */
function writeNew(path: string, body: Buffer | string): void {
  try {
    writeFileSync(path, body, { flag: 'wx' });
  } catch (error) {
    if (!isExisting(error)) throw error;
    rmSync(path);
    writeFileSync(path, body, { flag: 'wx' });
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (statSync(from, { throwIfNoEntry: false }) === undefined) throw error;
    // Another disk, or a file system without hard links.
    copyFileSync(from, to);
  }
}
