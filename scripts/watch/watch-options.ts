import { availableParallelism, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type MemoryPlan, megabytesOf, planMemory } from '#src/ops/work/memory-plan.ts';

export const usage = `npm run watch -- [--feeds DIR] [--memory 4g] [--workers N] [--port N] [--host ADDRESS]
npm run watch -- --worker

Takes feeds as they come, builds and publishes, until it is stopped. What goes on is at http://127.0.0.1:4320/ops.

  --feeds          where feeds are dropped, as <tenant>.csv or <tenant>/<any name> (.data/feeds)
  --memory         what all builds together may take, such as 4g or 1500m (three quarters of the machine's)
  --workers        most builds at the same time (as many as there are cores, and as fit)
  --port           of the page, the metrics and the webhook (4320)
  --host           address to listen on (127.0.0.1); any other needs OPS_PASSWORD
  --worker         only builds, from a queue that another machine keeps: OPS_DATABASE_URL names it
  --private-feeds  feeds may be fetched from addresses inside this network
  --tenants-dir    folder of the tenants (tenants)
  --out            where the sites go (dist)`;

export interface WatchOptions {
  readonly feedsDir: string;
  readonly tenantsDir: string;
  readonly outDir: string;
  readonly dataDir: string;
  readonly reportsDir: string;
  readonly memory: MemoryPlan;
  readonly port: number;
  readonly host: string;
  readonly isWorkerOnly: boolean;
  readonly allowsPrivateFeeds: boolean;
}

/** Null: help is asked for. Throws an Error whose message is a sentence. */
export function readWatchOptions(args: readonly string[], dataDir: string): WatchOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      feeds: { type: 'string' },
      memory: { type: 'string' },
      workers: { type: 'string' },
      port: { type: 'string', default: '4320' },
      host: { type: 'string', default: '127.0.0.1' },
      worker: { type: 'boolean', default: false },
      'private-feeds': { type: 'boolean', default: false },
      'tenants-dir': { type: 'string', default: 'tenants' },
      out: { type: 'string', default: 'dist' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  return {
    feedsDir: resolve(values.feeds ?? join(dataDir, 'feeds')),
    tenantsDir: resolve(values['tenants-dir']),
    outDir: resolve(values.out),
    dataDir: resolve(dataDir),
    reportsDir: resolve(process.env['REPORTS_DIR'] ?? 'reports'),
    memory: planMemory({
      memoryMegabytes: readMemory(values.memory),
      cores: availableParallelism(),
      wanted: values.workers === undefined ? null : readCount('--workers', values.workers, 1, 64),
    }),
    port: readCount('--port', values.port, 0, 65_535),
    host: values.host,
    isWorkerOnly: values.worker,
    allowsPrivateFeeds: values['private-feeds'],
  };
}

/** A container may have less than its machine. */
function readMemory(text: string | undefined): number {
  const machine = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  if (text === undefined) return Math.floor((machine / 1024 ** 2) * 0.75);
  const megabytes = megabytesOf(text);
  if (megabytes === null || megabytes < 600) {
    throw new Error(`--memory ${text} is not an amount such as "4g" or "1500m", and at least 600m.`);
  }
  return megabytes;
}

function readCount(name: string, text: string, least: number, most: number): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`${name} ${text} is not a number from ${least} to ${most}.`);
}
