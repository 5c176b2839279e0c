import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface ProcessFacts {
  readonly pid: number;
  readonly parent: number;
  readonly kilobytes: number;
}

/** Memory of each process including its children, in megabytes; 0 if it has ended. */
export async function memoryOf(pids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const facts = process.platform === 'linux' ? await readProc() : await readPs();
  const children = Map.groupBy(facts, ({ parent }) => parent);
  const own = new Map(facts.map((fact) => [fact.pid, fact.kilobytes]));
  const sum = (pid: number): number =>
    (children.get(pid) ?? []).reduce((total, child) => total + sum(child.pid), own.get(pid) ?? 0);
  return new Map(pids.map((pid) => [pid, sum(pid) / 1024]));
}

/** Small Linux images have no `ps`. */
async function readProc(): Promise<ProcessFacts[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const facts = await Promise.all(pids.map(readStatus));
  return facts.filter((fact) => fact !== null);
}

async function readStatus(pid: string): Promise<ProcessFacts | null> {
  // The process may have ended since it was listed.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
  // Kernel threads have no memory of their own.
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  if (parent === undefined || kilobytes === undefined) return null;
  return { pid: Number(pid), parent: Number(parent), kilobytes: Number(kilobytes) };
}

async function readPs(): Promise<ProcessFacts[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, kilobytes] = line.trim().split(/\s+/).map(Number);
    return pid && parent !== undefined && kilobytes !== undefined ? [{ pid, parent, kilobytes }] : [];
  });
}
