/**
 * A worker process of the queue: builds and publishes one tenant after the other, so that Astro, Vite and
 * React are loaded once. This process holds the tenant's lock: if the queue's process is killed, no other
 * starts on the tenant before this one has ended.
 */

import { join } from 'node:path';
import { readSecret } from '#functions/env.ts';
import { keyOfFile } from '#functions/static/key-of-file.ts';
import { contentTypeOf } from '#functions/static/reply/content-type.ts';
import type { BuildOutcome } from '#src/ops/queue/build-record.schema.ts';
import { LEASE_MS } from '#src/ops/queue/queue-rules.ts';
import type { TenantOrder, TenantReply } from '#src/ops/work/tenant-job.ts';
import type { BuildJob, BuildResult } from '#src/publish/build/build-job.ts';
import { buildTenant } from '#src/publish/build/build-tenant.build.ts';
import { deferredWorkDone } from '#src/publish/build/deferred-work.build.ts';
import { publishTenant } from '#src/publish/release/publish-tenant.build.ts';
import { loadTenant } from '#src/tenant/load/load-tenant.build.ts';
import { withProcessLock } from '#src/tenant/load/process-lock.build.ts';
import { errorMessage } from '#src/values/text/error-message.ts';
import { uploadSearch } from './upload-search.ts';

/** If the parent process is gone, sending fails and this process ends by itself. */
const send = (reply: TenantReply) => process.send?.(reply, undefined, undefined, () => undefined);
const MAX_PROBLEMS = 20;

/** Limits progress messages, of which there can be hundreds in a second. */
const SAY_EVERY_MS = 100;
let said = { name: '', atMs: 0 };

function say(step: string): void {
  const [name = ''] = step.split(' ');
  const atMs = performance.now();
  if (name === said.name && atMs - said.atMs < SAY_EVERY_MS) return;
  said = { name, atMs };
  send({ type: 'step', step });
}

/**
 * Resolves with the queue's answer. Exits if the queue's process is gone; if it does not answer within the
 * lease, it is paused and the tenant was given to another worker.
 */
function askToPublish(): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isAllowed: boolean) => {
      process.off('message', onMessage);
      clearTimeout(silence);
      resolve(isAllowed);
    };
    const onMessage = (order: TenantOrder) => {
      if (order.type === 'publish') answer(order.isAllowed);
    };
    const silence = setTimeout(() => answer(false), LEASE_MS);
    process.on('message', onMessage);
    send({ type: 'mayPublish' });
  });
}

const outcomeOf = { feed: 'unusable', memory: 'outgrown', other: 'failed' } as const;

async function buildAndPublish(job: BuildJob): Promise<BuildOutcome> {
  say('waits for another process');
  return withProcessLock(join(job.dataDir, 'ops', 'locks', `${job.slug}.lock`), async () => {
    try {
      const result = await buildTenant(job, say);
      if (!result.ok) {
        return { kind: outcomeOf[result.cause ?? 'other'], sentences: shortened(result.problems) };
      }
      // Without a target the build itself publishes the dealer, and this answer has no effect.
      const isAllowed = await askToPublish();
      return isAllowed ? await publish(job, result) : { kind: 'stopped' };
    } finally {
      await deferredWorkDone();
    }
  });
}

/** A mistake in the defaults occurs for every file, and library errors may repeat their input. */
function shortened(problems: readonly string[]): string[] {
  const more = problems.length - MAX_PROBLEMS;
  const shown = problems.slice(0, MAX_PROBLEMS).map((problem) => problem.slice(0, 2000));
  return more > 0 ? [...shown, `And ${more} more.`] : shown;
}

async function publish(job: BuildJob, built: Extract<BuildResult, { ok: true }>): Promise<BuildOutcome> {
  const { vehicles, pages, held, unusable } = built;
  const facts = { kind: 'done', held, unusable, vehicles, pages } as const;
  const loaded = loadTenant(job.tenantsDir, job.slug);
  if (!loaded.ok) return { kind: 'failed', sentences: ['The settings were changed during the build.'] };
  const { settings } = loaded.tenant;
  say('search');
  // Uploads cars before the pages: if the server refuses them, both stay unchanged.
  const search = await uploadSearch(loaded.tenant, job.dataDir);
  const to = settings.publish.automatic;
  if (to === null) {
    return { ...facts, ...(await search.goLive()), result: 'built', changed: null, release: null };
  }
  say('publish');
  const published = publishTenant({
    slug: job.slug,
    settings,
    to,
    folder: join(job.outDir, job.slug),
    dataDir: job.dataDir,
    now: new Date(),
    secret: (name) => readSecret(name),
    keyOf: keyOfFile,
    contentTypeOf,
    bundleWorker: async () => (await import('../publish/bundle-worker.ts')).bundleWorker(),
    isDryRun: false,
    onProgress: () => undefined,
  });
  published.catch(() => search.discard());
  const { kind, release, changed } = await published;
  // Switches the search last: it must not find cars whose pages do not exist yet.
  const sent = await search.goLive();
  const isNew = kind === 'published';
  return {
    ...facts,
    ...sent,
    result: isNew ? 'live' : 'same',
    changed: isNew ? changed.length : 0,
    release,
  };
}

process.on('message', async (order: TenantOrder) => {
  if (order.type !== 'build') return;
  const outcome = await buildAndPublish(order.job).catch((error: unknown): BuildOutcome => {
    const sentence = errorMessage(error);
    return { kind: 'failed', sentences: [`It could not be published: ${sentence}`] };
  });
  send({ type: 'done', outcome });
});
process.on('disconnect', () => process.exit());
