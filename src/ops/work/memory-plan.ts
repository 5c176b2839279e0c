/** What a build process of a middling dealer takes, and the least that is planned for one. */
const processMegabytes = 1000;
/** Of its share, a process's heap: the rest is code, pictures and what lies outside JavaScript. */
const heapShare = 0.7;
/** The process that keeps the queue. */
const ownMegabytes = 250;

export interface MemoryPlan {
  readonly workers: number;
  /** What one process may take before it is replaced. */
  readonly shareMegabytes: number;
  readonly totalMegabytes: number;
}

interface Machine {
  readonly memoryMegabytes: number;
  readonly cores: number;
  /** As many as somebody has asked for; null takes as many as fit. */
  readonly wanted: number | null;
}

/** As many build processes as there are cores and as fit into the memory, at least one. */
export function planMemory({ memoryMegabytes, cores, wanted }: Machine): MemoryPlan {
  const total = Math.max(memoryMegabytes - ownMegabytes, processMegabytes / 2);
  const fitting = Math.max(1, Math.floor(total / processMegabytes));
  const workers = Math.max(1, Math.min(fitting, wanted ?? cores));
  return { workers, shareMegabytes: Math.floor(total / workers), totalMegabytes: Math.floor(total) };
}

export function heapOf(megabytes: number): number {
  return Math.floor(megabytes * heapShare);
}

/** How many threads may render a dealer's pages while nothing else is built. */
export function threadsOf(shareMegabytes: number): 1 | 2 {
  return shareMegabytes >= 2 * processMegabytes ? 2 : 1;
}

/** What becomes of a process by what it takes: `replace` after its build, `kill` at once. */
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
