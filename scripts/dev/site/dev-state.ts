import { setTimeout as sleep } from 'node:timers/promises';
import { adviceOf, errorsOf } from '#src/checks/check-report.ts';
import { checkTenant } from '#src/checks/check-tenant.build.ts';
import { textAddresses } from '#src/editorial/text-addresses.build.ts';
import { setBuildEnvironment } from '#src/site/opening/build-environment.build.ts';
import { comparePrices } from '#src/site/opening/price-verdicts.build.ts';
import type { Snapshot } from '#src/stock/snapshot.schema.ts';
import { loadTenant, type Tenant } from '#src/tenant/load/load-tenant.build.ts';
import { formatProblem } from '#src/tenant/problem.ts';
import { errorMessage } from '#src/values/text/error-message.ts';
import { readStock, stockSettings } from './dev-stock.ts';
import { settingsCopies } from './settings-copy.ts';

interface DevOptions {
  readonly slug: string;
  readonly tenantsDir: string;
  /** Where the present stock is written; the builds' data is only read. */
  readonly dataDir: string;
  readonly buildDataDir: string;
}

/** The present state: the last valid settings, and the stock. */
export interface Shown {
  readonly tenant: Tenant;
  readonly stock: Snapshot;
}

export interface DevNews {
  /** Changes whenever pages look different. */
  readonly revision: string;
  /** Mistakes and advice; sentences of the check. */
  readonly problems: readonly string[];
  readonly advice: readonly string[];
  /** Whether pages show the present files; false while a mistake would stop a build. */
  readonly isCurrent: boolean;
  /** The present activity, if it takes a while. */
  readonly busy: string | null;
}

export interface DevState {
  readonly shown: () => Shown | null;
  readonly news: () => DevNews;
  /** Milliseconds since 1970 by the clock that the marketer has set. */
  readonly now: () => number;
  readonly aheadMs: () => number;
  readonly setClock: (aheadMs: number) => void;
  /** Reads what has changed on disk; changes that arrive meanwhile are read afterwards. */
  readonly reload: (options?: { readonly hasNewStock?: boolean }) => Promise<void>;
  readonly subscribe: (listener: (news: DevNews) => void) => () => void;
}

/** Delay that lets the first page after a change be rendered first. */
const CHECK_DELAY_MS = 1500;

/**
 * One dealer's settings and stock in development. A mistake leaves the last valid state: pages are rendered
 * from a copy of the files that is only updated when they are valid. Each update has a new build time, used
 * as revision, by which pages detect changes.
 */
export function createDevState(options: DevOptions): DevState {
  const { slug, tenantsDir, dataDir } = options;
  const copies = settingsCopies(tenantsDir, slug, dataDir);
  const listeners = new Set<(news: DevNews) => void>();
  let shown: Shown | null = null;
  /** The tenants folder from which pages are rendered. */
  let shownDir = tenantsDir;
  let found: Pick<DevNews, 'problems' | 'advice' | 'isCurrent'> = {
    problems: [],
    advice: [],
    isCurrent: true,
  };
  let aheadMs = 0;
  let revision = '';
  let busy: string | null = null;
  let changes = 0;
  let work = Promise.resolve();
  const now = () => Date.now() + aheadMs;

  const news = () => ({ revision, busy, ...found });
  const tell = () => {
    for (const listener of listeners) listener(news());
  };
  const progress = (step: string) => {
    busy = step;
    tell();
  };
  const show = () => {
    const moment = new Date(now());
    revision = moment.toISOString();
    setBuildEnvironment({ slug, tenantsDir: shownDir, dataDir, now: moment });
  };
  const refuse = (problems: readonly string[]) => {
    found = { ...found, problems, isCurrent: false };
    busy = null;
    tell();
  };

  async function read(hasNewStock: boolean): Promise<void> {
    const copyDir = await copies.take();
    const loaded = loadTenant(copyDir, slug);
    const problems = loaded.ok
      ? contentProblems(loaded.tenant, copyDir, new Date(now()))
      : loaded.problems.map(formatProblem);
    if (!loaded.ok || problems.length > 0) return refuse(problems);
    const { tenant } = loaded;
    const isSameStock =
      shown !== null && !hasNewStock && stockSettings(tenant) === stockSettings(shown.tenant);
    const imported =
      isSameStock && shown !== null
        ? shown.stock
        : await readStock({ ...options, tenant, now: new Date(now()), progress });
    if (typeof imported === 'string') return refuse([imported]);
    comparePrices(options, tenant, imported);
    copies.keep();
    shown = { tenant, stock: imported };
    shownDir = copyDir;
    found = { ...found, problems: [], isCurrent: true };
    busy = null;
    show();
    tell();
  }

  /** Checks after the page is rendered; a newer change makes this check obsolete. */
  async function check(change: number): Promise<void> {
    if (found.isCurrent) await sleep(CHECK_DELAY_MS);
    if (change !== changes) return;
    const findings = await checkTenant(tenantsDir, slug, new Date(now()), dataDir);
    if (change !== changes) return;
    const problems = errorsOf(findings).map(formatProblem);
    const showsProblems = found.isCurrent || problems.length > 0;
    found = { ...found, ...(showsProblems && { problems }), advice: adviceOf(findings).map(formatProblem) };
    tell();
  }

  const checkLater = (after: Promise<void>, change: number) =>
    void after.then(() => check(change)).catch((error: unknown) => refuse([errorMessage(error)]));

  return {
    shown: () => shown,
    news,
    now,
    aheadMs: () => aheadMs,
    setClock: (ahead) => {
      aheadMs = ahead;
      show();
      tell();
      // Display windows depend on the clock.
      changes += 1;
      checkLater(work, changes);
    },
    reload: ({ hasNewStock = false } = {}) => {
      changes += 1;
      const change = changes;
      work = work.then(() => read(hasNewStock)).catch((error: unknown) => refuse([errorMessage(error)]));
      checkLater(work, change);
      return work;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The message about an invalid Markdown file. */
function contentProblems(tenant: Tenant, tenantsDir: string, moment: Date): string[] {
  try {
    textAddresses({ tenant, words: () => ({}), now: moment });
    return [];
  } catch (error) {
    // Paths are shown relative to the parent of the tenants folder.
    return [errorMessage(error).replaceAll(tenantsDir, 'tenants')];
  }
}
