import { availableParallelism, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { SETTLED_MS } from '#src/ops/feeds/drop-folder.build.ts';
import { megabytesOf, planMemory } from '#src/ops/work/memory-plan.ts';
import { defineCommand, type ParsedArguments, tenantsDirOption, UsageError } from '../command-line.ts';

export const watchCommand = defineCommand({
  name: 'watch',
  about: 'Receives feeds, and builds and publishes dealers, until it is stopped.',
  forms: ['[options]', '--worker'],
  options: {
    feeds: {
      type: 'string',
      value: 'DIR',
      help: 'folder in which feeds are dropped, as <tenant>.csv or <tenant>/<any name> (.data/feeds)',
    },
    settled: {
      type: 'string',
      value: 'SECONDS',
      help: `how long a dropped file must stay unchanged to count as complete (${SETTLED_MS / 1000})`,
    },
    memory: {
      type: 'string',
      value: 'AMOUNT',
      help: "memory for all builds together, such as 4g or 1500m (three quarters of the machine's)",
    },
    workers: {
      type: 'string',
      value: 'N',
      help: 'maximum number of parallel builds (as many as cores and memory allow)',
    },
    port: {
      type: 'string',
      value: 'N',
      default: '4320',
      help: 'port of the ops page, the metrics and the webhook',
    },
    host: {
      type: 'string',
      value: 'ADDRESS',
      default: '127.0.0.1',
      help: 'address to listen on; any other needs OPS_PASSWORD',
    },
    worker: {
      type: 'boolean',
      default: false,
      help: "only build, from another machine's queue: OPS_DATABASE_URL is its address",
    },
    'private-feeds': {
      type: 'boolean',
      default: false,
      help: 'allow fetching feeds from addresses inside this network',
    },
    'tenants-dir': tenantsDirOption,
    out: { type: 'string', value: 'DIR', default: 'dist', help: 'folder of the built sites' },
  },
  notes: 'The state of the queue is at http://127.0.0.1:4320/ops.',
  example: '--feeds /srv/feeds --memory 4g',
});

export type WatchOptions = ReturnType<typeof watchOptions>;

/** Throws a UsageError for invalid options. */
export function watchOptions({ values }: ParsedArguments<typeof watchCommand.options>, dataDir: string) {
  return {
    feedsDir: resolve(values.feeds ?? join(dataDir, 'feeds')),
    settledMs:
      values.settled === undefined ? SETTLED_MS : readCount('--settled', values.settled, 1, 3600) * 1000,
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

/** A container may have less memory than its machine. */
function readMemory(text: string | undefined): number {
  const machine = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  if (text === undefined) return Math.floor((machine / 1024 ** 2) * 0.75);
  const megabytes = megabytesOf(text);
  if (megabytes === null || megabytes < 600) {
    throw new UsageError(`--memory ${text} is not an amount such as "4g" or "1500m", and at least 600m.`);
  }
  return megabytes;
}

function readCount(name: string, text: string, min: number, max: number): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new UsageError(`${name} ${text} is not a number from ${min} to ${max}.`);
}
