import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkedContent } from '../../checks/checked-content.build.ts';
import { linkWarnings } from '../../checks/links/link-warnings.build.ts';
import { stockBlockWarnings } from '../../checks/stock-blocks.build.ts';
import { fileStamp } from '../../render/page-cache.build.ts';
import { codeDigest } from '../../render/program/code-digest.build.ts';
import { compiledProgram } from '../../render/program/compiled-program.build.ts';
import { languageSites, textOf } from '../../site/opening/language-sites.build.ts';
import { snapshotPath } from '../../stock/snapshot.build.ts';
import { dealerOf } from '../../tenant/language-edition.ts';
import { loadTenant } from '../../tenant/load/load-tenant.build.ts';
import { formatProblem } from '../../tenant/problem.ts';
import { digestsFile } from '../release/file-digests.build.ts';
import { unchangedResult, writeLastBuild } from '../site-files/last-build.build.ts';
import { recoverTarget } from '../site-files/site-folder.build.ts';
import { writeSite } from '../site-files/write-site.build.ts';
import { buildBasis, digestOf } from './build-basis.build.ts';
import { BuildFailure } from './build-failure.ts';
import type { BuildJob, BuildResult } from './build-job.ts';
import { deferWork } from './deferred-work.build.ts';
import { failureText, isOutOfMemory } from './error-code.ts';
import { shownStock } from './import-stock.build.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Builds `<outDir>/<slug>` from settings and feed. The finished folder replaces the old one in one step: a
 * failed build leaves the old site. Never throws; errors are in the result. Some work may be deferred: await
 * `deferredWorkDone()`.
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
    if (!(error instanceof BuildFailure)) return { ...failure, problems: [failureText(error, job)] };
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
  if (job.feed !== null && tenant.dealerDir !== undefined) throw new BuildFailure([NO_FEED]);
  const places = placesOf(job, dealerOf(tenant));
  recoverTarget(places.target);
  const code = codeDigest(root);
  const basis = buildBasis({ tenantsDir: job.tenantsDir, tenant, now: new Date(job.now), code });
  const feed = job.feed ?? join(tenant.dealerDir ?? tenant.dir, tenant.settings.feed.file);
  const languages = languageSites(job.tenantsDir, tenant, new Date(job.now));
  const begun = digestOf([basis.digest, basis.day, textOf(languages), places.target, feed, fileStamp(feed)]);
  /** Includes the files that one build leaves for the next: the stock snapshot and the dates of pages. */
  const allSources = (stock: string | null) => digestOf([begun, stock, fileStamp(places.dates)]);
  const known = unchangedResult(places.finished, {
    sources: allSources(fileStamp(places.snapshot)),
    ms: Date.parse(job.now),
    folder: places.target,
  });
  if (known !== null) return { held: [], unusable: [], rendered: 0, ...known };
  const { slug, settings } = tenant;
  const texts = checkedContent({ tenantsDir: job.tenantsDir, slug, settings, now: new Date(job.now) });
  if (texts.problems.length > 0) throw new BuildFailure(texts.problems.map(formatProblem));

  progress('stock');
  rmSync(places.finished, { force: true });
  const compiling = compiledProgram(root, code);
  // Awaited below; without this, a failure before that would end the process as an unhandled rejection.
  compiling.catch(() => undefined);
  const { counts, shown } = await shownStock(job, tenant, progress);
  const stockStamp = fileStamp(places.snapshot);
  progress('pages');
  const program = await compiling;
  const made = await writeSite({
    job,
    tenant,
    places,
    shown,
    stockStamp,
    basis,
    languages,
    program,
    progress,
  });
  const { held, unusable, ...fed } = counts;
  const checked = { tenantsDir: job.tenantsDir, tenant, stock: shown.stock, now: new Date(job.now) };
  const warnings = [...linkWarnings(checked), ...stockBlockWarnings(checked)];
  const result = { ...fed, warnings, ...made.result };
  const { holdsUntilMs } = shown;
  if (held.length + unusable.length === 0 && holdsUntilMs !== null && !basis.hasChanged()) {
    const holds = { fromMs: Date.parse(job.now), untilMs: holdsUntilMs };
    deferWork(() =>
      writeLastBuild(places.finished, made.files, { sources: allSources(stockStamp), ...holds, result }),
    );
  }
  return { held, unusable, rendered: made.rendered, ...result };
}

/** Paths of the caches and data of a build outside the site. */
function placesOf({ dataDir, outDir, slug }: BuildJob, dealer: string) {
  return {
    target: join(outDir, slug),
    pages: join(dataDir, 'builds', `${slug}.json`),
    digests: digestsFile(dataDir, slug),
    finished: join(dataDir, 'builds', `${slug}.finished.json`),
    dates: join(dataDir, 'publish', slug, 'page-dates.json'),
    snapshot: snapshotPath(dataDir, dealer),
  };
}

const NO_FEED = 'A language edition shows the stock of its dealer: give the feed to the dealer.';
const OUT_OF_MEMORY =
  'Rendering the pages took more memory than a worker may use. What was built before stays.';
