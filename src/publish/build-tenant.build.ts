import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkWarnings } from '../checks/link-warnings.build.ts';
import { withMainPhone } from '../locations/main-phone.ts';
import { codeDigest } from '../render/code-digest.build.ts';
import { compiledProgram } from '../render/compiled-program.build.ts';
import { DraftFolder } from '../render/draft-folder.build.ts';
import {
  fileStamp,
  type PageMemory,
  readPageMemory,
  stampOf,
  writePageMemory,
} from '../render/page-memory.build.ts';
import { linkClientFiles, linkFonts } from '../render/program-files.build.ts';
import { renderSite, type SiteNotes } from '../render/render-site.build.ts';
import { withFeatures } from '../site/features.ts';
import { snapshotPath } from '../stock/snapshot.build.ts';
import { loadTenant, type Tenant } from '../tenant/load-tenant.build.ts';
import { formatProblem } from '../tenant/problem.ts';
import { leaveForLater } from './after-build.build.ts';
import { BuildFailure } from './build-failure.ts';
import type { BuildJob, BuildResult } from './build-job.ts';
import { isDiskFull, isOutOfMemory } from './error-code.ts';
import { takeFeedResults } from './feed-results.build.ts';
import { knownResult, writeFinishedBuild } from './finished-build.build.ts';
import { writeHostRedirects } from './host-redirects.build.ts';
import { siteIcons } from './icons/site-icons.build.ts';
import { importStock, type ShownStock } from './import-stock.build.ts';
import { publishedSettings, settingsFile } from './published-data.ts';
import { keepBuilt } from './release/built-folder.build.ts';
import { digestsFile } from './release/file-digests.build.ts';
import { removeFiles } from './remove-files.build.ts';
import { isSameSite } from './same-site.build.ts';
import { writeSearchEngineFiles } from './search-engine-files.build.ts';
import { countPages, fileNames, type SiteFiles, siteFiles, sizeOf } from './site-files.build.ts';
import { draftPath, openDraft, settleTarget, swapFolders } from './site-folder.build.ts';
import { type SiteInfo, siteInfoFile } from './site-info.schema.ts';
import { digestOf, type SiteSources, siteSources } from './site-sources.build.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** From so many vehicles on, worker threads save more than it takes each of them to open the site. */
const MANY_VEHICLES = 500;

/**
 * Settings and feed to a finished folder `<outDir>/<slug>`. The folder is swapped in whole: a build that fails leaves
 * what was published before as it was. Never throws; failures are in the result. Some work that only the next build
 * profits from may be left: see `settled()`.
 */
export async function buildTenant(job: BuildJob, progress: (step: string) => void): Promise<BuildResult> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const result = await built(job, progress);
    return { ok: true, slug: job.slug, seconds: seconds(), ...result };
  } catch (error) {
    const failure = { ok: false, slug: job.slug, seconds: seconds() } as const;
    if (isOutOfMemory(error)) return { ...failure, problems: [OUT_OF_MEMORY], cause: 'memory' };
    if (!(error instanceof BuildFailure)) return { ...failure, problems: [describe(error, job)] };
    const cause = error.isForFeed ? { cause: 'feed' as const } : {};
    return { ...failure, problems: error.problems, ...cause };
  }
}

type Built = Omit<Extract<BuildResult, { ok: true }>, 'ok' | 'slug' | 'seconds'>;

async function built(job: BuildJob, progress: (step: string) => void): Promise<Built> {
  progress('settings');
  const loaded = loadTenant(job.tenantsDir, job.slug);
  if (!loaded.ok) throw new BuildFailure(loaded.problems.map(formatProblem));
  const { tenant } = loaded;
  const places = placesOf(job);
  settleTarget(places.target);
  const code = codeDigest(root);
  const sources = siteSources({ tenantsDir: job.tenantsDir, tenant, now: new Date(job.now), code });
  const feed = job.feed ?? join(tenant.dir, tenant.settings.feed.file);
  const begun = digestOf([sources.basis, sources.day, places.target, feed, fileStamp(feed)]);
  /** With what builds themselves leave for the next one. */
  const allSources = (stock: string | null) => digestOf([begun, stock, fileStamp(places.dates)]);
  const known = knownResult(places.finished, {
    sources: allSources(fileStamp(places.snapshot)),
    ms: Date.parse(job.now),
    folder: places.target,
  });
  if (known !== null) return { held: [], unusable: [], rendered: 0, ...known };

  progress('stock');
  rmSync(places.finished, { force: true });
  const compiling = compiledProgram(root, code);
  // Awaited below: until then a failure must not end the process.
  compiling.catch(() => undefined);
  const { counts, shown } = await importStock(job, tenant, progress);
  const stockStamp = fileStamp(places.snapshot);
  progress('pages');
  const program = await compiling;
  const made = await renderPages({ job, tenant, places, shown, stockStamp, sources, program, progress });
  const { held, unusable, ...fed } = counts;
  const warnings = linkWarnings({
    tenantsDir: job.tenantsDir,
    tenant,
    stock: shown.stock,
    now: new Date(job.now),
  });
  const result = { ...fed, warnings, ...made.result };
  const { holdsUntilMs } = shown;
  if (held.length + unusable.length === 0 && holdsUntilMs !== null && !sources.hasChanged()) {
    const holds = { fromMs: Date.parse(job.now), untilMs: holdsUntilMs };
    leaveForLater(() =>
      writeFinishedBuild(places.finished, made.files, { sources: allSources(stockStamp), ...holds, result }),
    );
  }
  return { held, unusable, rendered: made.rendered, ...result };
}

/** Where a build finds and leaves what is not part of the site. */
function placesOf({ dataDir, outDir, slug }: BuildJob) {
  return {
    target: join(outDir, slug),
    pages: join(dataDir, 'builds', `${slug}.json`),
    digests: digestsFile(dataDir, slug),
    finished: join(dataDir, 'builds', `${slug}.finished.json`),
    dates: join(dataDir, 'publish', slug, 'page-dates.json'),
    snapshot: snapshotPath(dataDir, slug),
  };
}

type Places = ReturnType<typeof placesOf>;

const OUT_OF_MEMORY =
  'Rendering the pages took more memory than a worker may use. What was built before stays.';

function describe(error: unknown, { outDir, dataDir }: BuildJob): string {
  if (isDiskFull(error)) return `The disk of ${outDir} or ${dataDir} is full. What was built before stays.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

interface RenderedPages {
  readonly job: BuildJob;
  readonly tenant: Tenant;
  readonly places: Places;
  readonly shown: ShownStock;
  readonly stockStamp: string | null;
  readonly sources: SiteSources;
  /** The folder of the compiled program. */
  readonly program: string;
  readonly progress: (step: string) => void;
}

async function renderPages({
  job,
  tenant,
  places,
  shown,
  stockStamp,
  sources,
  program,
  progress,
}: RenderedPages) {
  const { target } = places;
  const draft = draftPath(target);
  const now = new Date(job.now);
  try {
    const memory = readPageMemory(places.pages);
    const { own, left } = openWithOwn(target, tenant, memory);
    const files = new DraftFolder({ draft, live: target, own });
    const notes = await renderSite({
      job: {
        id: crypto.randomUUID(),
        program,
        environment: { slug: job.slug, tenantsDir: job.tenantsDir, dataDir: job.dataDir, now },
        draft,
        live: target,
        memory: places.pages,
        basis: sources.basis,
        own: [...own],
        stockStamp,
      },
      sources: { tenant, stock: shown.stock },
      threads: shown.stock.vehicles.length < MANY_VEHICLES ? 1 : job.threads,
      onProgress: (done, total) => progress(`pages ${done}/${total}`),
    });
    const made = new Map(notes.files);
    for (const { file, source, draw } of siteIcons(tenant, basename(program))) {
      if (own.has(file)) continue;
      const known = memory?.files[file];
      const isKept = known?.content === source && files.keep(file, known);
      made.set(file, {
        file,
        reads: [],
        content: source,
        digest: isKept ? null : files.write(file, await draw()),
      });
    }
    removeFiles(
      draft,
      [...left].filter((file) => !made.has(file)),
    );
    linkClientFiles(program, files);
    linkFonts(program, draft, files);
    const settings = withFeatures(withMainPhone(tenant.settings));
    const { vehicles, stockAt } = shown;
    files.write(...publishedSettings({ settings, count: vehicles.length, builtAt: now, stockAt }));
    writeSearchEngineFiles(draft, { url: settings.site.url, datesFile: places.dates, now });
    writeHostRedirects(draft);
    const feeds = takeFeedResults(draft);
    const pages = countPages(fileNames(draft));
    files.write(siteInfoFile, JSON.stringify(siteInfo(job, tenant, shown.published, pages)));
    const placed = putInPlace(draft, target, made);
    keepBuilt(target, { file: places.digests, ...placed, nowMs: Date.now() });
    if (!sources.hasChanged())
      leaveForLater(() =>
        writePageMemory(places.pages, memoryOf({ basis: sources.basis, notes, made, files: placed.files })),
      );
    const rendered = [...made.values()].filter(({ digest }) => digest !== null).length;
    return { files: placed.files, result: { pages, bytes: sizeOf(placed.files), feeds }, rendered };
  } finally {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * Opens the folder to build in and copies the dealer's own public files there. Gives their names and those of the files
 * of an older build that lie there.
 */
function openWithOwn(target: string, { dir }: Tenant, memory: PageMemory | null) {
  const folder = join(dir, 'public');
  // Symbolic links too, though none is published: a page in the place of one would be written to where it leads.
  const own = new Set(existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []);
  const isReusable = (file: string) => memory !== null && Object.hasOwn(memory.files, file) && !own.has(file);
  const left = openDraft(target, memory && isReusable);
  if (own.size > 0) cpSync(folder, draftPath(target), { recursive: true });
  return { own, left };
}

/** They also say when they were built. */
const datedFiles = [settingsFile, siteInfoFile];

/** Puts the finished draft in the place of the site, and tells how the site's files lie on the disk. */
function putInPlace(draft: string, target: string, made: SiteNotes['files']) {
  const files = siteFiles(draft);
  // What stands there stays, with the moment at which it was built.
  if (isSameSite(draft, files, target, datedFiles))
    return { files: siteFiles(target), written: new Map<string, string>() };
  const written = new Map(
    [...made].flatMap(([file, { digest }]) => (digest === null ? [] : [[file, digest]])),
  );
  // Worth keeping as the next draft as long as most files of the site are in both.
  swapFolders(draft, target, written.size < made.size / 2);
  return { files, written };
}

interface Finished {
  readonly basis: string;
  readonly notes: SiteNotes;
  readonly made: SiteNotes['files'];
  readonly files: SiteFiles;
}

function memoryOf({ basis, notes, made, files }: Finished): PageMemory {
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

function siteInfo(job: BuildJob, tenant: Tenant, vehicles: number, pages: number): SiteInfo {
  const { site, theme } = tenant.settings;
  const { accent, surface, ink } = theme.colours;
  return {
    slug: tenant.slug,
    name: site.name,
    tagline: site.tagline,
    template: site.template,
    vehicles,
    pages,
    builtAt: job.now,
    theme: { accent, surface, ink },
    hosts: [new URL(site.url).host, ...site.hosts],
  };
}
