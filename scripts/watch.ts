import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Env, opsDatabaseOf, readEnv, readSecret } from '#functions/env.ts';
import { errorText } from '#functions/http/error-text.ts';
import { resendMail } from '#functions/leads/delivery/resend-mail.ts';
import { opsApp } from '#functions/ops/ops-app.ts';
import { opsTables } from '#functions/ops/ops-tables.ts';
import { storedQueue } from '#functions/ops/stored-queue.ts';
import { channelsOf, tellDue } from '#functions/ops/tell-notices.ts';
import { databaseFile } from '#functions/platform/database-file.ts';
import { openDatabase } from '#functions/storage/open-database.ts';
import { leaseMs } from '#src/ops/queue/queue-rules.ts';
import { listTenants } from '#src/tenant/load-tenant.build.ts';
import { ensureDemoStock } from './demo-stock/ensure-demo-stock.ts';
import { opsPorts } from './watch/ops-ports.ts';
import { startFeedWatch } from './watch/start-feed-watch.ts';
import { readWatchOptions, usage, type WatchOptions } from './watch/watch-options.ts';
import { isGone, workHere } from './watch/work-here.ts';

const tellEveryMs = 2000;

const reportError = (error: unknown) => console.error(errorText(error));

async function watch(options: WatchOptions, env: Env): Promise<void> {
  const address = opsDatabaseOf(env);
  const file = databaseFile(address.url);
  if (file !== null) await mkdir(dirname(file), { recursive: true });
  const database = await openDatabase(address, opsTables);
  const told = toldOf(env);
  const channels = channelsOf(told);
  const newId = randomUUID;
  const queue = storedQueue({ database, now: Date.now, newId, leaseMs, channels });
  await queue.takeBack(isGone);
  const work = workHere(queue, options, reportError);
  const closers: (() => unknown)[] = [() => work.stop()];
  if (!options.isWorkerOnly) {
    await ensureDemoStock(options.tenantsDir, listTenants(options.tenantsDir), new Date());
    const feeds = await startFeedWatch({
      options,
      database,
      queue,
      channels,
      newId,
      reportError,
      wake: work.wake,
    });
    const ports = opsPorts({ env, database, queue, feeds, work, reportError, secret: readSecret });
    const server = await listen(options, opsApp(ports));
    closers.unshift(server.close, () => feeds.stop());
    console.log(`Watching. What goes on: http://${options.host}:${server.port}/ops`);
  }
  const { workers, totalMegabytes } = options.memory;
  console.log(
    `${workers} ${workers === 1 ? 'build' : 'builds'} at a time, in ${totalMegabytes} MB. Stop with Ctrl+C.`,
  );
  const telling = setInterval(() => {
    void tellDue({ ...told, database, now: Date.now, chance: Math.random, reportError }).catch(reportError);
  }, tellEveryMs);
  const stop = async () => {
    clearInterval(telling);
    for (const close of closers) await close();
    database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

function toldOf(env: Env) {
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

async function listen({ host, port }: WatchOptions, app: ReturnType<typeof opsApp>) {
  const listener = getRequestListener((request, { incoming }) =>
    app.fetch(request, { address: incoming.socket.remoteAddress ?? '' }),
  );
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`Cannot listen on ${host}, port ${port}: ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  // 0 takes any free port.
  return { port: typeof address === 'object' && address !== null ? address.port : port, close };
}

async function main(): Promise<void> {
  const env = readEnv();
  const options = readWatchOptions(process.argv.slice(2), env.DATA_DIR);
  if (options === null) return console.log(usage);
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(options.host);
  if (!isLocal && env.OPS_PASSWORD === undefined) {
    throw new Error(`--host ${options.host} answers others than this machine: set OPS_PASSWORD.`);
  }
  await watch(options, env);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
