/** Whether there is a process of this id on this machine. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be signalled, and is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
