import { copyFileSync, globSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileStats, statsOf } from '../site-files.build.ts';
import { fileStamp, stampOf } from './page-memory.build.ts';

/** A folder that is being filled: what stands there is not replaced. */
export class DraftFolder {
  readonly path: string;
  readonly #files: Set<string>;
  readonly #folders = new Set<string>();
  /** Files of the previous build, as they lie on the disk. */
  readonly taken = new Map<string, FileStats>();

  constructor(path: string) {
    this.path = path;
    this.#files = new Set(globSync('**/*', { cwd: path }));
  }

  has(file: string): boolean {
    return this.#files.has(file);
  }

  write(file: string, body: Buffer | string): void {
    writeFileSync(this.#place(file), body);
  }

  link(from: string, file: string): void {
    if (this.has(file)) return;
    const to = this.#place(file);
    try {
      linkSync(from, to);
    } catch {
      // Another disk, or a file system without links.
      copyFileSync(from, to);
    }
  }

  /**
   * Links a file of the previous build; false when it does not lie there as it did. Asked afterwards and of what has
   * been linked: another build may put its folder in that place at any moment.
   */
  take(from: string, file: string, stamp: string): boolean {
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

  #place(file: string): string {
    const path = join(this.path, file);
    const folder = dirname(path);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    this.#files.add(file);
    return path;
  }
}
