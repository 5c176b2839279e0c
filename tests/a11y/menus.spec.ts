import type { Page, Request } from '@playwright/test';
import { oneOfEachTemplate, settingsOf, vehicleWith } from '../e2e/dealers.ts';
import { isPlain, stockPath } from '../e2e/kinds-of-page.ts';
import { expect, test } from '../e2e/visitor.ts';
import { siteUrl } from '../setup/sites.ts';
import { violationsOf } from './axe.ts';

/**
 * Scrolls through the page first: parts that load when they become visible would move the page while axe checks it.
 */
async function readThrough(page: Page): Promise<void> {
  const underWay = new Set<Request>();
  let changedAt = performance.now();
  const begin = (request: Request) => {
    underWay.add(request);
    changedAt = performance.now();
  };
  const end = (request: Request) => {
    underWay.delete(request);
    changedAt = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.evaluate(async () => {
    const step = innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // Playwright reports an idle network only once per page, possibly before the scrolling, so it is detected here.
  await expect.poll(() => underWay.size === 0 && performance.now() - changedAt > 500).toBe(true);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

for (const dealer of oneOfEachTemplate) {
  test(
    `${dealer}: axe finds no violation with the menu open`,
    { tag: '@desktop' },
    async ({ page }, { project }) => {
      const { texts } = settingsOf(dealer).navigation;
      const isPhone = project.name === 'phone';
      await page.goto(siteUrl(dealer, '/contact'));
      if (isPhone) await page.getByRole('button', { name: texts.menu }).click();
      const menu = isPhone ? page.getByRole('dialog') : page.getByRole('banner').getByRole('navigation');
      // On a phone the current group is open, and several can be open; on a desktop, opening one closes the other.
      const folded = isPhone ? menu.locator('details:not([open]) > summary') : menu.getByRole('button');
      const count = await folded.count();
      for (let index = 0; index < count; index++) {
        await (isPhone ? folded.first() : folded.nth(index)).click();
        if (index === count - 1 || (!isPhone && index === 0)) expect(await violationsOf(page)).toEqual([]);
      }
    },
  );

  test(`${dealer}: axe finds no violation with every disclosure open`, { tag: '@desktop' }, async ({
    page,
  }) => {
    const vehicle = await vehicleWith(dealer, 'in stock', isPlain);
    for (const path of [`/cars/${vehicle.slug}`, await stockPath(dealer)]) {
      await page.goto(siteUrl(dealer, path));
      await page.locator('main details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '');
      });
      await readThrough(page);
      expect(await violationsOf(page)).toEqual([]);
    }
  });
}
