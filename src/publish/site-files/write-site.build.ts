import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { DraftFolder } from '../../render/draft-folder.build.ts';
import { type PageCache, readPageCache, stampOf, writePageCache } from '../../render/page-cache.build.ts';
import { clientFiles, linkClientFiles, linkFonts } from '../../render/program/program-files.build.ts';
import { renderSite, type SiteNotes } from '../../render/render-site.build.ts';
import { type LanguageSites, versionsIn } from '../../site/languages.ts';
import { siteSettings } from '../../site/site-settings.ts';
import { FEEDS_FILE, type FeedResult, feedResultsSchema } from '../../syndication/feed-results.schema.ts';
import { foldersOf } from '../../tenant/language-edition.ts';
import type { Tenant } from '../../tenant/load/load-tenant.build.ts';
import type { BuildBasis } from '../build/build-basis.build.ts';
import type { BuildJob } from '../build/build-job.ts';
import { deferWork } from '../build/deferred-work.build.ts';
import type { ShownStock } from '../build/import-stock.build.ts';
import { writeSearchEngineFiles } from '../crawlers/search-engine-files.build.ts';
import { siteIcons } from '../icons/site-icons.build.ts';
import { publishedSettings, SETTINGS_FILE } from '../published/published-data.ts';
import { SITE_INFO_FILE } from '../published/site-info.schema.ts';
import {
  HOST_REDIRECTS_FILE,
  hostRedirects,
  REDIRECTS_FILE,
  redirectsSchema,
} from '../redirects/redirects.ts';
import { cacheBuiltFiles } from '../release/built-folder.build.ts';
import { removeFiles } from './remove-files.build.ts';
import { isSameSite } from './same-site.build.ts';
import { countPages, fileNames, type SiteFiles, siteFiles, sizeOf } from './site-files.build.ts';
import { draftPath, openDraft, swapFolders } from './site-folder.build.ts';
import { siteInfo } from './site-info.ts';

/** With fewer vehicles, starting worker threads takes longer than they save. */
const MANY_VEHICLES = 500;

/** Folders and files of a build, most of them outside the site. */
export interface BuildPlaces {
  /** The live site. */
  readonly target: string;
  /** The page cache. */
  readonly pages: string;
  readonly digests: string;
  /** Since when each page is unchanged. */
  readonly dates: string;
}

interface SiteWork {
  readonly job: BuildJob;
  readonly tenant: Tenant;
  readonly places: BuildPlaces;
  readonly shown: ShownStock;
  readonly stockStamp: string | null;
  readonly basis: BuildBasis;
  readonly languages: LanguageSites;
  /** The compiled program. */
  readonly program: string;
  readonly progress: (step: string) => void;
}

/**
 * Renders a dealer's site into a draft folder that then replaces the live site. Unchanged files are kept. A
 * failed build leaves the live site and no draft.
 */
export async function writeSite(work: SiteWork) {
  const { tenant, places, basis, program } = work;
  const { target } = places;
  const draft = draftPath(target);
  try {
    const memory = readPageCache(places.pages);
    const shared = clientFiles(program);
    const isKept = memory && ((file: string) => Object.hasOwn(memory.files, file) || shared.has(file));
    const { own, left } = openWithOwn(target, tenant, isKept);
    const files = new DraftFolder({ draft, live: target, own });
    const notes = await renderPages(work, draft, own);
    const icons = await drawIcons({ tenant, program, own, files, memory });
    const made: SiteNotes['files'] = new Map([...notes.files, ...icons]);
    removeFiles(
      draft,
      [...left].filter((file) => !made.has(file) && !shared.has(file)),
    );
    linkClientFiles(program, shared, files);
    linkFonts(program, draft, files);
    const about = writeFactFiles(work, draft, files);
    const placed = putInPlace(draft, target, made);
    cacheBuiltFiles(target, { file: places.digests, ...placed, nowMs: Date.now() });
    if (!basis.hasChanged())
      deferWork(() =>
        writePageCache(places.pages, memoryOf({ basis: basis.digest, notes, made, files: placed.files })),
      );
    const rendered = [...made.values()].filter(({ digest }) => digest !== null).length;
    return { files: placed.files, result: { ...about, bytes: sizeOf(placed.files) }, rendered };
  } finally {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
  }
}

function renderPages(work: SiteWork, draft: string, own: ReadonlySet<string>): Promise<SiteNotes> {
  const { job, tenant, places, shown, stockStamp, basis, program, progress } = work;
  const { slug, tenantsDir, dataDir, now } = job;
  return renderSite({
    job: {
      id: crypto.randomUUID(),
      program,
      environment: { slug, tenantsDir, dataDir, now: new Date(now) },
      draft,
      live: places.target,
      memory: places.pages,
      basis: basis.digest,
      own: [...own],
      stockStamp,
    },
    sources: { tenant, stock: shown.stock },
    threads: shown.stock.vehicles.length < (job.threadsFrom ?? MANY_VEHICLES) ? 1 : job.threads,
    onProgress: (done, total) => progress(`pages ${done}/${total}`),
  });
}

interface IconWork extends Pick<SiteWork, 'tenant' | 'program'> {
  readonly own: ReadonlySet<string>;
  readonly files: DraftFolder;
  readonly memory: PageCache | null;
}

/** Icons are slow to draw: kept while their source is unchanged. */
async function drawIcons({ tenant, program, own, files, memory }: IconWork) {
  const icons = siteIcons(tenant, basename(program)).filter(({ file }) => !own.has(file));
  return Promise.all(
    icons.map(async ({ file, source, draw }) => {
      const known = memory?.files[file];
      const isKept = known?.content === source && files.keep(file, known);
      const digest = isKept ? null : files.write(file, await draw());
      return [file, { file, reads: [], content: source, digest }] as const;
    }),
  );
}

/** Writes the files about the site: for functions, search engines, hosts and the list of all dealers. */
function writeFactFiles(
  { job, tenant, places, shown, languages }: SiteWork,
  draft: string,
  files: DraftFolder,
) {
  const now = new Date(job.now);
  const settings = siteSettings(tenant.settings);
  const { vehicles, stockAt, published } = shown;
  files.write(...publishedSettings({ settings, count: vehicles.length, builtAt: now, stockAt }));
  const versionsOf = versionsIn(languages, settings.site);
  writeSearchEngineFiles(draft, { site: settings.site, versionsOf, datesFile: places.dates, now });
  writeHostRedirects(draft);
  const feeds = readFeedResults(draft);
  const pages = countPages(fileNames(draft));
  files.write(SITE_INFO_FILE, JSON.stringify(siteInfo(tenant, { now: job.now, vehicles: published, pages })));
  return { pages, feeds };
}

/**
 * Opens the draft folder and copies the dealer's public files into it. Returns their names and those of
 * reused files.
 */
function openWithOwn(target: string, tenant: Tenant, isKept: ((file: string) => boolean) | null) {
  const folders = foldersOf(tenant)
    .map((dir) => join(dir, 'public'))
    .filter((folder) => existsSync(folder));
  // Includes symbolic links, though they are not published: writing a page there would follow the link.
  const own = new Set(
    folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' })),
  );
  const left = openDraft(target, isKept && ((file) => isKept(file) && !own.has(file)));
  for (const folder of folders) cpSync(folder, draftPath(target), { recursive: true });
  return { own, left };
}

/** These files contain the time of the build. */
const datedFiles = [SETTINGS_FILE, SITE_INFO_FILE];

/** Replaces the site by the finished draft and returns the `stat` of its files. */
function putInPlace(draft: string, target: string, made: SiteNotes['files']) {
  const files = siteFiles(draft);
  // Nothing changed: the old folder stays, with the time of its build.
  if (isSameSite(draft, files, target, datedFiles))
    return { files: siteFiles(target), written: new Map<string, string>() };
  const written = new Map(
    [...made].flatMap(([file, { digest }]) => (digest === null ? [] : [[file, digest]])),
  );
  // Worth keeping as the next draft if most files are in both sites.
  swapFolders(draft, target, written.size < made.size / 2);
  return { files, written };
}

interface Finished {
  readonly basis: string;
  readonly notes: SiteNotes;
  readonly made: SiteNotes['files'];
  readonly files: SiteFiles;
}

function memoryOf({ basis, notes, made, files }: Finished): PageCache {
  const reads = [...notes.reads];
  const indexes = new Map(reads.map(([read], index) => [read, index]));
  const remembered = [...made].flatMap(([file, { content, ...page }]) => {
    const stats = files.get(file);
    if (stats === undefined) return [];
    const used = page.reads.flatMap((read) => indexes.get(read) ?? []);
    const own = content === undefined ? {} : { content };
    return [[file, { ...own, reads: used, stamp: stampOf(stats), inode: stats.ino }] as const];
  });
  return { basis, reads, files: Object.fromEntries(remembered) };
}

/** Reads and removes the results of the advertising feeds that the page build left in `folder`. */
function readFeedResults(folder: string): FeedResult[] {
  const file = join(folder, FEEDS_FILE);
  const results = v.parse(feedResultsSchema, JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  return results;
}

/** Writes the redirects that the page build left in `folder` in the hosts' format. */
function writeHostRedirects(folder: string): void {
  const redirects = v.parse(redirectsSchema, JSON.parse(readFileSync(join(folder, REDIRECTS_FILE), 'utf8')));
  writeFileSync(join(folder, HOST_REDIRECTS_FILE), hostRedirects(redirects));
}
