import type { ChildProcess } from 'node:child_process';

/** Whether a process with this id exists on this machine. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether messages can be sent to a child process. A killed one has no exit code, and its channel may close
 * only after its `exit` event.
 */
export function isAnswering({
  connected,
  exitCode,
  signalCode,
  killed,
}: Pick<ChildProcess, 'connected' | 'exitCode' | 'signalCode' | 'killed'>): boolean {
  return connected && exitCode === null && signalCode === null && !killed;
}
