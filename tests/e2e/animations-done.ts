import type { Page } from '@playwright/test';

/**
 * No animation that moves an element into its place takes longer; endless animations and long timers are
 * ignored.
 */
const longestMs = 3000;

/**
 * Resolves when fades, slides and scrolling have ended: before that, elements have no final place or colour.
 */
export async function animationsDone(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    await document.fonts.ready;
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) < longest;
    let top = Number.NaN;
    // An observer reports an element that becomes visible one frame later, and its animation starts in the
    // next frame.
    for (let frame = 0, still = 0; frame < 600 && still < 4; frame += 1) {
      still = top === scrollY && !document.getAnimations().some(isMoving) ? still + 1 : 0;
      top = scrollY;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, longestMs);
}
