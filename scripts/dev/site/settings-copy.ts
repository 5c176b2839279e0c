import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** In a dealer's folder, but no settings or texts: large, and read from where they are. */
const leftOut = ['stock', 'public'];

/**
 * Copies of a dealer's settings and texts, two in turn: what is on the disk is looked at in one, while pages are
 * made from the other, in which nothing was wrong.
 */
export function settingsCopies(tenantsDir: string, slug: string, dataDir: string) {
  const folders = ['a', 'b'].map((name) => join(dataDir, 'tenants', name));
  let used = 0;
  const free = () => folders[1 - used] ?? '';
  return {
    /** Copies what is on the disk now; gives the folder of tenants that holds it. */
    async take(): Promise<string> {
      const target = free();
      await rm(target, { recursive: true, force: true });
      await mkdir(target, { recursive: true });
      const dealer = join(tenantsDir, slug);
      const left = new Set(leftOut.map((name) => join(dealer, name)));
      await cp(join(tenantsDir, '_defaults'), join(target, '_defaults'), { recursive: true });
      await cp(dealer, join(target, slug), { recursive: true, filter: (path) => !left.has(path) });
      return target;
    },
    /** Keeps the copy that was taken last for the pages. */
    keep(): void {
      used = 1 - used;
    },
  };
}
