import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { StoredQueue } from '#functions/ops/stored-queue.ts';
import type { WatchedTenant } from '#src/ops/feeds/watch-feeds.build.ts';
import { tenantFolders } from '#src/tenant/load/language-edition.build.ts';

interface Saving {
  readonly queue: Pick<StoredQueue, 'enqueueSettings'>;
  readonly tenantsDir: string;
  /** Milliseconds on a clock that never goes back: otherwise settings would be ignored until it is past that time again. */
  readonly now: () => number;
}

/** How long settings must be unchanged: people often change several files. */
const SETTLED_MS = 10_000;

/** Temporary files of editors. */
const unfinished = /^\.|~$|\.tmp$/;

/**
 * Requests a build of each dealer whose files, or the defaults, have changed since the last look, even while
 * the watch was not running. The files of a language edition count for its dealer too, whose pages link to those of the
 * edition. Returns true if it may have requested one.
 */
export function createBuildWhenSaved({ queue, tenantsDir, now }: Saving) {
  /** Fingerprint of each dealer's files at the last look, and whether the queue knows of it. */
  let known = new Map<string, { readonly stamp: string; readonly isEnqueued: boolean }>();
  let lookedAtMs = Number.NEGATIVE_INFINITY;

  return async (
    tenants: readonly Pick<WatchedTenant, 'slug' | 'feedFile' | 'languageOf'>[],
  ): Promise<boolean> => {
    if (now() - lookedAtMs < SETTLED_MS) return false;
    lookedAtMs = now();
    const defaults = filesOf(join(tenantsDir, '_defaults'));
    const editions = Map.groupBy(tenants, ({ languageOf }) => languageOf);
    const next: typeof known = new Map();
    let hasEnqueued = false;
    for (const { slug, feedFile } of tenants) {
      const own = [
        ...tenantFolders(tenantsDir, slug),
        ...(editions.get(slug) ?? []).map((edition) => edition.slug),
      ]
        .flatMap((folder) => filesOf(join(tenantsDir, folder)))
        .filter(({ path }) => path !== feedFile);
      const stamp = stampOf([...defaults, ...own]);
      const before = known.get(slug);
      const isSettled = before?.stamp === stamp;
      if (isSettled && !before.isEnqueued) {
        await queue.enqueueSettings(slug, stamp);
        hasEnqueued = true;
      }
      next.set(slug, { stamp, isEnqueued: isSettled });
      // Yields to other work between dealers.
      await breathe();
    }
    known = next;
    return hasEnqueued;
  };
}

interface SettingsFile {
  readonly path: string;
  readonly modifiedMs: number;
}

/** All files below a folder except stock; empty if the folder was just removed. */
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
