import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newFeedState } from '#src/ops/feeds/feed-state.schema.ts';
import { opsReport } from '#src/ops/ops-report.ts';
import { newEntry } from '#src/ops/queue/queue-entry.schema.ts';
import { openMetricsText } from './open-metrics.ts';
import { opsMetrics } from './ops-metrics.ts';

/**
 * Line patterns from the ABNF of the specification, without exemplars and timestamps, which are not
 * used here.
 */
const name = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const escapedText = '(?:[^\\\\"\\n]|\\\\["\\\\n])*';
const labels = `\\{(?:[a-zA-Z_][a-zA-Z0-9_]*="${escapedText}"(?:,(?=[a-zA-Z_]))?)*\\}`;
const number = '(?:[+-]?(?:\\d+\\.?\\d*(?:[eE][+-]?\\d+)?|Inf)|NaN)';
const descriptor = new RegExp(`^# (?:TYPE ${name} \\w+|UNIT ${name} \\w+|HELP ${name} ${escapedText})$`);
const sample = new RegExp(`^(${name})(${labels})? ${number}$`);

/** Violations of OpenMetrics 1.0 in a text. */
function faultsOf(text: string): string[] {
  if (!text.endsWith('# EOF\n')) return ['It does not end with the end mark.'];
  const lines = text.slice(0, -1).split('\n').slice(0, -1);
  const faults: string[] = [];
  const closed = new Set<string>();
  let family = { name: '', type: '' };
  for (const line of lines) {
    if (line.startsWith('# ')) {
      if (!descriptor.test(line)) faults.push(`no descriptor: ${line}`);
      const [, keyword, of = '', value = ''] = line.split(' ');
      if (keyword === 'TYPE') {
        closed.add(family.name);
        if (closed.has(of)) faults.push(`twice: ${of}`);
        family = { name: of, type: value };
      }
      if (of !== family.name) faults.push(`out of its family: ${line}`);
      if (keyword === 'UNIT' && !of.endsWith(`_${value}`)) faults.push(`without its unit: ${of}`);
      continue;
    }
    const metric = sample.exec(line)?.[1];
    if (metric === undefined) faults.push(`no sample: ${line}`);
    else if (!(suffixes[family.type] ?? []).some((suffix) => metric === family.name + suffix)) {
      faults.push(`not of ${family.type} ${family.name}: ${line}`);
    }
  }
  return faults;
}

const suffixes: Readonly<Record<string, readonly string[]>> = {
  gauge: [''],
  counter: ['_total', '_created'],
  histogram: ['_bucket', '_count', '_sum', '_created'],
};

describe('text in the OpenMetrics format', () => {
  it('is valid whatever a label contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.double(), (text, value) => {
        const family = {
          name: 'x',
          type: 'gauge',
          help: text,
          samples: [{ labels: { of: text }, value }],
        } as const;
        expect(faultsOf(openMetricsText([family]))).toEqual([]);
      }),
    );
  });

  it('describes the queue', () => {
    const feed = { bytes: 9, modifiedMs: 1, arrivedAtMs: 1_700_000_000_000, route: 'folder' } as const;
    const report = opsReport({
      nowMs: 1_700_000_060_000,
      tenants: [],
      entries: [
        { tenant: 'city', entry: { ...newEntry, live: { release: 'r1', atMs: 1_700_000_030_000 } } },
        {
          tenant: 'river',
          entry: {
            ...newEntry,
            wanted: { atMs: 1_700_000_000_000, dueMs: 1_700_000_000_000, reasons: ['feed'] },
          },
        },
      ],
      feeds: new Map([['city', { ...newFeedState, file: feed }]]),
      finished: [],
    });
    const text = openMetricsText(
      opsMetrics({
        report,
        counts: {
          builds: new Map([['live', 3]]),
          secondsClasses: new Map([
            ['10', 2],
            ['+Inf', 1],
          ]),
          secondsSum: 4012.5,
        },
        processMegabytes: [512, 0],
        ownMegabytes: 100,
        waitingNotices: 0,
      }),
    );
    expect(faultsOf(text)).toEqual([]);
    for (const line of [
      'dealer_builds_waiting 1',
      'dealer_builds_waiting_longest_seconds 60',
      'dealer_builds_total{result="live"} 3',
      'dealer_build_duration_seconds_bucket{le="5.0"} 0',
      'dealer_build_duration_seconds_bucket{le="10.0"} 2',
      'dealer_build_duration_seconds_bucket{le="1800.0"} 2',
      'dealer_build_duration_seconds_bucket{le="+Inf"} 3',
      'dealer_build_duration_seconds_count 3',
      'dealer_build_duration_seconds_sum 4012.5',
      'dealer_feed_arrived_timestamp_seconds{dealer="city"} 1700000000',
      'dealer_live_timestamp_seconds{dealer="city"} 1700000030',
      'dealer_build_process_memory_bytes{process="0"} 536870912',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
  });
});
