import { hash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withMainPhone } from '../locations/main-phone.ts';
import { publishedStock } from '../search/filter-vehicles.ts';
import { importTenantStock } from '../stock/import-tenant-stock.build.ts';
import type { Snapshot } from '../stock/snapshot.schema.ts';
import { loadTenant, type Tenant } from '../tenant/load-tenant.build.ts';
import { formatProblem } from '../tenant/problem.ts';
import { hasPage } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { setBuildEnvironment } from './build-environment.build.ts';
import type { BuildJob, BuildResult } from './build-job.ts';
import { readPageMemory, writePageMemory } from './delta/page-memory.build.ts';
import { renderSite } from './delta/render-site.build.ts';
import { isSameSite } from './delta/same-site.build.ts';
import { readTenantFiles } from './delta/tenant-files.build.ts';
import { isDiskFull } from './error-code.ts';
import { withFeatures } from './features.ts';
import { takeFeedResults } from './feed-results.build.ts';
import { writeHostRedirects } from './host-redirects.build.ts';
import { isRunning } from './is-running.build.ts';
import { measureFolder } from './measure-folder.build.ts';
import { compiledProgram } from './program/compiled-program.build.ts';
import { openProgram } from './program/open-program.build.ts';
import { writePublishedData } from './published-data.build.ts';
import { settingsFile } from './published-data.ts';
import { writeSearchEngineFiles } from './search-engine-files.build.ts';
import { type SiteInfo, siteInfoFile } from './site-info.schema.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

class BuildFailure extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Settings and feed to a finished folder `<outDir>/<slug>`. The folder is swapped in whole: a build
 * that fails leaves what was published before as it was. Never throws; failures are in the result.
 */
export async function buildTenant(job: BuildJob, progress: (step: string) => void): Promise<BuildResult> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    progress('settings');
    const loaded = loadTenant(job.tenantsDir, job.slug);
    if (!loaded.ok) throw new BuildFailure(loaded.problems.map(formatProblem));
    progress('stock');
    const { counts, shown } = await importStock(job, loaded.tenant, progress);
    progress('pages');
    const folder = await renderPages(job, loaded.tenant, shown, progress);
    return { ok: true, slug: job.slug, seconds: seconds(), ...counts, ...folder };
  } catch (error) {
    const problems = error instanceof BuildFailure ? error.problems : [describe(error, job)];
    return { ok: false, slug: job.slug, seconds: seconds(), problems };
  }
}

function describe(error: unknown, { outDir, dataDir }: BuildJob): string {
  if (isDiskFull(error)) return `The disk of ${outDir} or ${dataDir} is full. What was built before stays.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** They also say when they were built. */
const datedFiles = [settingsFile, siteInfoFile];

/** The vehicles of a site and since when that has been its stock. */
interface ShownStock {
  /** All that have a page. */
  readonly vehicles: readonly Vehicle[];
  /** How many of them are in the listings. */
  readonly published: number;
  readonly stockAt: Date;
}

async function importStock(job: BuildJob, tenant: Tenant, progress: (step: string) => void) {
  const { feed, locations } = tenant.settings;
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
  });
  if (!outcome.ok && !outcome.isHeld) throw new BuildFailure([outcome.error]);
  // A feed that is held keeps nobody from changing the site: it is built from the last good stock.
  const { search, site } = tenant.settings;
  const now = new Date(job.now);
  const settings = { ...search, timeZone: site.timeZone };
  const vehicles = outcome.stock.vehicles.filter((vehicle) => hasPage(vehicle, settings, now));
  const counts = {
    vehicles: outcome.vehicles.length,
    rejected: outcome.ok ? outcome.rejects.length : 0,
    published: publishedStock(vehicles, settings, now).length,
    held: outcome.report.held.map(({ sentence }) => sentence),
  };
  const { published } = counts;
  return { counts, shown: { vehicles, published, stockAt: arrivalOf(outcome.stock) } };
}

/** A feed says what held when it came, however often it is built from. */
function arrivalOf({ feed, importedAt }: Snapshot): Date {
  return new Date(feed.arrivedAt ?? importedAt);
}

async function renderPages(
  job: BuildJob,
  tenant: Tenant,
  shown: ShownStock,
  progress: (step: string) => void,
) {
  const program = await openProgram(await compiledProgram(root));
  const target = join(job.outDir, job.slug);
  const memoryFile = join(job.dataDir, 'builds', `${job.slug}.json`);
  settleTarget(target);
  const draft = openDraft(target);
  try {
    setBuildEnvironment({ ...job, now: new Date(job.now), build: randomUUID() });
    const own = join(tenant.dir, 'public');
    if (existsSync(own)) cpSync(own, draft, { recursive: true });
    const memory = readPageMemory(memoryFile);
    const rendered = await renderSite({
      program,
      draft,
      previous: memory && { folder: target, memory },
      basis: (site) => basisOf(job, tenant, program.digest, site.now),
      progress: (done, total) => progress(`pages ${done}/${total}`),
    });
    const settings = withFeatures(withMainPhone(tenant.settings));
    const datesFile = join(job.dataDir, 'publish', job.slug, 'page-dates.json');
    writeSearchEngineFiles(draft, { url: settings.site.url, datesFile, now: new Date(job.now) });
    writeHostRedirects(draft);
    writePublishedData(draft, { settings, builtAt: new Date(job.now), ...shown });
    const feeds = takeFeedResults(draft);
    const { pages, bytes } = measureFolder(draft);
    const info = siteInfo(job, tenant, shown.published, pages);
    writeFileSync(join(draft, siteInfoFile), JSON.stringify(info));
    // Nothing new: what stands there stays, with the moment at which it was built.
    if (!isSameSite(draft, target, datedFiles)) swapFolders(draft, target);
    writePageMemory(memoryFile, rendered.memoryOf(target));
    return { pages, rendered: rendered.rendered, bytes, feeds };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Of everything that all pages of a dealer depend on, but for its stock. */
function basisOf(job: BuildJob, { settings }: Tenant, program: string, moment: Date): string {
  const { digest } = readTenantFiles(job.tenantsDir, job.slug, settings.feed.file);
  return hash('sha256', [program, digest, moment.toISOString()].join(), 'hex').slice(0, 20);
}

/**
 * A folder to build in, beside the one that it will replace; one per process, because two builds must never share
 * one. Drafts of processes that were killed are cleared away.
 */
function openDraft(target: string): string {
  const folder = dirname(target);
  const start = `.${basename(target)}.draft-`;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(start)) continue;
    const pid = Number(name.slice(start.length));
    if (pid === process.pid || !isRunning(pid)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const draft = join(folder, `${start}${process.pid}`);
  mkdirSync(draft);
  return draft;
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

const oldPath = (target: string) => join(dirname(target), `.${basename(target)}.old`);

/** A build killed between its two renames left the site under its other name. */
function settleTarget(target: string): void {
  if (!existsSync(target) && existsSync(oldPath(target))) renameSync(oldPath(target), target);
}

/** Puts a finished folder in the place of another; what stood there is gone only when the new one stands. */
function swapFolders(draft: string, target: string): void {
  const old = oldPath(target);
  settleTarget(target);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, old);
  renameSync(draft, target);
  rmSync(old, { recursive: true, force: true });
}
