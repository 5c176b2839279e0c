import type { Page } from '@playwright/test';

/** A request that belongs to no event. It is sent after all events of the page, so it arrives last. */
const last = '/api/events?last';

/**
 * Resolves when every event that the page has sent so far has reached the route that stands in for the
 * platform.
 */
export async function allEventsSent(page: Page): Promise<void> {
  await page.route(`**${last}`, (route) => route.fulfill({ status: 204 }));
  const answered = page.waitForResponse(`**${last}`);
  await page.evaluate((url) => navigator.sendBeacon(url), last);
  await answered;
  await page.unroute(`**${last}`);
}
