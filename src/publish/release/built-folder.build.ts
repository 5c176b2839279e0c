import { hash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deferWork } from '../build/deferred-work.build.ts';
import { hasCode } from '../build/error-code.ts';
import type { SiteFiles } from '../site-files/site-files.build.ts';
import { sitemapAddresses } from './announce/index-now.ts';
import {
  digestFiles,
  type FoundFile,
  foundFile,
  keepDigests,
  learnDigests,
  statFile,
} from './file-digests.build.ts';
import type { PublishedFile } from './manifest.schema.ts';

/** A built site to publish: the files of a folder, and extra files that only the target needs. */
export interface BuiltSite {
  readonly files: Readonly<Record<string, PublishedFile>>;
  /** `lastmod` by address. */
  readonly pages: () => Readonly<Record<string, string>>;
  /** The content of a file; throws if it has changed since it was hashed. */
  readonly read: (path: string) => Buffer;
  /** Path of the file in the build folder; null for an extra file of the target. */
  readonly original: (path: string) => OriginalFile | null;
}

interface OriginalFile {
  readonly file: string;
  /** Throws if a hard link made to the file does not have the content that was hashed. */
  readonly checkLink: (link: string) => void;
}

/** The files found in the folder of a built site, not yet read. */
export interface SiteListing {
  readonly folder: string;
  readonly found: ReadonlyMap<string, FoundFile>;
  /** The inode of the folder, which changes when a build replaces it. */
  readonly inode: bigint | undefined;
}

/** What the last build in this process knows of its files; used once. */
let lastBuilt: Pick<SiteListing, 'found' | 'inode'> | null = null;

/**
 * Keeps what a build knows of the site in `folder`: the `stat` of its `files` at `nowMs`, and the digests of
 * those it has `written`. Publishing in the same process then needs neither to stat nor to read them.
 */
export function cacheBuiltFiles(folder: string, { file, files, written, nowMs }: BuiltFiles): void {
  const found = new Map(files.entries().map(([path, stats]) => [path, foundFile(stats, nowMs)]));
  learnDigests(file, found, written);
  deferWork(keepDigests);
  lastBuilt = { found, inode: inodeOf(folder) };
}

interface BuiltFiles {
  /** Where the digests are cached. */
  readonly file: string;
  readonly files: SiteFiles;
  readonly written: ReadonlyMap<string, string>;
  readonly nowMs: number;
}

function takeBuilt(inode: SiteListing['inode']): SiteListing['found'] {
  const built = lastBuilt;
  lastBuilt = null;
  return built !== null && inode !== undefined && built.inode === inode ? built.found : new Map();
}

/**
 * Lists the files without reading them. Throws if there is no built site or it contains something that cannot
 * be published.
 */
export function listSiteFiles(folder: string): SiteListing {
  const inode = inodeOf(folder);
  const nowMs = Date.now();
  const known = takeBuilt(inode);
  const lookAt = (path: string) => {
    const before = known.get(path);
    return before?.isSettled ? before : statFile(`${folder}/${path}`, nowMs);
  };
  const found = new Map(pathsIn(folder).map((path) => [path, lookAt(path)]));
  return { folder, found, inode };
}

/**
 * Changes when a file is added, removed or written; null while a recent file could still change without a new
 * timestamp.
 */
export function stampOfSite({ found }: SiteListing): string | null {
  const lines: string[] = [];
  for (const [path, { stamp, isSettled }] of found) {
    if (!isSettled) return null;
    lines.push(`${path} ${stamp}`);
  }
  return hash('sha256', lines.join('\n'));
}

/** Reads the listed files; `file` caches their digests for the next time. */
export function readBuiltSite(
  { folder, found, inode }: SiteListing,
  file: string,
  onProgress: (done: number, total: number) => void = () => {},
): BuiltSite {
  const files = digestsOf(folder, found, { file, onProgress });
  // Otherwise half of the files could be from each of two builds.
  if (inodeOf(folder) !== inode) throw new Error(changedMeanwhile(folder));
  const read = (path: string) => {
    const content = readIfThere(join(folder, path));
    if (content === null || hash('sha256', content) !== files[path]?.hash)
      throw new Error(changedMeanwhile(path));
    return content;
  };
  return {
    files,
    pages: () => pagesOf([...found.keys()], (path) => read(path).toString('utf8')),
    read,
    original: (path) => {
      const hashed = found.get(path);
      if (hashed === undefined) return null;
      const checkLink = (link: string) => {
        if (statFile(link, 0).stamp !== hashed.stamp) throw new Error(changedMeanwhile(path));
      };
      return { file: join(folder, path), checkLink };
    },
  };
}

function digestsOf(...what: Parameters<typeof digestFiles>): Record<string, PublishedFile> {
  try {
    return digestFiles(...what);
  } catch (error) {
    throw hasCode(error, ['ENOENT']) ? new Error(changedMeanwhile(what[0]), { cause: error }) : error;
  }
}

function changedMeanwhile(path: string): string {
  return `${path} has changed while it was published: the site is being built. Publish again.`;
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (hasCode(error, ['ENOENT'])) return null;
    throw error;
  }
}

function inodeOf(folder: string): bigint | undefined {
  return statSync(folder, { bigint: true, throwIfNoEntry: false })?.ino;
}

/** The site with the target's extra files, which replace those at the same path. */
export function withFiles(site: BuiltSite, added: ReadonlyMap<string, string>): BuiltSite {
  const contents = new Map([...added].map(([path, text]) => [path, Buffer.from(text)]));
  const described = [...contents].map(
    ([path, content]) => [path, { hash: hash('sha256', content), size: content.byteLength }] as const,
  );
  return {
    files: { ...site.files, ...Object.fromEntries(described) },
    pages: site.pages,
    read: (path) => contents.get(path) ?? site.read(path),
    original: (path) => (contents.has(path) ? null : site.original(path)),
  };
}

/** The site without files that a target must not have. */
export function withoutFiles(site: BuiltSite, isLeftOut: (path: string) => boolean): BuiltSite {
  return {
    ...site,
    files: Object.fromEntries(Object.entries(site.files).filter(([path]) => !isLeftOut(path))),
  };
}

export function digestOf(files: Readonly<Record<string, PublishedFile>>): string {
  const lines = Object.keys(files)
    .sort()
    .map((path) => `${path} ${files[path]?.hash}`);
  return hash('sha256', lines.join('\n'));
}

function pathsIn(folder: string): string[] {
  const paths: string[] = [];
  const walk = (below: string) => {
    for (const entry of entriesOf(join(folder, below))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) paths.push(path);
      else throw new Error(`${join(folder, path)} is neither a file nor a folder: it cannot be published.`);
    }
  };
  walk('');
  if (!paths.includes('index.html'))
    throw new Error(`${folder} holds no built site: there is no index.html. Build it first.`);
  return paths.sort();
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (cause) {
    throw new Error(`${folder} cannot be read. Is the site built? If it is being built, publish again.`, {
      cause,
    });
  }
}

function pagesOf(paths: readonly string[], read: (path: string) => string): Record<string, string> {
  const sitemaps = paths.filter((path) => /^sitemap(-\d+)?\.xml$/.test(path));
  return Object.assign({}, ...sitemaps.map((path) => sitemapAddresses(read(path))));
}
