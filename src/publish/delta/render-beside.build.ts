import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BesideOrder, BesideReply, SharedBuild } from './beside-messages.ts';
import type { Beside } from './render-shared.build.ts';

const workerFile = fileURLToPath(new URL('./render-worker.build.ts', import.meta.url));

export interface BesideProcess {
  /** Has it take part in a build: it reads the stock and settings that lie on the disk by now. */
  readonly open: (build: SharedBuild) => Beside;
  readonly close: () => void;
}

/** Starts a process that renders files of a build into its folder, by the program that was compiled into a folder. */
export function startBeside(program: string): BesideProcess {
  const child = fork(workerFile, [program], {
    execArgv: ['--max-semi-space-size=64', '--max-old-space-size=1200'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  /** Orders are obeyed one after the other. */
  const asked: ((reply: BesideReply | null) => void)[] = [];
  const answer = (reply: BesideReply) => asked.shift()?.(reply);
  const end = () => {
    for (const resolve of asked.splice(0)) resolve(null);
  };
  child.on('message', answer).on('exit', end).on('error', end);
  const ask = (order: BesideOrder) =>
    new Promise<BesideReply | null>((resolve) => {
      asked.push(resolve);
      if (!child.connected) return end();
      child.send(order, (error) => error !== null && end());
    });
  return {
    open: (build) => ({
      isReady: ask({ type: 'open', build }).then((reply) => reply?.type === 'open' && reply.isSame),
      render: async (files) => {
        const reply = await ask({ type: 'render', files });
        if (reply?.type === 'failed') throw new Error(reply.problem);
        return reply?.type === 'rendered' ? reply.pages : null;
      },
    }),
    close: () => void child.kill('SIGKILL'),
  };
}
