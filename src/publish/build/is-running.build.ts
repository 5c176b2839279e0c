import type { ChildProcess } from 'node:child_process';

/** Whether there is a process of this id on this machine. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be signalled, and is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether a process that this one has started can be spoken to. One that was killed has no exit code, and its channel may
 * close only after its end has been told.
 */
export function isAnswering({
  connected,
  exitCode,
  signalCode,
  killed,
}: Pick<ChildProcess, 'connected' | 'exitCode' | 'signalCode' | 'killed'>): boolean {
  return connected && exitCode === null && signalCode === null && !killed;
}
