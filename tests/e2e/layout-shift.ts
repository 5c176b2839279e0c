import type { Page } from '@playwright/test';

/** Sum of all layout shifts so far (https://web.dev/articles/cls), without the grouping into windows. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Who observes intersections is told after the next frame: what moves in that has been counted.
    await new Promise((resolve) => {
      new IntersectionObserver(resolve).observe(document.documentElement);
    });
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords().map((entry) => ('value' in entry ? Number(entry.value) : 0));
    observer.disconnect();
    return shifts.reduce((sum, value) => sum + value, 0);
  });
}
