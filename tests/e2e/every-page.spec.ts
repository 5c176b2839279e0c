import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { dealers, settingsOf } from './dealers.ts';
import { examplesOf, mainKinds } from './kinds-of-page.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, test } from './visitor.ts';

for (const dealer of dealers) {
  test(`${dealer}: every kind of page says what it is, fits the screen and stays still`, async ({ page }) => {
    test.slow();
    const { name } = settingsOf(dealer).site;
    for (const { kind, url } of await examplesOf(dealer)) {
      await test.step(kind.name, async () => {
        const response = await page.goto(url);
        expect.soft(response?.status(), url).toBe(kind.name === 'missing page' ? 404 : 200);
        await expect.soft(page.getByRole('heading', { level: 1 }), url).toHaveCount(1);
        await expect.soft(page, url).toHaveTitle(new RegExp(name));
        await atRest(page);
        expect.soft(await overflow(page), `${url}: pixels of horizontal scroll`).toBe(0);
        if (!mainKinds.includes(kind)) return;
        // Again with the fonts in the cache: how they arrive the first time is the network's doing.
        await page.reload();
        await scrollThrough(page);
        expect.soft(await layoutShift(page), `${url}: layout shift`).toBeLessThan(0.01);
      });
    }
  });
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
  await atRest(page);
}
