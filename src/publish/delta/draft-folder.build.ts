import { hash } from 'node:crypto';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { removeFiles } from '../remove-files.build.ts';
import { type FileStats, statsOf } from '../site-files.build.ts';
import { fileStamp, type RememberedPage, stampOf } from './page-memory.build.ts';

/** How a file of the previous build lay on the disk. */
type KnownFile = Pick<RememberedPage, 'stamp' | 'inode'>;

/** A folder that is being filled: what stands there is not replaced. */
export class DraftFolder {
  readonly path: string;
  readonly #files: Set<string>;
  /** What lies there of an older build and is not asked for yet. It is never written to: others have it too. */
  readonly #left: Set<string>;
  readonly #folders = new Set<string>();
  /** Files of the previous build, as they lie on the disk. */
  readonly taken = new Map<string, FileStats>();
  /** SHA-256 of the files that were made for it from known content, by path. */
  readonly digests = new Map<string, string>();

  /** `own` are the files that stand there already, `left` those of an older build. */
  constructor(path: string, own: Iterable<string>, left: Iterable<string>) {
    this.path = path;
    this.#files = new Set(own);
    this.#left = new Set(left);
  }

  has(file: string): boolean {
    return this.#files.has(file);
  }

  write(file: string, body: Buffer | string, digest = hash('sha256', body)): void {
    this.put(file, body);
    this.digests.set(file, digest);
  }

  /** Of what somebody else knows the digest. */
  put(file: string, body: Buffer | string): void {
    this.clear(file);
    writeFileSync(this.#place(file), body);
  }

  link(from: string, file: string): void {
    if (this.has(file)) return;
    this.clear(file);
    const to = this.#place(file);
    try {
      linkSync(from, to);
    } catch {
      // Another disk, or a file system without links.
      copyFileSync(from, to);
    }
  }

  /** Makes room for a file that somebody else will write. */
  clear(file: string): void {
    const isOfOthers = this.#left.delete(file) || this.taken.delete(file);
    if (isOfOthers) unlinkSync(join(this.path, file));
  }

  /** Removes what nobody has asked for. */
  clearLeft(): void {
    removeFiles(this.path, [...this.#left]);
    this.#left.clear();
  }

  /**
   * Links a file of the previous build, where it does not lie here already; false when it does not lie there as it
   * did. Asked afterwards and of what has been linked: another build may put its folder in that place at any moment.
   */
  take(from: string, file: string, known: KnownFile): boolean {
    if (this.#isLeft(from, file, known)) return true;
    const { stamp } = known;
    const to = this.#place(file);
    try {
      linkSync(from, to);
      const stats = statsOf(to);
      if (stampOf(stats) === stamp) {
        this.taken.set(file, stats);
        return true;
      }
    } catch {
      if (fileStamp(from) === stamp) {
        copyFileSync(from, to);
        if (fileStamp(from) === stamp) return true;
      }
    }
    rmSync(to, { force: true });
    this.#files.delete(file);
    return false;
  }

  /** A file of the previous build; null when it does not lie there as it did. */
  read(from: string, stamp: string): Buffer | null {
    try {
      const content = readFileSync(from);
      return fileStamp(from) === stamp ? content : null;
    } catch {
      return null;
    }
  }

  /** Whether the very file of the previous build lies here; another that does is removed. */
  #isLeft(from: string, file: string, known: KnownFile): boolean {
    if (!this.#left.has(file)) return false;
    const stats = statsOf(join(this.path, file));
    const isSame = stampOf(stats) === known.stamp && (stats.ino === known.inode || isFileAt(from, stats));
    if (!isSame) {
      this.clear(file);
      return false;
    }
    this.#left.delete(file);
    this.#files.add(file);
    this.taken.set(file, stats);
    return true;
  }

  #place(file: string): string {
    const path = join(this.path, file);
    const folder = dirname(path);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    this.#files.add(file);
    return path;
  }
}

function isFileAt(path: string, { ino, dev }: FileStats): boolean {
  const there = statSync(path, { throwIfNoEntry: false });
  return there?.ino === ino && there.dev === dev;
}
