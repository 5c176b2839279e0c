import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as nextTurn } from 'node:timers/promises';
import type { LeadFile, LeadFiles } from '../../ports/lead-files.ts';

/**
 * Writes files into a folder per dealer, readable only by the server's user: they hold names and
 * phone numbers.
 */
export function nodeLeadFiles(dir: string): LeadFiles {
  return {
    write: async ({ site, name, text }: LeadFile) => {
      const folder = join(dir, site);
      const unfinished = join(folder, `.${name}.part`);
      const file = await openNew(unfinished).catch(async (error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
        await mkdir(folder, { recursive: true, mode: 0o700 });
        return openNew(unfinished);
      });
      try {
        await file.writeFile(text);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(folder, name));
      await synced(folder);
    },
  };
}

const openNew = (path: string) => open(path, 'w', 0o600);

const synced = sharedSync();

/**
 * Files created at the same time share one fsync of their folder, which starts after the last of
 * them.
 */
function sharedSync(): (folder: string) => Promise<void> {
  const coming = new Map<string, Promise<void>>();
  return (folder) => {
    const known = coming.get(folder);
    if (known !== undefined) return known;
    const soon = nextTurn().then(() => {
      coming.delete(folder);
      return syncFolder(folder);
    });
    coming.set(folder, soon);
    return soon;
  };
}

/**
 * A new file name is on disk only after an fsync of its folder. Windows cannot open folders and
 * writes names immediately.
 */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
