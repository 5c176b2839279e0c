import { expect, type Locator } from '@playwright/test';

/**
 * Goes down the page until the place is in view, as a reader does: from one screen to the next. With `ahead` it
 * stops so many pixels sooner: what is to be there before the reader is can be waited for then.
 */
export async function scrollDownTo(place: Locator, ahead = 0): Promise<void> {
  await expect(async () => {
    // Not by the wheel: it turns on after it was asked to, on a slow machine until the place has gone by.
    const left = await place.evaluateAll(async ([first], pixels) => {
      const pixelsLeft = () =>
        (first?.getBoundingClientRect().top ?? Number.MAX_VALUE) - innerHeight - pixels;
      // Who observes intersections is told after the next frame, also on a page whose clock stands still.
      const nextFrame = () =>
        new Promise((resolve) => {
          new IntersectionObserver(resolve).observe(document.documentElement);
        });
      let top = Number.NaN;
      while (pixelsLeft() >= 1 && top !== scrollY) {
        top = scrollY;
        scrollBy({ top: pixels === 0 ? 400 : Math.min(400, pixelsLeft()), behavior: 'instant' });
        // What comes into sight is told of after a frame, and may take its place in the next.
        await nextFrame();
        await nextFrame();
      }
      return pixelsLeft();
    }, ahead);
    if (ahead === 0) await expect(place).toBeInViewport({ timeout: 200 });
    else expect(left).toBeLessThan(1);
  }).toPass({ intervals: [100, 250] });
}
