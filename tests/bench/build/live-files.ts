import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface LiveFile {
  readonly digest: string;
  readonly inode: number;
  readonly modifiedMs: number;
}

export type LiveFiles = ReadonlyMap<string, LiveFile>;

/** Reads every file below a folder, which may be a symbolic link. */
export function readLiveFiles(folder: string): LiveFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => {
      const { ino, mtimeMs } = statSync(file);
      const digest = hash('sha256', readFileSync(file));
      return [file.slice(folder.length + 1), { digest, inode: ino, modifiedMs: mtimeMs }];
    }),
  );
}

/** Classifies paths by what has changed; a new file counts as changed entirely. */
export function compareLiveFiles(before: LiveFiles, after: LiveFiles) {
  const paths = [...after.keys()];
  const differing = (fact: (file: LiveFile) => unknown) =>
    paths.filter((path) => {
      const [old, now] = [before.get(path), after.get(path)];
      return old === undefined || now === undefined || fact(old) !== fact(now);
    });
  return {
    changed: differing(({ digest }) => digest),
    rewritten: differing(({ inode, modifiedMs }) => `${inode} ${modifiedMs}`),
    removed: [...before.keys()].filter((path) => !after.has(path)),
  };
}
