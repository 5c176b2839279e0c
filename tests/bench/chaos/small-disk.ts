import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A separate disk that can be filled up. */
export interface SmallDisk {
  /** Leaves this many bytes free. */
  readonly fill: (freeBytes: number) => void;
  readonly empty: () => void;
  readonly unmount: () => void;
}

const piece = Buffer.alloc(4 * 1024 * 1024);

/** Mounts a memory disk at `folder`; null if this user or system cannot. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const ballast = join(folder, 'ballast');
  const empty = () => rmSync(ballast, { force: true });
  let isMounted = true;
  const unmount = () => {
    if (isMounted) execFileSync('umount', ['--lazy', folder]);
    isMounted = false;
  };
  process.once('exit', unmount);
  return {
    fill(freeBytes) {
      const { bavail, bsize } = statfsSync(folder);
      try {
        for (let left = bavail * bsize - freeBytes; left > 0; left -= piece.length)
          writeFileSync(ballast, piece.subarray(0, Math.min(left, piece.length)), { flag: 'a' });
      } catch (error) {
        // The disk is full already, because other processes write too.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    },
    empty,
    unmount,
  };
}
