import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredQueue } from '#functions/ops/stored-queue.ts';
import { snapshotPath } from '#src/stock/snapshot.build.ts';

interface Mending {
  readonly queue: Pick<StoredQueue, 'entries' | 'want'>;
  readonly options: { readonly tenantsDir: string; readonly dataDir: string };
}

/**
 * Asks for a build of each dealer whose problem somebody has done something about: a held feed that was accepted, and
 * with it became the stock, and settings that were changed after a build had failed. True: there was one.
 */
export function createAskWhenMended({ queue, options }: Mending): () => Promise<boolean> {
  const { tenantsDir, dataDir } = options;
  /** The stock, or the settings, of each dealer with a problem, as they were when that was last looked at. */
  const known = new Map<string, string>();

  function isMended(tenant: string, kind: 'failed' | 'held', sinceMs: number): boolean {
    const stock = () => modifiedMs(snapshotPath(dataDir, tenant));
    const stamp = `${kind} ${kind === 'held' ? stock() : settingsStamp(tenantsDir, tenant)}`;
    const before = known.get(tenant);
    known.set(tenant, stamp);
    // A feed may have been accepted while nobody watched.
    if (before?.startsWith(kind) !== true) return kind === 'held' && stock() > sinceMs;
    return before !== stamp;
  }

  return async () => {
    let hasAsked = false;
    for (const { tenant, entry } of await queue.entries()) {
      if (entry.problem === null) known.delete(tenant);
      if (entry.problem === null || entry.lease !== null) continue;
      if (!isMended(tenant, entry.problem.kind, entry.problem.sinceMs)) continue;
      await queue.want(tenant, 'asked');
      hasAsked = true;
    }
    return hasAsked;
  };
}

function modifiedMs(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function settingsStamp(tenantsDir: string, tenant: string): string {
  const files = ['_defaults', tenant].flatMap((slug) => jsonFiles(join(tenantsDir, slug)));
  return files.map((file) => `${file} ${modifiedMs(file)}`).join('\n');
}

function jsonFiles(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names.sort().map((name) => join(folder, name));
  } catch {
    // The dealer has been removed.
    return [];
  }
}
