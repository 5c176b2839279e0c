import type { Page } from '@playwright/test';
import { violationsOf } from '../a11y/axe.ts';
import { animationsDone } from './animations-done.ts';
import { type Dealer, dealers, settingsOf } from './dealers.ts';
import { examplesOf, type KindOfPage, kindsOfPage, mainKinds } from './kinds-of-page.ts';
import { layoutShift, movedSinceArrival, shiftSinceArrival } from './layout-shift.ts';
import { expect, test } from './visitor.ts';

/** The kinds of page are split into several tests: one test for all would take minutes on a slow machine. */
const parts = 3;

/** The desktop comes first: a loaded page can switch from a mouse to touch, but not from touch to a mouse. */
const widths = ['desktop', 'phone'] as const;
type Width = (typeof widths)[number];

const screens = {
  desktop: { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false },
  phone: { width: 390, height: 844, deviceScaleFactor: 1, mobile: true },
};

// One visit checks both widths: the screen is changed through the debugging protocol, which can switch to
// touch.
test.use({
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
  contextOptions: { reducedMotion: 'no-preference' },
});

for (const dealer of dealers) {
  for (let part = 0; part < parts; part += 1) {
    test(`${dealer}: the kinds of page have a title, fit both widths, do not shift and pass axe, ${part + 1} of ${parts}`, async ({
      page,
    }) => {
      test.setTimeout(600_000);
      const { name } = settingsOf(dealer).site;
      const resize = await screenOf(page);
      for (const { kind, url } of await examplesOf(dealer)) {
        const place = kindsOfPage.indexOf(kind);
        if (place % parts !== part || !(await isForDealer(kind, dealer))) continue;
        await test.step(kind.name, async () => {
          await resize('desktop');
          const response = await page.goto(url);
          expect.soft(response?.status(), url).toBe(kind.name === 'missing page' ? 404 : 200);
          await expect.soft(page.getByRole('heading', { level: 1 }), url).toHaveCount(1);
          await expect.soft(page, url).toHaveTitle(new RegExp(name));
          for (const width of widths) {
            const where = `${url} on a ${width}`;
            // Changing the width of a loaded page costs one layout instead of another visit.
            await resize(width);
            const isThorough = isMainWidth(kind, dealer, width);
            if (isThorough) {
              // Reloads with the fonts in the cache: how they arrive the first time depends on the network.
              await page.reload();
              await scrollThrough(page);
              const moved = (await movedSinceArrival(page)).join('\n');
              expect.soft(await shiftSinceArrival(page), `${where} moves: ${moved}`).toBeLessThan(0.01);
              // Half of what https://web.dev/articles/cls calls good, however many pieces the HTML arrives in.
              expect.soft(await layoutShift(page), `${where}: layout shift`).toBeLessThan(0.05);
            } else await animationsDone(page);
            expect.soft(await overflow(page), `${where}: pixels of horizontal scroll`).toBe(0);
            if (isThorough) {
              await unfoldAll(page);
              const large = await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
              await animationsDone(page);
              const beyond = await overflow(page);
              expect.soft(beyond, `${where}: pixels of horizontal scroll with text at 200 %`).toBe(0);
              await large.evaluate((style) => style.parentElement?.removeChild(style));
            }
            if (isThorough || isForAxe(kind, width))
              expect.soft(await violationsOf(page), `${where}: what axe finds`).toEqual([]);
          }
        });
      }
    });
  }
}

/** Returns a function that switches the page between a wide screen with a mouse and a phone with touch. */
async function screenOf(page: Page): Promise<(width: Width) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (width) => {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: width === 'phone' });
    await session.send('Emulation.setDeviceMetricsOverride', screens[width]);
  };
}

/**
 * The kinds on which most visitors land are visited at every dealer; all others at one dealer, in turn. The build
 * tests read the head of every page of every dealer.
 */
async function isForDealer(kind: KindOfPage, dealer: Dealer): Promise<boolean> {
  if (mainKinds.includes(kind)) return true;
  const paths = await Promise.all(dealers.map((each) => kind.pathOf(each)));
  const able = dealers.filter((_, index) => paths[index] !== null);
  return able[kindsOfPage.indexOf(kind) % able.length] === dealer;
}

/**
 * Whether the page is checked thoroughly on this width: the kinds on which most visitors land, on one width at
 * each dealer, so that two dealers check each.
 */
function isMainWidth(kind: KindOfPage, dealer: Dealer, width: Width): boolean {
  const turn = kindsOfPage.indexOf(kind) + widths.indexOf(width) + dealers.indexOf(dealer);
  return mainKinds.includes(kind) && turn % widths.length === 0;
}

/**
 * Axe checks every other kind of page once, on one of the widths in turn. The contrast of a dealer's colours is
 * checked with its settings.
 */
function isForAxe(kind: KindOfPage, width: Width): boolean {
  const turn = Math.floor(kindsOfPage.indexOf(kind) / 2);
  return !mainKinds.includes(kind) && widths[turn % widths.length] === width;
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Unfolds everything, so that axe checks what is folded too, and loads what comes into view then. */
async function unfoldAll(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  await scrollThrough(page);
}

/**
 * Scrolls to the end of the page one screen at a time, so that lazy images load as for a visitor, and back.
 */
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
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await animationsDone(page);
}
