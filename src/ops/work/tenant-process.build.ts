import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BuildJob } from '../../publish/build/build-job.ts';
import { isAnswering } from '../../publish/build/is-running.build.ts';
import { renderingFlags } from '../../publish/build/process-flags.ts';
import type { BuildOutcome } from '../queue/build-record.schema.ts';
import type { TenantOrder, TenantReply } from './tenant-job.ts';

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

export interface Building {
  readonly onStep: (step: string) => void;
  readonly mayPublish: () => Promise<boolean>;
}

/** A long-lived process that builds and publishes one tenant after the other. */
export interface TenantProcess {
  /** Null once it has ended. */
  readonly pid: () => number | null;
  /** Never rejects: if the process dies, the result of the build is `lost`. */
  readonly run: (job: BuildJob, building: Building) => Promise<BuildOutcome>;
  /** Ends the process at once, even during a build. */
  readonly kill: () => void;
  /** Ends the process when it is idle. */
  readonly end: () => void;
}

/**
 * Starts `program`, which receives `TenantOrder` and sends `TenantReply`; `heapMegabytes` limits its heap.
 */
export function openTenantProcess(program: string, heapMegabytes: number): TenantProcess {
  const child = fork(program, {
    cwd: projectRoot,
    execArgv: renderingFlags(heapMegabytes),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    pid: () => (isAnswering(child) ? (child.pid ?? null) : null),
    run: (job, building) => run(child, job, building),
    kill: () => void child.kill('SIGKILL'),
    end: () => {
      if (child.connected) child.disconnect();
    },
  };
}

/** Exit signal and code of Node when its heap is full. */
const outOfMemory = ['SIGABRT', 'code 134'];

function run(child: ChildProcess, job: BuildJob, { onStep, mayPublish }: Building): Promise<BuildOutcome> {
  return new Promise((resolve) => {
    const order = (sent: TenantOrder) => {
      if (child.connected) child.send(sent, () => undefined);
    };
    const end = (outcome: BuildOutcome) => {
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onError);
      resolve(outcome);
    };
    const fail = (why: string) =>
      end({
        kind: outOfMemory.includes(why) ? 'outgrown' : 'lost',
        sentences: [`The build process ended early (${why}).`],
      });
    const answer = (isAllowed: boolean) => order({ type: 'publish', isAllowed });
    const onMessage = (reply: TenantReply) => {
      if (reply.type === 'step') return onStep(reply.step);
      if (reply.type === 'done') return end(reply.outcome);
      mayPublish().then(answer, () => answer(false));
    };
    const onExit = (code: number | null, signal: string | null) => fail(signal ?? `code ${code}`);
    const onError = (error: Error) => fail(error.message);
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.on('error', onError);
    if (!isAnswering(child)) return fail('it was gone before it began');
    order({ type: 'build', job });
  });
}
