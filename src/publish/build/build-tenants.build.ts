import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BuildJob, BuildResult, BuildWatcher, WorkerMessage } from './build-job.ts';
import { renderingFlags } from './process-flags.ts';

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));
const workerFile = fileURLToPath(new URL('./build-worker.build.ts', import.meta.url));

/**
 * Builds tenants in reused worker processes, each taking the next job when it is free; a single tenant is
 * rendered by two threads. A worker that dies (out of memory, killed) fails only its own tenant.
 */
export async function buildTenants(
  jobs: readonly Omit<BuildJob, 'threads'>[],
  workers: number,
  watcher: BuildWatcher,
  program: string = workerFile,
): Promise<BuildResult[]> {
  const threads = workers >= jobs.length * 2 ? 2 : 1;
  const waiting = jobs.map((job): BuildJob => ({ ...job, threads }));
  const results: BuildResult[] = [];
  const finish = (result: BuildResult) => {
    results.push(result);
    watcher.done(result);
  };
  const run = async () => {
    let worker: ChildProcess | null = null;
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (!worker?.connected) worker = null;
      worker ??= fork(program, {
        cwd: projectRoot,
        execArgv: renderingFlags(1200),
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      const result = await runJob(worker, job, watcher);
      if (result.worker === 'gone') worker = null;
      finish(result.result);
    }
    if (worker?.connected) worker.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, run));
  return jobs.flatMap((job) => results.filter((result) => result.slug === job.slug));
}

function runJob(worker: ChildProcess, job: BuildJob, watcher: BuildWatcher) {
  const started = performance.now();
  return new Promise<{ result: BuildResult; worker: 'ready' | 'gone' }>((resolve) => {
    const stop = () => {
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      worker.off('error', onError);
    };
    const onMessage = (message: WorkerMessage) => {
      if (message.type === 'progress') return watcher.progress(message.slug, message.step);
      stop();
      resolve({ result: message.result, worker: 'ready' });
    };
    const fail = (why: string) => {
      stop();
      const problems = [`The build process ended early (${why}); the published site is unchanged.`];
      const seconds = (performance.now() - started) / 1000;
      resolve({ result: { ok: false, slug: job.slug, seconds, problems }, worker: 'gone' });
    };
    const onExit = (code: number | null, signal: string | null) => fail(signal ?? `code ${code}`);
    const onError = (error: Error) => fail(error.message);
    worker.on('message', onMessage);
    worker.on('exit', onExit);
    worker.on('error', onError);
    worker.send(job);
  });
}
