import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { WatchedTenant } from '#src/ops/feeds/watch-feeds.build.ts';
import { tenantFolders } from '#src/tenant/load/language-edition.build.ts';
import { loadTenant } from '#src/tenant/load/load-tenant.build.ts';
import { listTenants } from '#src/tenant/load/tenant-folder.build.ts';

/** The settings files that the watch depends on. */
const watchedFiles = ['feed.json', 'site.json', 'publish.json'];

interface Known {
  readonly stamp: string;
  readonly watched: WatchedTenant;
}

/** The tenants of a folder, whose settings are read again when their files change. */
export function createWatchedTenants(tenantsDir: string): () => Promise<readonly WatchedTenant[]> {
  let known = new Map<string, Known>();
  return async () => {
    const defaults = stampOf(tenantsDir, '_defaults');
    const next = new Map<string, Known>();
    for (const slug of listTenants(tenantsDir)) {
      const own = tenantFolders(tenantsDir, slug).map((folder) => stampOf(tenantsDir, folder));
      const stamp = `${defaults} ${own.join(' ')}`;
      const before = known.get(slug);
      if (before?.stamp === stamp) {
        next.set(slug, before);
        continue;
      }
      next.set(slug, {
        stamp,
        watched: readWatched(tenantsDir, slug) ?? before?.watched ?? unread(tenantsDir, slug),
      });
      // Yields to other work between dealers.
      await breathe();
    }
    known = next;
    return [...next.values()].map(({ watched }) => watched);
  };
}

function stampOf(tenantsDir: string, slug: string): string {
  const facts = watchedFiles.map((name) => statSync(join(tenantsDir, slug, name), { throwIfNoEntry: false }));
  return facts.map((fact) => `${fact?.mtimeMs ?? 0}/${fact?.size ?? 0}`).join(' ');
}

function readWatched(tenantsDir: string, slug: string): WatchedTenant | null {
  const loaded = loadTenant(tenantsDir, slug);
  if (!loaded.ok) return null;
  const { dir, dealerDir, settings } = loaded.tenant;
  const { file, maxMegabytes, source } = settings.feed;
  const url = dealerDir === undefined ? source.url : null;
  return {
    slug,
    isReadable: true,
    feedFile: join(dir, file),
    maxBytes: maxMegabytes * 1e6,
    source: url === null ? null : { ...source, url },
    timeZone: settings.site.timeZone,
    languageOf: settings.site.languageOf,
  };
}

/** Placeholder for unreadable settings: the daily build reports what is wrong. */
function unread(tenantsDir: string, slug: string): WatchedTenant {
  const feedFile = join(tenantsDir, slug, 'stock/feed.csv');
  return { slug, isReadable: false, feedFile, maxBytes: 256e6, source: null, timeZone: 'UTC' };
}
