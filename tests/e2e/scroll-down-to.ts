import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Goes down the page until the place is in view, as a reader does: from one screen to the next. With `ahead` it
 * stops so many pixels sooner: what is to be there before the reader is can be waited for then.
 */
export async function scrollDownTo(page: Page, place: Locator, ahead = 0): Promise<void> {
  await expect(async () => {
    const left = await place.evaluateAll(
      ([first], pixels) => (first?.getBoundingClientRect().top ?? Number.MAX_VALUE) - innerHeight - pixels,
      ahead,
    );
    const step = Math.min(400, ahead === 0 ? 400 : left);
    // Not by the wheel: it turns on after it was asked to, on a slow machine until the place has gone by.
    if (left >= 1) await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), step);
    if (ahead === 0) await expect(place).toBeInViewport({ timeout: 200 });
    else expect(left).toBeLessThan(1);
  }).toPass({ intervals: [100, 250] });
}
