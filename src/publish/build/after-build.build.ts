import { cleared } from '../site-files/site-folder.build.ts';

const left: (() => void)[] = [];

/**
 * Leaves for later what only the next build profits from: nobody who waits for the site need wait for it. Where it
 * never comes to that, as of a process that is killed, the next build makes more anew.
 */
export function leaveForLater(work: () => void): void {
  left.push(work);
}

/** Is fulfilled when nothing of the last build is left to do: no build begins and no process ends before. */
export async function settled(): Promise<void> {
  for (const work of left.splice(0)) {
    try {
      work();
    } catch (error) {
      const why = error instanceof Error ? error.message : error;
      console.warn(`What the build has learned could not be kept, so that the next takes longer: ${why}`);
    }
  }
  await cleared();
}
