import type { Page } from '@playwright/test';

/**
 * Makes all requests for a script fail, given the start of its path. The browser itself refuses them: a route
 * would pause every other request as well and switch off the cache, which doubles the time of a visit. Returns a
 * function that lets the page load the script again.
 */
export async function dropScript(page: Page, path: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: [`*${path}*`] });
  return () => session.detach();
}
