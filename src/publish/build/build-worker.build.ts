/**
 * A worker process: builds one tenant after the other, so that Astro, Vite and React are loaded once.
 * Astro keeps state per process (the tenant in the environment), hence processes, not threads.
 */
import { settled } from './after-build.build.ts';
import type { BuildJob, WorkerMessage } from './build-job.ts';
import { buildTenant } from './build-tenant.build.ts';

/** To whom may be gone: then this process ends. */
const send = (message: WorkerMessage) => process.send?.(message, undefined, undefined, () => undefined);

process.on('message', async (job: BuildJob) => {
  const result = await buildTenant(job, (step) => send({ type: 'progress', slug: job.slug, step }));
  await settled();
  send({ type: 'done', result });
});
process.on('disconnect', () => process.exit());
