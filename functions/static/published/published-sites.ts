import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { SITE_INFO_FILE, SiteInfo } from '#src/publish/published/site-info.schema.ts';

interface PublishedSites {
  /** By slug. */
  readonly sites: readonly SiteInfo[];
  /** A sentence for each folder that looks built but cannot be served. */
  readonly problems: readonly string[];
}

/** Reads each site's `site-info.json`. A folder without one is not a site; a missing `distDir` has no sites. */
export async function readPublishedSites(distDir: string): Promise<PublishedSites> {
  const names = await unlessMissing(readdir(distDir), []);
  // Folders with a leading dot are drafts of builds.
  const folders = names.filter((name) => !name.startsWith('.')).sort();
  const found = await Promise.all(folders.map((name) => readSite(distDir, name)));
  const sites = found.filter((item) => typeof item === 'object');
  const problems = found.filter((item) => typeof item === 'string');
  return { sites, problems: [...problems, ...sharedHosts(sites)] };
}

async function readSite(distDir: string, name: string): Promise<SiteInfo | string | undefined> {
  const file = join(distDir, name, SITE_INFO_FILE);
  const text = await unlessMissing(readFile(file, 'utf8'), undefined);
  if (text === undefined) return undefined;
  const result = v.safeParse(SiteInfo, parseJson(text));
  if (!result.success) {
    const [{ message }] = result.issues;
    return `${file}: ${v.getDotPath(result.issues[0]) ?? 'the file'}: ${message}`;
  }
  if (result.output.slug !== name)
    return `${file}: the slug is "${result.output.slug}", the folder "${name}".`;
  return result.output;
}

/** Two dealers with the same domain would show visitors the other dealer's cars. */
function sharedHosts(sites: readonly SiteInfo[]): string[] {
  const owners = Map.groupBy(
    sites.flatMap(({ slug, hosts }) => [...new Set(hosts)].map((host) => ({ slug, host }))),
    ({ host }) => host,
  );
  return [...owners]
    .filter(([, claims]) => claims.length > 1)
    .map(
      ([host, claims]) =>
        `${host} is claimed by ${claims.map(({ slug }) => slug).join(' and ')}; the first gets it.`,
    );
}

/** The list is read again when it is older than this. */
const MAX_AGE_MS = 1000;

/**
 * How long a site stays in the list after its folder was last seen: while a build replaces the folder it is missing
 * for a moment, and visitors must not get "unknown dealer".
 */
const ABSENCE_MS = 5000;

/** The published sites, read again if the list is outdated; `now` in milliseconds. */
export function watchPublishedSites(distDir: string, now: () => number) {
  const lastSeen = new Map<string, { readonly site: SiteInfo; readonly atMs: number }>();
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  async function refresh() {
    const { sites } = await readPublishedSites(distDir);
    readAtMs = now();
    for (const site of sites) lastSeen.set(site.slug, { site, atMs: readAtMs });
    for (const [slug, { atMs }] of lastSeen) if (readAtMs - atMs >= ABSENCE_MS) lastSeen.delete(slug);
  }
  return async function listSites(): Promise<readonly SiteInfo[]> {
    if (now() - readAtMs >= MAX_AGE_MS) {
      reading ??= refresh().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return [...lastSeen.values()].map(({ site }) => site).sort((a, b) => (a.slug < b.slug ? -1 : 1));
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function unlessMissing<T, U>(pending: Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await pending;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return otherwise;
    throw error;
  }
}
