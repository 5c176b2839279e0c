/** Memory that a build of a medium-sized dealer needs; the least that is planned for one process. */
const PROCESS_MEGABYTES = 1000;
/** The part of a process's memory for the JavaScript heap; the rest is code, images and native buffers. */
const HEAP_SHARE = 0.7;
/** Memory of the process that manages the queue. */
const OWN_MEGABYTES = 250;

export interface MemoryPlan {
  readonly workers: number;
  /** What one process may use before it is replaced. */
  readonly shareMegabytes: number;
  readonly totalMegabytes: number;
}

interface Machine {
  readonly memoryMegabytes: number;
  readonly cores: number;
  /** Number of processes requested on the command line; null: as many as fit. */
  readonly wanted: number | null;
}

/** As many build processes as there are cores and as fit into memory, at least one. */
export function planMemory({ memoryMegabytes, cores, wanted }: Machine): MemoryPlan {
  const total = Math.max(memoryMegabytes - OWN_MEGABYTES, PROCESS_MEGABYTES / 2);
  const fitting = Math.max(1, Math.floor(total / PROCESS_MEGABYTES));
  const workers = Math.max(1, Math.min(fitting, wanted ?? cores));
  return { workers, shareMegabytes: Math.floor(total / workers), totalMegabytes: Math.floor(total) };
}

export function heapOf(megabytes: number): number {
  return Math.floor(megabytes * HEAP_SHARE);
}

/** How many threads may render a dealer's pages while nothing else is built. */
export function threadsOf(shareMegabytes: number): 1 | 2 {
  return shareMegabytes >= 2 * PROCESS_MEGABYTES ? 2 : 1;
}

/** What to do with a process of this size: `replace` it after its build, or `kill` it at once. */
export function verdictOn(megabytes: number, shareMegabytes: number): 'keep' | 'replace' | 'kill' {
  if (megabytes > shareMegabytes * 1.5) return 'kill';
  return megabytes > shareMegabytes ? 'replace' : 'keep';
}

/** `4g`, `1500m` or a number of megabytes; null for anything else. */
export function megabytesOf(text: string): number | null {
  const [, number, unit = 'm'] = /^(\d{1,6}(?:\.\d+)?)(g|m)?$/i.exec(text.trim()) ?? [];
  if (number === undefined) return null;
  const megabytes = Number(number) * (unit.toLowerCase() === 'g' ? 1024 : 1);
  return megabytes >= 1 ? Math.floor(megabytes) : null;
}
