import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tenantFolders } from '#src/tenant/load/language-edition.build.ts';

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
      for (const folder of ['_defaults', ...tenantFolders(tenantsDir, slug)]) {
        const dealer = join(tenantsDir, folder);
        const left = new Set(leftOut.map((name) => join(dealer, name)));
        await cp(dealer, join(target, folder), { recursive: true, filter: (path) => !left.has(path) });
      }
      return target;
    },
    /** Makes the last copy the one for the pages. */
    keep(): void {
      used = 1 - used;
    },
  };
}
