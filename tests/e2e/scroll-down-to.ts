import { expect, type Locator } from '@playwright/test';

/**
 * Scrolls down one step at a time, as a reader does, until the place is in view. With `ahead` it stops that
 * many pixels earlier, so that a test can wait for what must be loaded before the reader arrives.
 */
export async function scrollDownTo(place: Locator, ahead = 0): Promise<void> {
  await expect(async () => {
    // The mouse wheel is not used: it scrolls with a delay, on a slow machine past the place.
    const left = await place.evaluateAll(async ([first], pixels) => {
      const pixelsLeft = () =>
        (first?.getBoundingClientRect().top ?? Number.MAX_VALUE) - innerHeight - pixels;
      // An intersection observer reports after the next frame, even on a page whose clock stands still.
      const nextFrame = () =>
        new Promise((resolve) => {
          new IntersectionObserver(resolve).observe(document.documentElement);
        });
      let top = Number.NaN;
      while (pixelsLeft() >= 1 && top !== scrollY) {
        top = scrollY;
        scrollBy({ top: pixels === 0 ? 400 : Math.min(400, pixelsLeft()), behavior: 'instant' });
        // An observer reports an element that becomes visible one frame later, and its content may appear in
        // the next frame.
        await nextFrame();
        await nextFrame();
      }
      return pixelsLeft();
    }, ahead);
    if (ahead === 0) await expect(place).toBeInViewport({ timeout: 200 });
    else expect(left).toBeLessThan(1);
  }).toPass({ intervals: [100, 250] });
}
