import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { noStock, type SiteStock } from '../../stock/snapshot.schema.ts';
import { currentDealer, keptDealers } from '../../values/dealer-memory.build.ts';
import { isAnswering } from '../is-running.build.ts';
import { renderingFlags } from '../process-flags.ts';
import type { BesideOrder, BesideReply, OrderedFile, SearchAnswers, SharedBuild } from './beside-messages.ts';
import type { Beside } from './render-shared.build.ts';
import { toldList } from './told-list.ts';

const workerFile = fileURLToPath(new URL('./render-worker.build.ts', import.meta.url));

/** Takes part as soon as the build knows the basis of its own pages, if that is the same. */
export type OpenedBeside = (basis: string) => SiteBeside;

export interface SiteBeside extends Beside<OrderedFile> {
  /** Null when it cannot take part, or has ended. Rejects with what goes wrong. */
  readonly answers: Promise<SearchAnswers | null>;
}

interface BesideProcess {
  /**
   * Has it take part in a build of this stock: it reads the settings that lie on the disk by now. `questions` are reads
   * that it answers before it renders.
   */
  readonly open: (build: SharedBuild, stock: SiteStock, questions: readonly string[]) => OpenedBeside;
  readonly isRunning: () => boolean;
  /** Whether this process waits for it when it has nothing else to do. */
  readonly await: (isAwaited: boolean) => void;
  readonly kill: () => void;
}

let kept: { readonly program: string; readonly beside: BesideProcess } | null = null;

/**
 * The process beside this one, which renders files of its builds by the program that was compiled into a folder. It
 * is started for the first and stays for those that come: what has rendered thousands of pages is quicker with the
 * next. It ends with this process.
 */
export function takeBeside(program: string): Pick<BesideProcess, 'open'> {
  const beside = readyBeside(program);
  beside.await(true);
  return beside;
}

/** Has it start, which takes a second, for a build that may need it. */
export function readyBeside(program: string): BesideProcess {
  if (kept?.program === program && kept.beside.isRunning()) return kept.beside;
  kept?.beside.kill();
  kept = { program, beside: startBeside(program) };
  kept.beside.await(false);
  return kept.beside;
}

/** After a build that failed it is ended, as it may be at work for that still. */
export function leaveBeside(hasFailed: boolean): void {
  if (hasFailed) kept?.beside.kill();
  else kept?.beside.await(false);
}

function startBeside(program: string): BesideProcess {
  const child = fork(workerFile, [program], {
    execArgv: renderingFlags(1200),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  /** Orders are obeyed one after the other. */
  const asked: ((reply: BesideReply | null) => void)[] = [];
  const answer = (reply: BesideReply) => asked.shift()?.(reply);
  const end = () => {
    for (const resolve of asked.splice(0)) resolve(null);
  };
  child.on('message', answer).on('exit', end).on('error', end);
  const nextReply = () =>
    new Promise<BesideReply | null>((resolve) => {
      asked.push(resolve);
    });
  const send = (order: BesideOrder) => {
    if (child.connected) child.send(order, (error) => error !== null && end());
    else end();
  };
  const ask = (order: BesideOrder) => {
    const reply = nextReply();
    send(order);
    return reply;
  };
  /** What it was told last of each dealer, and has. */
  const toldOf = new Map<string, SiteStock>();
  return {
    open: (build, stock, questions) => {
      const { vehicles, departed, newcomers } = stock;
      const [dealer, kept] = [currentDealer(), keptDealers()];
      const told = toldOf.get(dealer) ?? noStock;
      const news = {
        vehicles: toldList(told.vehicles, vehicles),
        departed: toldList(told.departed, departed),
        newcomers: toldList(told.newcomers, newcomers),
      };
      toldOf.set(dealer, { vehicles, departed, newcomers });
      for (const name of toldOf.keys()) if (!kept.includes(name)) toldOf.delete(name);
      const [opened, answered] = [nextReply(), nextReply()];
      send({ type: 'open', build, dealer, kept, stock: news, questions });
      // It may not have heard the stock, to which the next one's news would be added.
      void opened.then((reply) => reply?.type === 'failed' && child.kill('SIGKILL'));
      return (basis) => {
        const isReady = opened.then((reply) => reply?.type === 'open' && reply.basis === basis);
        const answers = isReady.then(async (isSame) => {
          const reply = isSame ? await answered : null;
          if (reply?.type === 'failed') throw new Error(reply.problem);
          return reply?.type === 'answered' ? reply.answers : null;
        });
        // Whoever waits for them is told.
        answers.catch(() => undefined);
        return {
          isReady,
          answers,
          render: async (files) => {
            const ordered = files.map(({ file, component }) => ({ file, component }));
            const reply = await ask({ type: 'render', files: ordered });
            if (reply?.type === 'failed') throw new Error(reply.problem);
            return reply?.type === 'rendered' ? reply.pages : null;
          },
        };
      };
    },
    isRunning: () => isAnswering(child),
    await: (isAwaited) => {
      for (const held of [child, child.channel]) isAwaited ? held?.ref() : held?.unref();
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
