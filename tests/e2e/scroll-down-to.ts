import { expect, type Locator, type Page } from '@playwright/test';

/** Goes down the page until the place is in view, as a reader does: from one screen to the next. */
export async function scrollDownTo(page: Page, place: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(place).toBeInViewport({ timeout: 200 });
  }).toPass();
}
