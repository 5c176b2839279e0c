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

/** Every way in which publishing changes a disk, one at a time. */
export interface FolderDisk {
  readonly makeFolder: (path: string) => void;
  /** A new file; nobody may write to it again, because later releases share it. */
  readonly write: (path: string, content: Buffer | string) => void;
  readonly link: (existing: string, path: string) => void;
  /** Takes from everybody the right to write to a file, as new ones are from the beginning. */
  readonly protect: (path: string) => void;
  readonly symlink: (target: string, path: string) => void;
  /** Takes the place of a file or symbolic link in one step. */
  readonly rename: (from: string, to: string) => void;
  /** A file or a whole folder; what is not there is gone already. */
  readonly remove: (path: string) => void;
  /** Makes a file, or the names in a folder, outlast a loss of power. */
  readonly sync: (path: string) => void;
}

const readOnly = 0o444;
const withoutWriting = 0o555;

export const folderDisk: FolderDisk = {
  makeFolder: (path) => void mkdirSync(path, { recursive: true }),
  write: (path, content) => writeFileSync(path, content, { mode: readOnly, flag: 'wx' }),
  link: linkSync,
  protect: (path) => chmodSync(path, statSync(path).mode & withoutWriting),
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
