import type { Page } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { dealers, settingsOf } from './dealers.ts';
import { kindsOfPage, mainKinds } from './kinds-of-page.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, test } from './visitor.ts';

for (const dealer of dealers) {
  for (const kind of kindsOfPage) {
    test(`${dealer}, ${kind.name}: says what it is, fits the screen and stays still`, async ({ page }) => {
      const path = await kind.pathOf(dealer);
      test.skip(path === null, `${dealer} has none`);
      const response = await page.goto(siteUrl(dealer, path ?? ''));
      expect(response?.status()).toBe(kind.name === 'missing page' ? 404 : 200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(settingsOf(dealer).site.name));
      expect(await overflow(page), 'pixels of horizontal scroll').toBe(0);
      if (!mainKinds.includes(kind)) return;
      // Again with the fonts in the cache: how they arrive the first time is the network's doing.
      await page.reload();
      await scrollThrough(page);
      expect(await layoutShift(page), 'layout shift').toBeLessThan(0.01);
    });
  }
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** To the end of the page in steps of a screen, so that lazy pictures come in as they do for a visitor. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
    const pictures = [...document.images].filter(({ loading, complete }) => loading === 'eager' || complete);
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}
