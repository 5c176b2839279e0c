import { cleared } from '../site-files/site-folder.build.ts';

const left: (() => void)[] = [];

/**
 * Defers work that only speeds up the next build, so that nobody waits for it. If the process is killed
 * first, the next build only takes longer.
 */
export function deferWork(work: () => void): void {
  left.push(work);
}

/** Resolves when all deferred work is done; await it before the next build and before the process ends. */
export async function deferredWorkDone(): Promise<void> {
  for (const work of left.splice(0)) {
    try {
      work();
    } catch (error) {
      const why = error instanceof Error ? error.message : error;
      console.warn(`The caches of the build could not be stored, so the next build takes longer: ${why}`);
    }
  }
  await cleared();
}
