import { FAILURES_TO_TELL } from './feeds/feed-rules.ts';
import type { FeedState } from './feeds/feed-state.schema.ts';
import type { Notice } from './notice.schema.ts';
import { adviceFor } from './notice-text.ts';
import type { BuildRecord } from './queue/build-record.schema.ts';
import { type BuildReason, newEntry, type QueueEntry } from './queue/queue-entry.schema.ts';

export interface WaitingBuild {
  readonly tenant: string;
  readonly reasons: readonly BuildReason[];
  readonly sinceMs: number;
  /** Earliest start of the build; after a failure, the time of the next try. */
  readonly dueMs: number;
  readonly failures: number;
}

export interface RunningBuild {
  readonly tenant: string;
  readonly reasons: readonly BuildReason[];
  readonly sinceMs: number;
  readonly step: string;
  readonly worker: string;
}

export interface TenantProblem {
  /** `refused`: a delivered feed was not accepted. */
  readonly what: Notice['what'];
  readonly sentences: readonly string[];
  readonly sinceMs: number;
  readonly advice: string;
}

export type TenantReport = ReturnType<typeof tenantReport>;

/** The status that ops see, the same on every machine. Times are milliseconds since 1970. */
export interface OpsReport {
  readonly atMs: number;
  readonly waiting: readonly WaitingBuild[];
  readonly building: readonly RunningBuild[];
  readonly tenants: readonly TenantReport[];
  /** Latest first. */
  readonly finished: readonly (BuildRecord & { readonly tenant: string })[];
}

interface ReportFacts {
  readonly nowMs: number;
  /** All watched tenants, including those that have no feed yet and were never queued. */
  readonly tenants: readonly string[];
  readonly entries: readonly { readonly tenant: string; readonly entry: QueueEntry }[];
  readonly feeds: ReadonlyMap<string, FeedState>;
  readonly finished: OpsReport['finished'];
}

export function opsReport({ nowMs, tenants, entries, feeds, finished }: ReportFacts): OpsReport {
  const known = new Map([
    ...tenants.map((tenant) => [tenant, newEntry] as const),
    ...entries.map(({ tenant, entry }) => [tenant, entry] as const),
  ]);
  const waiting = entries.flatMap(({ tenant, entry: { wanted, failures } }) =>
    wanted === null
      ? []
      : [{ tenant, reasons: wanted.reasons, sinceMs: wanted.atMs, dueMs: wanted.dueMs, failures }],
  );
  const building = entries.flatMap(({ tenant, entry: { lease } }) =>
    lease === null
      ? []
      : [
          {
            tenant,
            reasons: lease.wish.reasons,
            sinceMs: lease.sinceMs,
            step: lease.step,
            worker: lease.worker,
          },
        ],
  );
  return {
    atMs: nowMs,
    waiting: waiting.toSorted((one, other) => one.dueMs - other.dueMs),
    building: building.toSorted((one, other) => one.sinceMs - other.sinceMs),
    tenants: [...known]
      .map(([tenant, entry]) => tenantReport(tenant, entry, feeds.get(tenant)))
      .toSorted((one, other) => (one.tenant < other.tenant ? -1 : 1)),
    finished,
  };
}

function tenantReport(tenant: string, entry: QueueEntry, feed: FeedState | undefined) {
  const fetch = feed?.fetch ?? null;
  return {
    tenant,
    feed: feed?.file ?? null,
    fetch: fetch && { checkedAtMs: fetch.checkedAtMs, nextAtMs: fetch.nextAtMs },
    live: entry.live,
    problems: [...buildProblems(tenant, entry), ...feedProblems(tenant, feed)],
  };
}

function buildProblems(tenant: string, { problem }: QueueEntry): TenantProblem[] {
  if (problem === null) return [];
  const { kind: what, sentences, sinceMs } = problem;
  return [{ what, sentences, sinceMs, advice: adviceFor({ tenant, what, sentences }) }];
}

function feedProblems(tenant: string, feed: FeedState | undefined): TenantProblem[] {
  const { fetch = null, refused = null } = feed ?? {};
  const failing: TenantProblem[] =
    fetch?.error == null || fetch.failures < FAILURES_TO_TELL
      ? []
      : [
          {
            what: 'feed',
            sentences: [fetch.error],
            sinceMs: fetch.failingSinceMs ?? fetch.checkedAtMs,
            advice: adviceFor({ tenant, what: 'feed', sentences: [] }),
          },
        ];
  const aside: TenantProblem[] =
    refused === null
      ? []
      : [
          {
            what: 'refused',
            sentences: [refused.sentence],
            sinceMs: refused.atMs,
            advice: adviceFor({ tenant, what: 'refused', sentences: [] }),
          },
        ];
  return [...failing, ...aside];
}
