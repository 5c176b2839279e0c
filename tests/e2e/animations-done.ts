import type { Page } from '@playwright/test';

/** Nothing takes longer to come to its place; what has no end, or waits for seconds, is on no way to one. */
const longestMs = 3000;

/** Resolves when what fades, slides or scrolls has come to its end: before that it has no place and no colour. */
export async function animationsDone(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    await document.fonts.ready;
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) < longest;
    let top = Number.NaN;
    // What comes into sight is told of after a frame, and begins to move in the next.
    for (let frame = 0, still = 0; frame < 600 && still < 4; frame += 1) {
      still = top === scrollY && !document.getAnimations().some(isMoving) ? still + 1 : 0;
      top = scrollY;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, longestMs);
}
