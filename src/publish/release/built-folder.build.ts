import { hash } from 'node:crypto';
import {
  type BigIntStats,
  closeSync,
  type Dirent,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { isDiskFull } from '../error-code.ts';
import { sitemapAddresses } from './index-now.ts';
import type { PublishedFile } from './manifest.schema.ts';

/** A built site as it is published: the files of a folder, and those that only a target needs. */
export interface BuiltSite {
  readonly files: Readonly<Record<string, PublishedFile>>;
  /** `lastmod` by address. */
  readonly pages: Readonly<Record<string, string>>;
  /** The content of a file; throws when it is no longer what was hashed. */
  readonly read: (path: string) => Buffer;
}

const knownSchema = v.record(v.string(), v.object({ stamp: v.string(), hash: v.string(), size: v.number() }));
type Known = v.InferOutput<typeof knownSchema>;

/** A file that was written this recently may be written again without its times showing it. */
const settlingMs = 2000;

/**
 * Reads what stands in `folder`. `cacheFile` remembers digests by size and times, so that only what has been written
 * since is read; one process at a time may keep it. Throws when there is no built site, or something in it that cannot
 * be published.
 */
export function readBuiltSite(
  folder: string,
  cacheFile: string,
  onProgress: (done: number, total: number) => void = () => {},
): BuiltSite {
  const paths = pathsIn(folder);
  const known = readKnown(cacheFile);
  const startedMs = Date.now();
  const now: Known = {};
  const files: Record<string, PublishedFile> = {};
  let isNew = false;
  paths.forEach((path, done) => {
    const before = known[path];
    const stats = statSync(join(folder, path), { bigint: true });
    const stamp = stampOf(stats);
    const isKnown = before?.stamp === stamp;
    const file = isKnown
      ? { hash: before.hash, size: before.size }
      : describeFile(join(folder, path), Number(stats.size));
    isNew ||= !isKnown;
    files[path] = file;
    if (Number(stats.mtimeMs) < startedMs - settlingMs) now[path] = { stamp, ...file };
    if (done % 1000 === 0) onProgress(done, paths.length);
  });
  if (isNew || Object.keys(known).length !== paths.length) writeKnown(cacheFile, now);
  const read = (path: string) => {
    const content = readFileSync(join(folder, path));
    if (hash('sha256', content) !== files[path]?.hash)
      throw new Error(`${path} has changed while it was published: the site is being built. Publish again.`);
    return content;
  };
  return { files, pages: pagesOf(paths, (path) => read(path).toString('utf8')), read };
}

/**
 * Changes with whoever writes to a file or puts another in its place. Not with its links, which change `ctime` alone:
 * each build gives every file that it keeps another name.
 */
function stampOf({ ino, mtimeNs, size }: BigIntStats): string {
  return `${ino}-${mtimeNs}-${size}`;
}

/** The site with files that only its target needs, in place of those of the same path. */
export function withFiles(site: BuiltSite, added: ReadonlyMap<string, string>): BuiltSite {
  const contents = new Map([...added].map(([path, text]) => [path, Buffer.from(text)]));
  const described = [...contents].map(([path, content]) => [path, describeContent(content)] as const);
  return {
    files: { ...site.files, ...Object.fromEntries(described) },
    pages: site.pages,
    read: (path) => contents.get(path) ?? site.read(path),
  };
}

/** The site without the files that a target must not have. */
export function withoutFiles(site: BuiltSite, isLeftOut: (path: string) => boolean): BuiltSite {
  return {
    ...site,
    files: Object.fromEntries(Object.entries(site.files).filter(([path]) => !isLeftOut(path))),
  };
}

/** Most files are small and there are thousands of them: one piece of memory serves all, at half the time. */
const reused = Buffer.allocUnsafe(1024 * 1024);

function describeFile(file: string, size: number): PublishedFile {
  if (size >= reused.length) return describeContent(readFileSync(file));
  const handle = openSync(file, 'r');
  try {
    const read = readSync(handle, reused, 0, reused.length, 0);
    return read === size ? describeContent(reused.subarray(0, read)) : describeContent(readFileSync(file));
  } finally {
    closeSync(handle);
  }
}

function describeContent(content: Buffer): PublishedFile {
  return { hash: hash('sha256', content), size: content.byteLength };
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

function readKnown(cacheFile: string): Known {
  try {
    return v.parse(knownSchema, JSON.parse(readFileSync(cacheFile, 'utf8')));
  } catch {
    return {};
  }
}

/** When the disk is full the next release reads all files again. */
function writeKnown(cacheFile: string, known: Known): void {
  const incoming = `${cacheFile}.new`;
  try {
    mkdirSync(dirname(cacheFile), { recursive: true });
    writeFileSync(incoming, JSON.stringify(known));
    renameSync(incoming, cacheFile);
  } catch (error) {
    rmSync(incoming, { force: true });
    if (!isDiskFull(error)) throw error;
  }
}
