import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '#scripts/demo-stock/random.ts';
import type { RunningScript, ScriptOutcome } from '../sites/run-script.ts';
import { startScript } from '../sites/run-script.ts';
import { type BenchSite, buildArguments, publishArguments } from '../sites/site-commands.ts';
import type { SmallDisk } from './small-disk.ts';

export interface Attempt {
  readonly build: ScriptOutcome;
  readonly publish: ScriptOutcome;
}

export interface Disturbed {
  /** What was done. */
  readonly name: string;
  readonly attempts: readonly Attempt[];
}

export interface UsualSeconds {
  readonly build: number;
  readonly publish: number;
}

interface Surroundings {
  readonly site: BenchSite;
  readonly random: Random;
  readonly disk: SmallDisk | null;
  /** Typical duration of each command. */
  readonly usual: UsualSeconds;
}

type Command = 'build' | 'publish';

interface Hooks {
  readonly before?: (command: Command) => void;
  readonly onStart?: (command: Command, running: RunningScript) => void;
}

/** Builds and publishes, even if the build failed: `dist` must be complete in any case. */
export async function attempt(site: BenchSite, { before, onStart }: Hooks = {}): Promise<Attempt> {
  before?.('build');
  const building = startScript('build', buildArguments(site), site);
  onStart?.('build', building);
  const build = await building.ended;
  before?.('publish');
  const publishing = startScript('publish', publishArguments(site), site);
  onStart?.('publish', publishing);
  return { build, publish: await publishing.ended };
}

const disturbances: Readonly<Record<string, (around: Surroundings) => Promise<Disturbed>>> = {
  async killed({ site, random, usual }) {
    const kill = drawKill(random, usual);
    return { name: nameOf(kill), attempts: [await killedAttempt(site, kill)] };
  },
  async 'full disk'({ site, random, disk }) {
    // Small amounts of free space are the most interesting.
    const free = Math.round(40e6 * random.next() ** 3);
    const command = random.pick(['build', 'publish'] as const);
    const before = (next: Command) => {
      if (next === command) disk?.fill(free);
    };
    try {
      const attempts = [await attempt(site, { before })];
      return { name: `${command} with ${(free / 1e6).toFixed(1)} MB free`, attempts };
    } finally {
      disk?.empty();
    }
  },
  async 'two at once'({ site, random, usual }) {
    const seconds = random.next() * (usual.build + usual.publish);
    const later = async () => {
      await pause(seconds * 1000);
      return attempt(site);
    };
    return {
      name: `twice, ${seconds.toFixed(1)} s apart`,
      attempts: await Promise.all([attempt(site), later()]),
    };
  },
  async 'one of two killed'({ site, random, usual }) {
    const kill = drawKill(random, usual);
    const attempts = await Promise.all([attempt(site), killedAttempt(site, kill)]);
    return { name: `twice, one with ${nameOf(kill)}`, attempts };
  },
  async 'rolled back meanwhile'({ site, random, usual }) {
    const seconds = random.next() * (usual.build + usual.publish);
    const back = async () => {
      await pause(seconds * 1000);
      await startScript('publish', rollbackArguments(site), site).ended;
    };
    const [done] = await Promise.all([attempt(site), back()]);
    return { name: `rolled back after ${seconds.toFixed(1)} s`, attempts: [done] };
  },
};

const rollbackArguments = (site: BenchSite) => [...publishArguments(site), '--rollback'];

interface Kill {
  readonly command: Command;
  readonly seconds: number;
  /** Kills the command with all its child processes; otherwise only its newest process. */
  readonly isWhole: boolean;
}

/** Kills the publish as often as the build, although it is shorter. */
function drawKill(random: Random, usual: UsualSeconds): Kill {
  const command = random.pick(['build', 'publish'] as const);
  return { command, seconds: random.next() * usual[command], isWhole: random.chance(0.6) };
}

function nameOf({ command, seconds, isWhole }: Kill): string {
  return `${command} ${isWhole ? '' : "'s youngest process "}killed after ${seconds.toFixed(2)} s`.replace(
    " '",
    "'",
  );
}

async function killedAttempt(site: BenchSite, { command, seconds, isWhole }: Kill): Promise<Attempt> {
  const timers: NodeJS.Timeout[] = [];
  const onStart = (name: Command, running: RunningScript) => {
    if (name !== command) return;
    timers.push(setTimeout(() => (isWhole ? running.kill() : killYoungest(running)), seconds * 1000));
  };
  const done = await attempt(site, { onStart });
  for (const timer of timers) clearTimeout(timer);
  return done;
}

/** Kills the newest process of a command: a worker if there is one. */
function killYoungest({ child }: RunningScript): void {
  const ids = execFileSync('ps', ['-A', '-o', 'pgid=,pid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([group, id]) => (group === child.pid && id !== undefined ? [id] : []));
  const youngest = ids.at(-1);
  if (youngest === undefined) return;
  try {
    process.kill(youngest, 'SIGKILL');
  } catch {
    // The process has just ended by itself.
  }
}

/** Disturbs a build and publish at a random moment. */
export async function disturb(around: Surroundings): Promise<Disturbed> {
  const possible = Object.entries(disturbances).filter(
    ([name]) => name !== 'full disk' || around.disk !== null,
  );
  const weights: Readonly<Record<string, number>> = { killed: 4, 'full disk': 4, 'two at once': 2 };
  const [, act] = around.random.weighted(possible, ([name]) => weights[name] ?? 1);
  return act(around);
}
