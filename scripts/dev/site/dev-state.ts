import { setTimeout as sleep } from 'node:timers/promises';
import { adviceOf, errorsOf } from '#src/checks/check-report.ts';
import { checkTenant } from '#src/checks/check-tenant.build.ts';
import { textAddresses } from '#src/editorial/text-addresses.build.ts';
import { setBuildEnvironment } from '#src/site/build-environment.build.ts';
import { comparePrices } from '#src/site/price-verdicts.build.ts';
import type { Snapshot } from '#src/stock/snapshot.schema.ts';
import { loadTenant, type Tenant } from '#src/tenant/load/load-tenant.build.ts';
import { formatProblem } from '#src/tenant/problem.ts';
import { readStock, stockSettings } from './dev-stock.ts';
import { settingsCopies } from './settings-copy.ts';

interface DevOptions {
  readonly slug: string;
  readonly tenantsDir: string;
  /** The stock that is shown is written here; what builds remember of it is only read. */
  readonly dataDir: string;
  readonly buildDataDir: string;
}

/** What is shown: the last settings without a mistake, and the stock. */
export interface Shown {
  readonly tenant: Tenant;
  readonly stock: Snapshot;
}

export interface DevNews {
  /** Another one means that pages look different. */
  readonly revision: string;
  /** What must be put right, and what is worth a look; sentences of the check. */
  readonly problems: readonly string[];
  readonly advice: readonly string[];
  /** Whether pages show the files as they are; not while a mistake keeps a site from being built. */
  readonly isCurrent: boolean;
  /** What is being worked on, where that takes a while. */
  readonly busy: string | null;
}

export interface DevState {
  readonly shown: () => Shown | null;
  readonly news: () => DevNews;
  /** Milliseconds since 1970, by the clock that the marketer has set. */
  readonly now: () => number;
  readonly aheadMs: () => number;
  readonly setClock: (aheadMs: number) => void;
  /** Reads what has changed on the disk; changes that come meanwhile are read after it. */
  readonly reload: (options?: { readonly hasNewStock?: boolean }) => Promise<void>;
  readonly subscribe: (listener: (news: DevNews) => void) => () => void;
}

/** The first page after a change is made meanwhile. */
const checkDelayMs = 1500;

/**
 * One dealer's settings and stock while they are worked on. A mistake leaves what was shown as it was: pages are
 * made from a copy of the files, which changes only for one without mistakes, and with it the moment of the build,
 * here the revision, by which pages know that there is something new to read.
 */
export function createDevState(options: DevOptions): DevState {
  const { slug, tenantsDir, dataDir } = options;
  const copies = settingsCopies(tenantsDir, slug, dataDir);
  const listeners = new Set<(news: DevNews) => void>();
  let shown: Shown | null = null;
  /** The folder of tenants that pages are made from. */
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

  /** After the page, which somebody waits for; what a newer change has overtaken is told by that one. */
  async function check(change: number): Promise<void> {
    if (found.isCurrent) await sleep(checkDelayMs);
    if (change !== changes) return;
    const findings = await checkTenant(tenantsDir, slug, new Date(now()), dataDir);
    if (change !== changes) return;
    const problems = errorsOf(findings).map(formatProblem);
    const isTold = found.isCurrent || problems.length > 0;
    found = { ...found, ...(isTold && { problems }), advice: adviceOf(findings).map(formatProblem) };
    tell();
  }

  const checkLater = (after: Promise<void>, change: number) =>
    void after.then(() => check(change)).catch((error: unknown) => refuse([sentenceOf(error)]));

  return {
    shown: () => shown,
    news,
    now,
    aheadMs: () => aheadMs,
    setClock: (ahead) => {
      aheadMs = ahead;
      show();
      tell();
      // Windows of promotions are over or not by the clock.
      changes += 1;
      checkLater(work, changes);
    },
    reload: ({ hasNewStock = false } = {}) => {
      changes += 1;
      const change = changes;
      work = work.then(() => read(hasNewStock)).catch((error: unknown) => refuse([sentenceOf(error)]));
      checkLater(work, change);
      return work;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The sentence of the Markdown file that cannot be a page or an article. */
function contentProblems(tenant: Tenant, tenantsDir: string, moment: Date): string[] {
  try {
    textAddresses({ tenant, words: () => ({}), now: moment });
    return [];
  } catch (error) {
    // As everywhere, files are named from the folder that holds them all.
    return [sentenceOf(error).replaceAll(tenantsDir, 'tenants')];
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
