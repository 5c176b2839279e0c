import type { Page } from '@playwright/test';
import { violationsOf } from '../a11y/axe.ts';
import { animationsDone } from './animations-done.ts';
import { type Dealer, dealers, settingsOf } from './dealers.ts';
import { examplesOf, type KindOfPage, kindsOfPage, mainKinds } from './kinds-of-page.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, test } from './visitor.ts';

/** One test for all kinds of page would take minutes on a slow machine. */
const parts = 3;

const axeWidths = ['phone', 'desktop'];

for (const dealer of dealers) {
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
            await animationsDone(page);
            expect.soft(await overflow(page), `${url}: pixels of horizontal scroll`).toBe(0);
            if (await isForAxe(kind, dealer, project.name))
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

/**
 * Axe looks at every kind of page once on each width, at the dealers that have it in turn; at the kinds on which most
 * visitors land it looks at every dealer's, on one of the widths. What colours do to contrast, the settings' check knows.
 */
async function isForAxe(kind: KindOfPage, dealer: Dealer, width: string): Promise<boolean> {
  const turn = kindsOfPage.indexOf(kind) + axeWidths.indexOf(width);
  if (mainKinds.includes(kind)) return (turn + dealers.indexOf(dealer)) % axeWidths.length === 0;
  const paths = await Promise.all(dealers.map((each) => kind.pathOf(each)));
  const having = dealers.filter((_, index) => paths[index] !== null);
  return having[turn % having.length] === dealer;
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
  await animationsDone(page);
}
