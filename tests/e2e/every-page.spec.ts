import type { Page } from '@playwright/test';
import { violationsOf } from '../a11y/axe.ts';
import { atRest } from './at-rest.ts';
import { dealers, settingsOf } from './dealers.ts';
import { examplesOf, kindsOfPage, mainKinds } from './kinds-of-page.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, test } from './visitor.ts';

/** One test for all kinds of page would take minutes on a slow machine. */
const parts = 3;

/** Axe looks at every kind of page on the one width with some dealers and on the other with the others, and so at every theme. */
const axeWidths = ['phone', 'desktop'];

for (const [index, dealer] of dealers.entries()) {
  for (let part = 0; part < parts; part += 1) {
    test(
      `${dealer}: every kind of page says what it is, fits the screen, stays still and axe finds nothing, ${part + 1} of ${parts}`,
      { tag: '@desktop' },
      async ({ page }, { project }) => {
        test.slow();
        const { name } = settingsOf(dealer).site;
        for (const { kind, url } of await examplesOf(dealer)) {
          const place = kindsOfPage.indexOf(kind);
          if (place % parts !== part) continue;
          await test.step(kind.name, async () => {
            const response = await page.goto(url);
            expect.soft(response?.status(), url).toBe(kind.name === 'missing page' ? 404 : 200);
            await expect.soft(page.getByRole('heading', { level: 1 }), url).toHaveCount(1);
            await expect.soft(page, url).toHaveTitle(new RegExp(name));
            await atRest(page);
            expect.soft(await overflow(page), `${url}: pixels of horizontal scroll`).toBe(0);
            if (axeWidths[(place + index) % axeWidths.length] === project.name)
              expect.soft(await violationsOf(page), `${url}: what axe finds`).toEqual([]);
            if (!mainKinds.includes(kind)) return;
            // Again with the fonts in the cache: how they arrive the first time is the network's doing.
            await page.reload();
            await scrollThrough(page);
            expect.soft(await layoutShift(page), `${url}: layout shift`).toBeLessThan(0.01);
          });
        }
      },
    );
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
  await atRest(page);
}
