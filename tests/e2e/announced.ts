import type { Page } from '@playwright/test';

/**
 * Resolves when a text is announced, however soon it goes again: the page itself looks, at every frame. Begun
 * before what calls for it.
 */
export async function announced(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const places = [...document.querySelectorAll('[role="status"], [aria-live="polite"]')];
    return places.some((place) => place.checkVisibility() && place.textContent?.includes(wanted));
  }, text);
}
