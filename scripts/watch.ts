import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { type Env, opsDatabaseOf, readEnv, readSecret } from '#functions/env.ts';
import { resendMail } from '#functions/leads/delivery/resend-mail.ts';
import { opsApp } from '#functions/ops/ops-app.ts';
import { opsTables } from '#functions/ops/ops-tables.ts';
import { channelsOf, sendDueNotices } from '#functions/ops/send-notices.ts';
import { storedQueue } from '#functions/ops/stored-queue.ts';
import { databaseFile } from '#functions/platform/database/database-file.ts';
import { openDatabaseThread, type ThreadDatabase } from '#functions/platform/database/database-thread.ts';
import { requestListener } from '#functions/platform/request-listener.ts';
import type { OpenDatabase } from '#functions/storage/client-database.ts';
import { openDatabase } from '#functions/storage/open-database.ts';
import { LEASE_MS } from '#src/ops/queue/queue-rules.ts';
import { listTenants } from '#src/tenant/load/tenant-folder.build.ts';
import { timeZoneOf } from '#src/tenant/load/time-zone.build.ts';
import { errorMessage } from '#src/values/text/error-message.ts';
import { runCommand, UsageError } from './command-line.ts';
import { ensureDemoStock } from './demo-stock/ensure-demo-stock.ts';
import { opsPorts } from './watch/ops-ports.ts';
import { isGone, runWorkers } from './watch/run-workers.ts';
import { startFeedWatch } from './watch/start-feed-watch.ts';
import { loggedQueue, timedErrors, timedLog } from './watch/watch-log.ts';
import { type WatchOptions, watchCommand, watchOptions } from './watch/watch-options.ts';

const TELL_EVERY_MS = 2000;

const reportError = timedErrors((line) => console.error(line), Date.now);

async function watch(options: WatchOptions, env: Env): Promise<void> {
  const database = await openQueueDatabase(env);
  const recipients = recipientsOf(env);
  const channels = channelsOf(recipients);
  const newId = randomUUID;
  const stored = storedQueue({ database, now: Date.now, newId, leaseMs: LEASE_MS, channels });
  const log = timedLog((line) => console.log(line), Date.now);
  const queue = loggedQueue(stored, log, Date.now);
  await queue.requeueDead(isGone);
  const work = runWorkers(queue, options, reportError);
  if (!options.isWorkerOnly) {
    await ensureDemoStock(options.tenantsDir, listTenants(options.tenantsDir), new Date());
    const { wake } = work;
    const feeds = await startFeedWatch({ options, database, queue, channels, newId, log, reportError, wake });
    const ports = opsPorts({
      env,
      host: options.host,
      outDir: options.outDir,
      database,
      queue,
      feeds,
      work,
      reportError,
      secret: readSecret,
    });
    const port = await listen(options, opsApp(ports));
    console.log(`Watching. The state of the queue: http://${options.host}:${port}/ops`);
  }
  const { workers, totalMegabytes } = options.memory;
  const builds = workers === 1 ? '1 build' : `${workers} builds`;
  console.log(`${builds} at a time, in ${totalMegabytes} MB. Stop with Ctrl+C.`);
  const noticePorts = {
    database,
    now: Date.now,
    chance: Math.random,
    timeZoneOf: (tenant: string) => timeZoneOf(options.tenantsDir, tenant) ?? 'UTC',
    reportError,
  };
  setInterval(() => {
    void sendDueNotices({ ...recipients, ...noticePorts }).catch(reportError);
  }, TELL_EVERY_MS);
  // Builds are returned to the queue; everything else can be stopped at any time.
  const end = async () => {
    await work.stop();
    await database.close();
  };
  const stop = () => end().then(() => process.exit(), exitWith);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

/** A file is opened in a thread, which opens it again when it was deleted or replaced. */
async function openQueueDatabase(env: Env): Promise<OpenDatabase | ThreadDatabase> {
  const address = opsDatabaseOf(env);
  const { url } = address;
  try {
    return databaseFile(url) === null
      ? await openDatabase(address, opsTables)
      : await openDatabaseThread(url, reportError, opsTables);
  } catch (cause) {
    const reason = errorMessage(cause);
    throw new Error(`The queue ${url} cannot be opened: ${reason}`, { cause });
  }
}

function recipientsOf(env: Env) {
  const { OPS_NOTIFY_URL: url, OPS_NOTIFY_SECRET: secret, OPS_NOTIFY_EMAIL: to } = env;
  const { MAIL_URL = 'https://api.resend.com', MAIL_KEY: key, MAIL_FROM: from } = env;
  if (to !== undefined && (key === undefined || from === undefined)) {
    throw new Error('OPS_NOTIFY_EMAIL needs MAIL_KEY and MAIL_FROM.');
  }
  return {
    webhook: url === undefined ? null : { url, secret },
    mail:
      to === undefined || key === undefined || from === undefined
        ? null
        : { mail: resendMail({ url: MAIL_URL, key, from }), to: to.split(',').map((part) => part.trim()) },
  };
}

/** Returns the port; 0 picks a free one. */
async function listen({ host, port }: WatchOptions, app: ReturnType<typeof opsApp>): Promise<number> {
  const answer = (request: Request, address: string) => app.fetch(request, { address });
  const server = createServer(requestListener({ answer, reportError }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new Error(`Cannot listen: ${message}. Choose another --port.`)),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

await runCommand(watchCommand, async (parsed) => {
  const env = readEnv();
  const options = watchOptions(parsed, env.DATA_DIR);
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(options.host);
  if (!isLocal && env.OPS_PASSWORD === undefined) {
    throw new UsageError(`--host ${options.host} accepts requests from other machines: set OPS_PASSWORD.`);
  }
  await watch(options, env).catch(exitWith);
});

/** Exits at once, because parts that have already started would keep the process running. */
function exitWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
