import type { BuildJob } from '../../publish/build/build-job.ts';
import type { BuildClaim, BuildQueue } from '../queue/build-queue.ts';
import type { BuildOutcome } from '../queue/build-record.schema.ts';
import { createExclusiveWork } from './exclusive-work.ts';
import { heapOf, type MemoryPlan, threadsOf, verdictOn } from './memory-plan.ts';
import type { TenantProcess } from './tenant-process.build.ts';

interface WorkOptions {
  readonly queue: BuildQueue;
  /** Name of this process in the queue. */
  readonly worker: string;
  readonly memory: MemoryPlan;
  readonly jobOf: (tenant: string) => Omit<BuildJob, 'threads'>;
  readonly openProcess: (heapMegabytes: number) => TenantProcess;
  /** Megabytes by process id. */
  readonly memoryOf: (pids: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  readonly times: {
    /** How often the queue is polled while there is nothing to do. */
    readonly lookMs: number;
    /** How often a lease is renewed: several times in its duration. */
    readonly renewMs: number;
    /** How often the memory and duration of builds are checked. */
    readonly watchMs: number;
    /** A build that takes longer is considered stuck. */
    readonly buildMs: number;
  };
  readonly reportError: (error: unknown) => void;
}

export interface QueueWork {
  /** Polls the queue at once. */
  readonly wake: () => void;
  /** Memory of each slot's process in megabytes; 0 where there is none. */
  readonly memory: () => readonly number[];
  /** Takes no more builds and returns running ones to the queue for another worker. */
  readonly stop: () => Promise<void>;
}

interface RunningBuild {
  readonly limitMegabytes: number;
  readonly isAlone: boolean;
  readonly startedAt: number;
  /** The result to report once the process has ended, when this side killed it. */
  ended: BuildOutcome | null;
}

/** A slot for one process, which is started with the first build. */
interface Slot {
  process: TenantProcess | null;
  megabytes: number;
  /** Null when idle. */
  building: RunningBuild | null;
}

/**
 * Takes builds from the queue until it is stopped and runs them in as many processes as the memory plan
 * allows. A process runs one build at a time.
 */
export function workThroughQueue(options: WorkOptions): QueueWork {
  const { queue, worker, memory, times, reportError } = options;
  const slots: Slot[] = Array.from({ length: memory.workers }, () => ({
    process: null,
    megabytes: 0,
    building: null,
  }));
  const builtBy = new Map<string, TenantProcess>();
  const exclusive = createExclusiveWork();
  const end = new AbortController();
  let wakers: (() => void)[] = [];

  const wake = () => {
    const waiting = wakers;
    wakers = [];
    for (const go of waiting) go();
  };

  const pause = () =>
    new Promise<void>((resolve) => {
      if (end.signal.aborted) return resolve();
      const timer = setTimeout(resolve, times.lookMs);
      wakers.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });

  async function runSlot(slot: Slot): Promise<void> {
    while (!end.signal.aborted) {
      const claim = await exclusive.parallel(() => queue.take(worker)).catch(report);
      if (claim === null) await pause();
      else await buildClaim(slot, claim).catch(report);
    }
    slot.process?.end();
    slot.process = null;
  }

  const report = (error: unknown): null => {
    reportError(error);
    return null;
  };

  async function buildClaim(slot: Slot, claim: BuildClaim): Promise<void> {
    const hold = holdClaim(options, claim, () => slot.process?.kill());
    try {
      const isAlone = claim.isLarge;
      const others = slots.filter((other) => other !== slot);
      const build = () => buildIn(slot, { claim, hold, options, isAlone, others, builtBy, end: end.signal });
      const outcome = await (isAlone ? exclusive.alone(build) : exclusive.parallel(build));
      hold.end();
      await queue.finish(claim, end.signal.aborted ? { kind: 'stopped' } : outcome);
    } finally {
      hold.end();
    }
  }

  const watchProcesses = async () => {
    const processes = slots.flatMap((slot) => (slot.process?.pid() ? [slot] : []));
    const taken = await options.memoryOf(processes.map((slot) => slot.process?.pid() ?? 0));
    for (const slot of slots) {
      slot.megabytes = taken.get(slot.process?.pid() ?? 0) ?? 0;
      const { building } = slot;
      if (building === null) continue;
      building.ended ??= faultOf(building, slot.megabytes, times.buildMs);
      if (building.ended !== null) slot.process?.kill();
    }
  };

  const timer = setInterval(() => void watchProcesses().catch(report), times.watchMs);
  const running = slots.map(runSlot);
  return {
    wake,
    memory: () => slots.map(({ megabytes }) => megabytes),
    stop: async () => {
      end.abort();
      wake();
      for (const slot of slots) if (slot.building !== null) slot.process?.kill();
      await Promise.all(running);
      clearInterval(timer);
    },
  };
}

interface Hold {
  /** The present step, for status reports. */
  readonly say: (step: string) => void;
  readonly isOurs: () => Promise<boolean>;
  readonly end: () => void;
}

/** Renews a lease until ended; calls `lost` once if another worker has taken the tenant. */
function holdClaim({ queue, times, reportError }: WorkOptions, claim: BuildClaim, lost: () => void): Hold {
  let step = 'begins';
  let isLost = false;
  let hasEnded = false;
  const renew = async () => {
    if (!isLost && !(await queue.renew(claim, step))) {
      isLost = true;
      // Otherwise the process may already run the next build.
      if (!hasEnded) lost();
    }
    return !isLost;
  };
  const timer = setInterval(() => void renew().catch(reportError), times.renewMs);
  return {
    say: (next) => {
      const isOther = wordOf(next) !== wordOf(step);
      step = next;
      if (isOther) void renew().catch(reportError);
    },
    isOurs: renew,
    end: () => {
      hasEnded = true;
      clearInterval(timer);
    },
  };
}

/** The first word of a step such as "rows 40/90": progress within a step is sent with the next renewal. */
const wordOf = (step: string) => step.split(' ', 1)[0];

interface BuildIn {
  readonly claim: BuildClaim;
  readonly hold: Hold;
  readonly options: WorkOptions;
  readonly isAlone: boolean;
  readonly others: readonly Slot[];
  /** The process that built a tenant last and may still have it in its cache. */
  readonly builtBy: Map<string, TenantProcess>;
  readonly end: AbortSignal;
}

function exchangeProcesses(slot: Slot, other: Slot): void {
  [slot.process, other.process] = [other.process, slot.process];
  [slot.megabytes, other.megabytes] = [other.megabytes, slot.megabytes];
}

async function buildIn(slot: Slot, build: BuildIn): Promise<BuildOutcome> {
  const { claim, hold, options, isAlone, others, builtBy, end } = build;
  const { memory, openProcess, jobOf } = options;
  // The lease may have been lost while this build waited for others to end.
  if (end.aborted || !(await hold.isOurs())) return { kind: 'stopped' };
  const limitMegabytes = isAlone ? memory.totalMegabytes : memory.shareMegabytes;
  const warm = others.find(({ process }) => process !== null && process === builtBy.get(claim.tenant));
  if (warm?.building === null) exchangeProcesses(slot, warm);
  if (isAlone) slot.process?.end();
  if (isAlone || slot.process?.pid() == null) slot.process = openProcess(heapOf(limitMegabytes));
  const building: RunningBuild = { limitMegabytes, isAlone, startedAt: performance.now(), ended: null };
  slot.building = building;
  builtBy.set(claim.tenant, slot.process);
  const isIdle = others.every((other) => other.building === null);
  const threads = isIdle && !isAlone ? threadsOf(limitMegabytes) : 1;
  const outcome = await slot.process.run(
    { ...jobOf(claim.tenant), threads },
    {
      onStep: hold.say,
      mayPublish: hold.isOurs,
    },
  );
  slot.building = null;
  const isReplaced = isAlone || verdictOn(slot.megabytes, limitMegabytes) !== 'keep';
  if (isReplaced) slot.process.end();
  if (isReplaced || slot.process.pid() === null) slot.process = null;
  return building.ended ?? outcome;
}

/** Why a build must be stopped; null if it may continue. */
function faultOf(
  { limitMegabytes, isAlone, startedAt }: RunningBuild,
  megabytes: number,
  buildMs: number,
): BuildOutcome | null {
  if (performance.now() - startedAt > buildMs) {
    return {
      kind: 'failed',
      sentences: [`It took more than ${Math.round(buildMs / 60_000)} minutes and was ended.`],
    };
  }
  if (verdictOn(megabytes, limitMegabytes) !== 'kill') return null;
  const sentence = isAlone
    ? `It needs more memory than there is for builds, ${limitMegabytes} MB. Give more with --memory.`
    : `It needed far more than its share of the memory, ${limitMegabytes} MB, and is built again alone.`;
  return { kind: 'outgrown', sentences: [sentence] };
}
