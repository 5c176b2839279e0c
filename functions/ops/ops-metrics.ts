import type { OpsReport } from '#src/ops/ops-report.ts';
import { buildResults } from '#src/ops/queue/build-record.schema.ts';
import { type BuildCounts, secondsClasses } from './build-counts.ts';
import type { MetricFamily } from './open-metrics.ts';

interface MetricFacts {
  readonly report: OpsReport;
  readonly counts: BuildCounts;
  /** Memory of the build processes on this machine, in megabytes. */
  readonly processMegabytes: readonly number[];
  readonly ownMegabytes: number;
  readonly waitingNotices: number;
}

/** Metrics of the whole queue and of this machine. */
export function opsMetrics(facts: MetricFacts): MetricFamily[] {
  return [
    ...queueMetrics(facts),
    ...buildMetrics(facts.counts),
    ...tenantMetrics(facts.report),
    ...memoryMetrics(facts),
  ];
}

function queueMetrics({ report: { atMs, waiting, building }, waitingNotices }: MetricFacts): MetricFamily[] {
  const longest = waiting.reduce((max, { dueMs }) => Math.max(max, atMs - dueMs), 0);
  return [
    gauge('dealer_builds_waiting', 'Dealers that wait to be built.', waiting.length),
    gauge('dealer_builds_running', 'Dealers that are being built.', building.length),
    {
      name: 'dealer_builds_waiting_longest_seconds',
      type: 'gauge',
      unit: 'seconds',
      help: 'How long the dealer has been due that has waited longest.',
      samples: [{ value: longest / 1000 }],
    },
    gauge(
      'dealer_notices_waiting',
      'Notices of problems that have not arrived at the first try.',
      waitingNotices,
    ),
  ];
}

function buildMetrics({ builds, secondsClasses: counted, secondsSum }: BuildCounts): MetricFamily[] {
  let sum = 0;
  const buckets = [...secondsClasses.map(String), '+Inf'].map((le) => {
    sum += counted.get(le) ?? 0;
    // A bound is written with a decimal point (OpenMetrics, "Considerations: Canonical Numbers").
    return { suffix: '_bucket', labels: { le: le === '+Inf' ? le : `${le}.0` }, value: sum };
  });
  return [
    {
      name: 'dealer_builds',
      type: 'counter',
      help: 'Builds that have ended, by what became of them.',
      samples: buildResults.map((result) => ({
        suffix: '_total',
        labels: { result },
        value: builds.get(result) ?? 0,
      })),
    },
    {
      name: 'dealer_build_duration_seconds',
      type: 'histogram',
      unit: 'seconds',
      help: 'How long builds took, from the import to the release.',
      samples: [...buckets, { suffix: '_count', value: sum }, { suffix: '_sum', value: secondsSum }],
    },
  ];
}

function tenantMetrics({ tenants }: OpsReport): MetricFamily[] {
  const kinds = ['failed', 'held', 'unusable', 'feed', 'refused'] as const;
  return [
    {
      name: 'dealer_feed_arrived_timestamp_seconds',
      type: 'gauge',
      unit: 'seconds',
      help: 'When the last new feed of a dealer came, seconds since 1970.',
      samples: tenants.flatMap(({ tenant: dealer, feed }) =>
        feed === null ? [] : [{ labels: { dealer }, value: feed.arrivedAtMs / 1000 }],
      ),
    },
    {
      name: 'dealer_live_timestamp_seconds',
      type: 'gauge',
      unit: 'seconds',
      help: 'When a site of a dealer last went live, seconds since 1970.',
      samples: tenants.flatMap(({ tenant: dealer, live }) =>
        live === null ? [] : [{ labels: { dealer }, value: live.atMs / 1000 }],
      ),
    },
    {
      name: 'dealer_problem',
      type: 'gauge',
      help: '1 for a dealer whose build failed, whose feed is held, cannot be used, cannot be fetched or was not taken.',
      samples: tenants.flatMap(({ tenant: dealer, problems }) =>
        kinds.map((kind) => ({
          labels: { dealer, kind },
          value: problems.some(({ what }) => what === kind) ? 1 : 0,
        })),
      ),
    },
  ];
}

function memoryMetrics({ processMegabytes, ownMegabytes }: MetricFacts): MetricFamily[] {
  const bytes = (megabytes: number) => Math.round(megabytes * 1024 * 1024);
  return [
    {
      name: 'dealer_build_process_memory_bytes',
      type: 'gauge',
      unit: 'bytes',
      help: 'What each building process of this machine takes, with all that it has started.',
      samples: processMegabytes.map((megabytes, index) => ({
        labels: { process: String(index) },
        value: bytes(megabytes),
      })),
    },
    {
      name: 'dealer_queue_process_memory_bytes',
      type: 'gauge',
      unit: 'bytes',
      help: 'What the process that keeps the queue takes.',
      samples: [{ value: bytes(ownMegabytes) }],
    },
  ];
}

function gauge(name: string, help: string, value: number): MetricFamily {
  return { name, type: 'gauge', help, samples: [{ value }] };
}
