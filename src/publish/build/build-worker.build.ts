/**
 * A worker process: builds one tenant after the other, so that Astro, Vite and React are loaded once.
 * Processes rather than threads, because Astro keeps the tenant in process-wide state.
 */

import type { BuildJob, WorkerMessage } from './build-job.ts';
import { buildTenant } from './build-tenant.build.ts';
import { deferredWorkDone } from './deferred-work.build.ts';

/** If the parent process is gone, sending fails and this process ends by itself. */
const send = (message: WorkerMessage) => process.send?.(message, undefined, undefined, () => undefined);

process.on('message', async (job: BuildJob) => {
  const result = await buildTenant(job, (step) => send({ type: 'progress', slug: job.slug, step }));
  await deferredWorkDone();
  send({ type: 'done', result });
});
process.on('disconnect', () => process.exit());
