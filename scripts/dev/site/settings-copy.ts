import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders that are large and not settings or texts: they are read in place. */
const leftOut = ['stock', 'public'];

/**
 * Two alternating copies of a dealer's settings and texts: one to check the present files, one with the last
 * valid files for the pages.
 */
export function settingsCopies(tenantsDir: string, slug: string, dataDir: string) {
  const folders = ['a', 'b'].map((name) => join(dataDir, 'tenants', name));
  let used = 0;
  const free = () => folders[1 - used] ?? '';
  return {
    /** Copies the present files; returns the tenants folder that contains them. */
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
    /** Makes the last copy the one for the pages. */
    keep(): void {
      used = 1 - used;
    },
  };
}
