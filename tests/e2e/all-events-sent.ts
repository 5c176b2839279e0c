import type { Page } from '@playwright/test';

/** Of no event: it comes after all that the page has told. */
const last = '/api/events?last';

/** Resolves when every event that the page has told so far has reached whoever stands in for the platform. */
export async function allEventsSent(page: Page): Promise<void> {
  await page.route(`**${last}`, (route) => route.fulfill({ status: 204 }));
  const told = page.waitForResponse(`**${last}`);
  await page.evaluate((url) => navigator.sendBeacon(url), last);
  await told;
  await page.unroute(`**${last}`);
}
