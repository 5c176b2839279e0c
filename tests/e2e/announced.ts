import type { Page } from '@playwright/test';

/**
 * Resolves when a text is announced, even if it disappears soon: the page itself looks for the text in every
 * frame. Call it before the action that causes the announcement.
 */
export async function announced(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const places = [...document.querySelectorAll('[role="status"], [aria-live="polite"]')];
    return places.some((place) => place.checkVisibility() && place.textContent?.includes(wanted));
  }, text);
}
