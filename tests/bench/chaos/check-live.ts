import { hash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '#src/publish/release/manifest.schema.ts';
import { openSite, type SitePage } from '#tests/build/built-site.ts';
import { twinsAmong } from '#tests/build/checks/head.ts';
import { brokenLinks } from '#tests/build/checks/links.ts';
import { sitemapPaths, sitemapProblems } from '#tests/build/checks/sitemap.ts';
import { type PageFacts, pageFacts } from '#tests/build/page-facts.ts';
import { carProblems } from './check-cars.ts';

/** The release to which a folder target's link points; null before the first one. */
export function liveRelease(liveDir: string): string | null {
  try {
    return readlinkSync(join(liveDir, 'current'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Checks whether the live site is one complete release of one build. */
export interface LiveChecker {
  /** A sentence for each problem; empty if there is none. */
  readonly check: (liveDir: string) => string[];
}

/** Caches the parsed pages of the last check by content. */
export function createLiveChecker(): LiveChecker {
  let known = new Map<string, PageFacts>();
  const siteProblemsOf = (folder: string) => {
    const seen = new Map<string, PageFacts>();
    const problems = siteProblems(folder, (html) => {
      const digest = hash('sha256', html);
      const facts = known.get(digest) ?? pageFacts(html);
      seen.set(digest, facts);
      return facts;
    });
    known = seen;
    return problems;
  };
  return {
    check(liveDir) {
      const release = liveRelease(liveDir);
      if (release === null) return ['there is no live release'];
      try {
        const folder = join(liveDir, release);
        const manifest = manifestProblems(folder);
        return manifest.length > 0 ? manifest : siteProblemsOf(folder);
      } catch (error) {
        return [`what is live cannot be read: ${error instanceof Error ? error.message : error}`];
      }
    },
  };
}

/** Files that are missing in the manifest, missing in the folder, or have another content. */
function manifestProblems(folder: string): string[] {
  const list = join(folder, '../manifest.json');
  const { files } = readManifest(readFileSync(list, 'utf8'), list);
  const there = new Set(filesBelow(folder));
  const unlisted = [...there].filter((path) => !Object.hasOwn(files, path));
  const missing = Object.keys(files).filter((path) => !there.has(path));
  const broken = Object.entries(files).filter(([path, { hash: digest, size }]) => {
    if (!there.has(path)) return false;
    const content = readFileSync(join(folder, path));
    return content.byteLength !== size || hash('sha256', content) !== digest;
  });
  return [
    ...unlisted.map((path) => `${path} is not in the release's list`),
    ...missing.map((path) => `${path} is in the release's list and not there`),
    ...broken.map(([path]) => `${path} is not what the release's list says`),
  ];
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function siteProblems(folder: string, factsOf: (html: string) => PageFacts): string[] {
  const site = openSite(folder);
  const pages: SitePage[] = [...site.paths].map((path) => {
    const file = path === '/' ? 'index.html' : `${path}.html`;
    const html = readFileSync(join(folder, file), 'utf8');
    return { path, html, facts: factsOf(html) };
  });
  const settings: { settings: { site: { url: string } } } = JSON.parse(
    readFileSync(join(folder, '_settings.json'), 'utf8'),
  );
  const origin = settings.settings.site.url;
  const listed = sitemapPaths(site, origin);
  const nowhere = [...listed].filter((path) => !site.paths.has(path) && !site.hasFile(path));
  const twins = twinsAmong(pages, origin);
  const own = pages.filter((page) => !twins.has(page));
  return [
    ...pages.flatMap((page) => brokenLinks(page, site, origin)),
    ...own.flatMap((page) => sitemapProblems(page, listed)),
    ...nowhere.map((path) => `the sitemap leads to ${path}, which is nowhere`),
    ...assetProblems(folder, site.hasFile),
    ...carProblems(folder, pages),
  ];
}

/** Scripts and styles refer to each other in quotation marks or, in CSS, by `url()`. */
function assetProblems(folder: string, hasFile: (path: string) => boolean): string[] {
  const named = /["'`(](?:\.|\/_astro)\/([\w.$@~-]+\.(?:js|css|woff2))["'`)]/g;
  return readdirSync(join(folder, '_astro'))
    .filter((name) => /\.(js|css)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(folder, '_astro', name), 'utf8');
      const missing = [...text.matchAll(named)].filter(([, other]) => !hasFile(`/_astro/${other}`));
      return missing.map(([, other]) => `_astro/${name} needs ${other}, which is nowhere`);
    });
}
