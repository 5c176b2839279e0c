import { execFileSync } from 'node:child_process';

interface MemorySample {
  readonly atMs: number;
  /** Peak of all child processes and their descendants. */
  readonly megabytes: number;
}

export interface MemoryCurve {
  readonly peakMegabytes: number;
  /** Peak of the last quarter of the time, relative to the first. */
  readonly growth: number;
}

const everyMs = 200;

/** Samples the resident memory of all descendants of this process by `ps`; shared pages count for each process. */
export function watchMemory(): { stop(): MemoryCurve } {
  const samples: MemorySample[] = [];
  const look = () => samples.push({ atMs: performance.now(), megabytes: heldBelow(process.pid) });
  const timer = setInterval(look, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return curveOf(samples);
    },
  };
}

function heldBelow(root: number): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , command]) => command !== 'ps')
    .map(([pid, parent, kilobytes]) => ({
      pid: Number(pid),
      parent: Number(parent),
      kilobytes: Number(kilobytes),
    }));
  const below = new Set([root]);
  // A child may be listed before its parent, because process ids are reused.
  for (let known = 0; known < below.size; ) {
    known = below.size;
    for (const { pid, parent } of rows) if (below.has(parent)) below.add(pid);
  }
  below.delete(root);
  return rows.reduce((sum, { pid, kilobytes }) => sum + (below.has(pid) ? kilobytes / 1024 : 0), 0);
}

function curveOf(samples: readonly MemorySample[]): MemoryCurve {
  const peak = (some: readonly MemorySample[]) => Math.max(0, ...some.map(({ megabytes }) => megabytes));
  const [first, last] = [samples[0]?.atMs ?? 0, samples.at(-1)?.atMs ?? 0];
  const quarter = (last - first) / 4;
  const early = samples.filter(({ atMs }) => atMs <= first + quarter);
  const late = samples.filter(({ atMs }) => atMs >= last - quarter);
  return { peakMegabytes: peak(samples), growth: peak(late) / peak(early) };
}
