import { hash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../error-code.ts';
import { digestFiles, hasStamp } from './file-digests.build.ts';
import { sitemapAddresses } from './index-now.ts';
import type { PublishedFile } from './manifest.schema.ts';

/** A built site as it is published: the files of a folder, and those that only a target needs. */
export interface BuiltSite {
  readonly files: Readonly<Record<string, PublishedFile>>;
  /** `lastmod` by address. */
  readonly pages: () => Readonly<Record<string, string>>;
  /** The content of a file; throws when it is no longer what was hashed. */
  readonly read: (path: string) => Buffer;
  /** Where a file itself lies; null for one that only a target needs. */
  readonly original: (path: string) => OriginalFile | null;
}

interface OriginalFile {
  readonly file: string;
  /** Throws when a link that was made to the file does not lead to what was hashed. */
  readonly checkLink: (link: string) => void;
}

/**
 * Reads what stands in `folder`. `cacheFile` remembers digests from one time to the next. Throws when there is no built
 * site, or something in it that cannot be published.
 */
export function readBuiltSite(
  folder: string,
  cacheFile: string,
  onProgress: (done: number, total: number) => void = () => {},
): BuiltSite {
  const begun = folderNumber(folder);
  const paths = pathsIn(folder);
  const digests = digestFiles(folder, paths, { cacheFile, onProgress });
  // A build puts a new folder in the place of the old one: half of what was read would be of each.
  if (folderNumber(folder) !== begun) throw new Error(changedMeanwhile(folder));
  const files = Object.fromEntries(
    [...digests].map(([path, { hash: digest, size }]) => [path, { hash: digest, size }]),
  );
  const read = (path: string) => {
    const content = readIfThere(join(folder, path));
    if (content === null || hash('sha256', content) !== files[path]?.hash)
      throw new Error(changedMeanwhile(path));
    return content;
  };
  return {
    files,
    pages: () => pagesOf(paths, (path) => read(path).toString('utf8')),
    read,
    original: (path) => {
      const digest = digests.get(path);
      if (digest === undefined) return null;
      const checkLink = (link: string) => {
        if (!hasStamp(link, digest)) throw new Error(changedMeanwhile(path));
      };
      return { file: join(folder, path), checkLink };
    },
  };
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

function folderNumber(folder: string): bigint | undefined {
  return statSync(folder, { bigint: true, throwIfNoEntry: false })?.ino;
}

/** The site with files that only its target needs, in place of those of the same path. */
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

/** The site without the files that a target must not have. */
export function withoutFiles(site: BuiltSite, isLeftOut: (path: string) => boolean): BuiltSite {
  return {
    ...site,
    files: Object.fromEntries(Object.entries(site.files).filter(([path]) => !isLeftOut(path))),
  };
}

/** One digest of all files with their paths. */
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
