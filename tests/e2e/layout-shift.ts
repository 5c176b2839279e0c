import type { BrowserContext, Page } from '@playwright/test';

const ARRIVED = 'arrived';

/** Has every page of a visitor note when its HTML was there and drawn. */
export async function noteArrivals(context: BrowserContext): Promise<void> {
  await context.addInitScript((mark) => {
    const note = () => performance.mark(mark);
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => requestAnimationFrame(note)));
  }, ARRIVED);
}

/** Sum of all layout shifts so far (https://web.dev/articles/cls), without the grouping into windows. */
export function layoutShift(page: Page): Promise<number> {
  return shiftAfter(page, null);
}

/**
 * The same for what happens once the page is there. While its HTML comes in pieces, what stands at the right
 * end of a line still finds its place, and how many pieces there are is the network's doing.
 */
export function shiftSinceArrival(page: Page): Promise<number> {
  return shiftAfter(page, ARRIVED);
}

function shiftAfter(page: Page, mark: string | null): Promise<number> {
  return page.evaluate(async (name) => {
    // Who observes intersections is told after the next frame: what moves in that has been counted.
    await new Promise((resolve) => {
      new IntersectionObserver(resolve).observe(document.documentElement);
    });
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const [arrival] = name === null ? [] : performance.getEntriesByName(name);
    const shifts = observer
      .takeRecords()
      .filter(({ startTime }) => startTime > (arrival?.startTime ?? -1))
      .map((entry) => ('value' in entry ? Number(entry.value) : 0));
    observer.disconnect();
    return shifts.reduce((sum, value) => sum + value, 0);
  }, mark);
}
