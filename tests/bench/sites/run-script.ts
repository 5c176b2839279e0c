import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../../..');

interface ScriptOptions {
  readonly dataDir: string;
  readonly reportsDir: string;
  /** Called with each line of progress. */
  readonly onLine?: (line: string) => void;
}

export interface ScriptOutcome {
  /** Null if it was killed. */
  readonly exitCode: number | null;
  readonly out: string;
  readonly said: string;
  readonly seconds: number;
}

export interface RunningScript {
  readonly child: ChildProcess;
  readonly ended: Promise<ScriptOutcome>;
  /** Kills it and all its child processes at once. */
  readonly kill: () => void;
}

const running = new Set<ChildProcess>();
// A separate process group does not receive this process's Ctrl+C.
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => {
  for (const child of running) killGroup(child);
});

/** Starts a command of `scripts/` like an operator, in its own process group. */
export function startScript(
  name: 'build' | 'publish' | 'import-stock',
  args: readonly string[],
  { dataDir, reportsDir, onLine = () => {} }: ScriptOptions,
): RunningScript {
  const started = performance.now();
  const script = (file: string) => join(repository, 'scripts', file);
  // With the same options as `npm run`.
  const child = spawn(
    process.execPath,
    ['--import', script('compile-cache.js'), script(`${name}.ts`), ...args],
    {
      cwd: repository,
      env: { ...process.env, DATA_DIR: dataDir, REPORTS_DIR: reportsDir },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  running.add(child);
  let out = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    for (const line of text.split('\n')) if (line !== '') onLine(line);
  });
  const ended = new Promise<ScriptOutcome>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => {
      running.delete(child);
      resolve({ exitCode, out, said, seconds: (performance.now() - started) / 1000 });
    });
  });
  return { child, ended, kill: () => killGroup(child) };
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Runs a command to its end; throws with its output if it fails. */
export async function runScript(...args: Parameters<typeof startScript>): Promise<ScriptOutcome> {
  const outcome = await startScript(...args).ended;
  if (outcome.exitCode === 0) return outcome;
  throw new Error(`${args[0]} ended with ${outcome.exitCode}.\n${outcome.out}\n${outcome.said}`);
}
