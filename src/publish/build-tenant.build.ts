import { cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { withMainPhone } from '../locations/main-phone.ts';
import { codeDigest } from '../render/code-digest.build.ts';
import { compiledProgram } from '../render/compiled-program.build.ts';
import { openProgram } from '../render/open-program.build.ts';
import { publishedStock } from '../search/filter-vehicles.ts';
import { visibleStock } from '../stock/hiding/visible-stock.ts';
import { importTenantStock } from '../stock/import-tenant-stock.build.ts';
import { factsOfNoVehicle } from '../stock/missing-facts.ts';
import { snapshotPath } from '../stock/snapshot.build.ts';
import type { Snapshot } from '../stock/snapshot.schema.ts';
import { stockInstead } from '../stock/stock-instead.ts';
import type { TenantImportResult } from '../stock/tenant-import-result.ts';
import { loadTenant, type Tenant } from '../tenant/load-tenant.build.ts';
import { formatProblem } from '../tenant/problem.ts';
import { keepWithin, workOn } from '../values/dealer-memory.build.ts';
import { hasPage } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { leaveForLater } from './after-build.build.ts';
import type { BuildJob, BuildResult } from './build-job.ts';
import { knownResult, writeFinishedBuild } from './delta/finished-build.build.ts';
import { searchQuestions } from './delta/fresh-pages.build.ts';
import { nextExpiry } from './delta/next-expiry.ts';
import { fileStamp, readPageMemory, writePageMemory } from './delta/page-memory.build.ts';
import { leaveBeside, type OpenedBeside, readyBeside, takeBeside } from './delta/render-beside.build.ts';
import { type RenderedSite, renderSite } from './delta/render-site.build.ts';
import { isSameSite } from './delta/same-site.build.ts';
import { digestOf, siteBasis } from './delta/site-basis.build.ts';
import { siteMoment } from './delta/site-moment.ts';
import { readTenantFiles } from './delta/tenant-files.build.ts';
import { isDiskFull } from './error-code.ts';
import { withFeatures } from './features.ts';
import { takeFeedResults } from './feed-results.build.ts';
import { writeHostRedirects } from './host-redirects.build.ts';
import { siteIcons } from './icons/site-icons.build.ts';
import { linkWarnings } from './link-warnings.build.ts';
import { publishedFiles, settingsFile } from './published-data.ts';
import { keepBuilt } from './release/built-folder.build.ts';
import { digestsFile } from './release/file-digests.build.ts';
import { writeSearchEngineFiles } from './search-engine-files.build.ts';
import { countPages, fileNames, type SiteFiles, siteFiles, sizeOf } from './site-files.build.ts';
import { draftPath, openDraft, settleTarget, swapFolders } from './site-folder.build.ts';
import { frameFile } from './site-frame.schema.ts';
import { publishedFrame } from './site-frame.ts';
import { type SiteInfo, siteInfoFile } from './site-info.schema.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Of how many vehicles a process may know what its last builds have made of them. Each takes some 40 KB, in this
 * process and in the one beside it: that stays below half of either's heap.
 */
const keptMost = () => Math.min(12_500, getHeapStatistics().heap_size_limit / 80_000);

class BuildFailure extends Error {
  readonly problems: string[];
  readonly isForFeed: boolean;
  constructor(problems: string[], isForFeed = false) {
    super(problems.join('\n'));
    this.problems = problems;
    this.isForFeed = isForFeed;
  }
}

/**
 * Settings and feed to a finished folder `<outDir>/<slug>`. The folder is swapped in whole: a build
 * that fails leaves what was published before as it was. Never throws; failures are in the result. What the folder has
 * replaced may still be on its way out, and what the next build profits from is not written: see `settled()`.
 */
export async function buildTenant(job: BuildJob, progress: (step: string) => void): Promise<BuildResult> {
  const result = await resultOf(job, progress);
  leaveBeside(!result.ok);
  return result;
}

async function resultOf(job: BuildJob, progress: (step: string) => void): Promise<BuildResult> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let hasFailed = false;
  try {
    workOn(snapshotPath(job.dataDir, job.slug));
    progress('settings');
    const loaded = loadTenant(job.tenantsDir, job.slug);
    if (!loaded.ok) throw new BuildFailure(loaded.problems.map(formatProblem));
    const { tenant } = loaded;
    const places = placesOf(job);
    settleTarget(places.target);
    const digest = codeDigest(root);
    const begun = sourcesOf(job, tenant, digest);
    const known = knownResult(places.finished, {
      sources: allSources(begun, fileStamp(places.snapshot), places),
      ms: Date.parse(job.now),
      folder: places.target,
    });
    if (known !== null)
      return { ok: true, slug: job.slug, seconds: seconds(), held: [], unusable: [], rendered: 0, ...known };
    progress('stock');
    rmSync(places.finished, { force: true });
    const program = compiledProgram(root, digest);
    // Whoever waits for it is told; until then nobody does.
    program.catch(() => undefined);
    if (job.processes === 2 && mayBeLarge(job, tenant)) program.then(readyBeside, () => undefined);
    let opened: Promise<OpenedBeside | null> = Promise.resolve(null);
    const { counts, shown } = await importStock(job, tenant, progress, (stock) => {
      keepWithin(stock.vehicles.length, keptMost());
      // A build may fail before the program is compiled: it leaves no process for which this one would wait.
      opened = program.then((folder) => (hasFailed ? null : openedBeside(folder, job, stock)));
      opened.catch(() => undefined);
    });
    const stockStamp = fileStamp(places.snapshot);
    progress('pages');
    const ready = await program;
    const beside = await opened;
    const made = await renderPages({ job, tenant, places, shown, beside, program: ready, progress });
    const { held, unusable, ...fed } = counts;
    const { tenantsDir } = job;
    const { stock } = shown;
    const warnings = linkWarnings({ tenantsDir, tenant, stock, now: new Date(job.now) });
    const result = { ...fed, warnings, ...made.result };
    if (held.length + unusable.length === 0 && shown.holdsUntilMs !== null) {
      const sources = allSources(begun, stockStamp, places);
      const holds = { fromMs: Date.parse(job.now), untilMs: shown.holdsUntilMs };
      leaveForLater(() => writeFinishedBuild(places.finished, made.files, { sources, ...holds, result }));
    }
    const feed = { held, unusable };
    const told = { ...feed, rendered: made.rendered };
    return { ok: true, slug: job.slug, seconds: seconds(), ...told, ...result };
  } catch (error) {
    hasFailed = true;
    const known = error instanceof BuildFailure ? error : new BuildFailure([describe(error, job)]);
    const cause = known.isForFeed ? { cause: 'feed' as const } : {};
    return { ok: false, slug: job.slug, seconds: seconds(), problems: known.problems, ...cause };
  }
}

/** Where a build finds and leaves what is no part of the site. */
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

/** A digest of what is known of a build's sources before it begins. */
function sourcesOf(job: BuildJob, { dir, settings }: Tenant, code: string): string {
  const feed = job.feed ?? join(dir, settings.feed.file);
  const files = readTenantFiles(job.tenantsDir, job.slug, settings.feed.file);
  const now = new Date(job.now);
  const moment = siteMoment(now, [JSON.stringify(settings), ...files.texts], settings.site.timeZone);
  // Importing depends on the day as feeds count it: see row-memory.build.ts.
  const day = now.toISOString().slice(0, 10);
  const { target } = placesOf(job);
  return digestOf([code, files.digest, moment.toISOString(), day, target, feed, fileStamp(feed)]);
}

/** And of what the build itself leaves for the next one. */
function allSources(begun: string, stockStamp: string | null, { dates }: Places): string {
  return digestOf([begun, stockStamp, fileStamp(dates)]);
}

function describe(error: unknown, { outDir, dataDir }: BuildJob): string {
  if (isDiskFull(error)) return `The disk of ${outDir} or ${dataDir} is full. What was built before stays.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** They also say when they were built. */
const datedFiles = [settingsFile, siteInfoFile];

/** The vehicles of a site and since when that has been its stock. */
interface ShownStock {
  readonly stock: Snapshot;
  /** All that have a page. */
  readonly vehicles: readonly Vehicle[];
  /** How many of them are in the listings. */
  readonly published: number;
  readonly stockAt: Date;
  /** Until when the same feed makes the same site within a day; null when that is not known. */
  readonly holdsUntilMs: number | null;
}

async function importStock(
  job: BuildJob,
  tenant: Tenant,
  progress: (step: string) => void,
  onStock: (stock: Snapshot) => void,
) {
  const { feed, locations } = tenant.settings;
  const { hiding } = tenant.settings.vehicle;
  const outcome = await importTenantStock({
    tenantSlug: tenant.slug,
    tenantDir: tenant.dir,
    feedFile: job.feed ?? undefined,
    settings: feed,
    locations: locations.locations,
    dataDir: job.dataDir,
    reportsDir: job.reportsDir,
    soldPageDays: tenant.settings.search.soldPageDays,
    timeZone: tenant.settings.site.timeZone,
    now: new Date(job.now),
    accept: job.accept,
    onProgress: ({ stage, done, total }) => progress(`${stage} ${done}/${total}`),
    onStock: (stock) => onStock(visibleStock(stock, hiding)),
  });
  const wrong = wrongWithFeed(outcome);
  // A feed that is held or cannot be used keeps nobody from changing the site: it is built from the last good stock.
  if (outcome.stock === null)
    throw new BuildFailure([...wrong.unusable, stockInstead(tenant.slug, null)], true);
  const { search, site } = tenant.settings;
  const now = new Date(job.now);
  const settings = { ...search, timeZone: site.timeZone };
  const stock = visibleStock(outcome.stock, hiding);
  const vehicles = stock.vehicles.filter((vehicle) => hasPage(vehicle, settings, now));
  const counts = {
    vehicles: outcome.vehicles.length,
    rejected: outcome.ok ? outcome.rejects.length : 0,
    published: publishedStock(vehicles, settings, now).length,
    missing: outcome.ok ? factsOfNoVehicle(outcome.report.missing) : [],
    ...wrong,
  };
  const { published } = counts;
  const holdsUntilMs = isReadForTheDay(outcome.stock)
    ? nextExpiry(outcome.stock, settings, now.getTime())
    : null;
  const shown: ShownStock = { stock, vehicles, published, stockAt: arrivalOf(stock), holdsUntilMs };
  return { counts, shown };
}

function wrongWithFeed(outcome: TenantImportResult): {
  held: readonly string[];
  unusable: readonly string[];
} {
  if (outcome.ok) return { held: [], unusable: [] };
  if (!outcome.isHeld) return { held: [], unusable: [outcome.error] };
  return { held: outcome.report.held.map(({ sentence }) => sentence), unusable: [] };
}

/** Rows that may be read otherwise an hour later are not remembered. */
function isReadForTheDay({ vehicles, dropped, memory }: Snapshot): boolean {
  return memory !== null && memory.rows.length === vehicles.length - dropped.length;
}

/** A feed says what held when it came, however often it is built from. */
function arrivalOf({ feed, importedAt }: Snapshot): Date {
  return new Date(feed.arrivedAt ?? importedAt);
}

interface RenderedPages {
  readonly job: BuildJob;
  readonly tenant: Tenant;
  readonly places: Places;
  readonly shown: ShownStock;
  readonly beside: OpenedBeside | null;
  /** The folder of the compiled program. */
  readonly program: string;
  readonly progress: (step: string) => void;
}

/** So many are worth another process, which takes seconds to know the site. */
const MANY_VEHICLES = 500;
/** A compressed feed of as many has these; of another more. */
const MANY_BYTES = 160_000;

/** Whether to have the other process ready when the stock is known. */
function mayBeLarge({ feed }: BuildJob, { dir, settings }: Tenant): boolean {
  const stats = statSync(feed ?? join(dir, settings.feed.file), { throwIfNoEntry: false });
  return stats !== undefined && stats.size >= MANY_BYTES;
}

/** The other process begins with its site when the stock is known, while this one still writes that. */
function openedBeside(folder: string, job: BuildJob, stock: Snapshot): OpenedBeside | null {
  if (job.processes < 2 || stock.vehicles.length < MANY_VEHICLES) return null;
  const { target, pages } = placesOf(job);
  const memory = readPageMemory(pages);
  const questions = memory === null ? [] : searchQuestions(memory);
  return takeBeside(folder).open({ ...job, draft: draftPath(target) }, stock, questions);
}

async function renderPages({ job, tenant, places, shown, beside, ...told }: RenderedPages) {
  const { program: folder, progress } = told;
  const { target } = places;
  const draft = draftPath(target);
  try {
    const program = await openProgram(folder);
    const now = new Date(job.now);
    const memory = readPageMemory(places.pages);
    const settings = withFeatures(withMainPhone(tenant.settings));
    const rendered = await renderSite({
      program,
      environment: { ...job, now },
      sources: { tenant, stock: shown.stock },
      draft,
      openDraft: (isReusable) => openWithOwn(target, tenant, isReusable),
      previous: memory && { folder: target, memory },
      basis: (site) => siteBasis({ ...job, program: program.digest }, site),
      beside,
      alongside: (site) => [
        ...publishedFiles({ similarTo: site.similarTo, settings, builtAt: now, ...shown }),
        [frameFile, JSON.stringify(publishedFrame(site, program.digest))],
      ],
      icons: siteIcons(tenant, program.digest),
      progress: (done, total) => progress(`pages ${done}/${total}`),
    });
    const { url } = settings.site;
    writeSearchEngineFiles(draft, { url, datesFile: places.dates, now });
    writeHostRedirects(draft);
    const feeds = takeFeedResults(draft);
    const names = new Set(fileNames(draft)).add(siteInfoFile);
    const pages = countPages(names);
    writeFileSync(join(draft, siteInfoFile), JSON.stringify(siteInfo(job, tenant, shown.published, pages)));
    const nowMs = Date.now();
    const { files, written } = putInPlace(draft, target, { ...rendered, names });
    keepBuilt(target, { file: places.digests, files, written, nowMs });
    leaveForLater(() => writePageMemory(places.pages, rendered.memoryOf(files)));
    return { files, result: { pages, bytes: sizeOf(files), feeds }, rendered: rendered.rendered };
  } finally {
    // A process beside may just be writing its last file.
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The folder to build in, with the files that the dealer has put there himself. */
function openWithOwn(target: string, { dir }: Tenant, isReusable: ((file: string) => boolean) | null) {
  const folder = join(dir, 'public');
  // Links too, though none is published: a page that took the place of one would be written to where it leads.
  const own = new Set(existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []);
  const left = openDraft(target, isReusable && ((file) => isReusable(file) && !own.has(file)));
  if (own.size > 0) cpSync(folder, draftPath(target), { recursive: true });
  return { own, left };
}

/**
 * Puts the finished draft in the place of the site, and tells how the site's files lie on the disk and of which that
 * were written the digest is known.
 */
function putInPlace(
  draft: string,
  target: string,
  { taken, rendered, digests, names }: RenderedSite & { readonly names: ReadonlySet<string> },
): { readonly files: SiteFiles; readonly written: ReadonlyMap<string, string> } {
  const files = siteFiles(draft, { known: taken, names });
  // Nothing new: what stands there stays, with the moment at which it was built.
  if (isSameSite(draft, files, target, datedFiles)) return { files: siteFiles(target), written: new Map() };
  // As long as most of its pages are in both, to keep it costs little.
  swapFolders(draft, target, taken.size > rendered);
  return { files, written: digests };
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
