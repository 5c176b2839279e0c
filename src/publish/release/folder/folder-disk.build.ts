import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';

/** All disk changes made by publishing, one at a time, so that tests can interrupt each. */
export interface FolderDisk {
  readonly makeFolder: (path: string) => void;
  /** Writes a new read-only file: later releases share it by hard link. */
  readonly write: (path: string, content: Buffer | string) => void;
  readonly link: (existing: string, path: string) => void;
  /** Makes a file read-only, as new ones are. */
  readonly protect: (path: string) => void;
  readonly symlink: (target: string, path: string) => void;
  /** Atomically replaces a file or symbolic link. */
  readonly rename: (from: string, to: string) => void;
  /** Removes a file or folder; missing ones are ignored. */
  readonly remove: (path: string) => void;
  /** Flushes a file or folder to disk, so that it survives a loss of power. */
  readonly sync: (path: string) => void;
}

const READ_ONLY = 0o444;
const WITHOUT_WRITING = 0o555;

export const folderDisk: FolderDisk = {
  makeFolder: (path) => void mkdirSync(path, { recursive: true }),
  write: (path, content) => writeFileSync(path, content, { mode: READ_ONLY, flag: 'wx' }),
  link: linkSync,
  protect: (path) => chmodSync(path, statSync(path).mode & WITHOUT_WRITING),
  symlink: symlinkSync,
  rename: renameSync,
  remove: (path) => rmSync(path, { recursive: true, force: true }),
  sync: (path) => {
    const file = openSync(path, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  },
};
