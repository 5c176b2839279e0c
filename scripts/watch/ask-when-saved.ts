import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { StoredQueue } from '#functions/ops/stored-queue.ts';
import type { WatchedTenant } from '#src/ops/feeds/watch-feeds.build.ts';

interface Saving {
  readonly queue: Pick<StoredQueue, 'wantSettings'>;
  readonly tenantsDir: string;
  readonly now: () => number;
}

/** So long must settings have been as they are: who changes one file often changes another with it. */
const settledMs = 10_000;

/** What editors leave beside the file that is open. */
const unfinished = /^\.|~$|\.tmp$/;

/**
 * Asks for a build of each dealer whose files, or the defaults, somebody has saved since they were last looked at, also
 * while nobody watched. True: it may have asked.
 */
export function createAskWhenSaved({ queue, tenantsDir, now }: Saving) {
  /** The files of each dealer as they were last looked at, and whether the queue knows of them. */
  let known = new Map<string, { readonly stamp: string; readonly isTold: boolean }>();
  let lookedAtMs = Number.NEGATIVE_INFINITY;

  return async (tenants: readonly Pick<WatchedTenant, 'slug' | 'feedFile'>[]): Promise<boolean> => {
    if (now() - lookedAtMs < settledMs) return false;
    lookedAtMs = now();
    const defaults = filesOf(join(tenantsDir, '_defaults'));
    const next: typeof known = new Map();
    let hasTold = false;
    for (const { slug, feedFile } of tenants) {
      const own = filesOf(join(tenantsDir, slug)).filter(({ path }) => path !== feedFile);
      const stamp = stampOf([...defaults, ...own]);
      const before = known.get(slug);
      const isSettled = before?.stamp === stamp;
      if (isSettled && !before.isTold) {
        await queue.wantSettings(slug, stamp);
        hasTold = true;
      }
      next.set(slug, { stamp, isTold: isSettled });
      // Looking at hundreds of dealers must not hold up everything else.
      await breathe();
    }
    known = next;
    return hasTold;
  };
}

interface SettingsFile {
  readonly path: string;
  readonly modifiedMs: number;
}

/** All below a folder but the stock; nothing of a folder that has just been removed. */
function filesOf(folder: string): SettingsFile[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'stock' ? [] : filesOf(path);
      if (unfinished.test(entry.name)) return [];
      return [{ path, modifiedMs: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }];
    });
  } catch {
    return [];
  }
}

function stampOf(files: readonly SettingsFile[]): string {
  const lines = files.map(({ path, modifiedMs }) => `${path} ${modifiedMs}`).sort();
  return createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 20);
}
