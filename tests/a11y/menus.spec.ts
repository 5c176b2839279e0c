import type { Page } from '@playwright/test';
import { oneOfEachTemplate, settingsOf, vehicleWith } from '../e2e/dealers.ts';
import { isPlain, stockPath } from '../e2e/kinds-of-page.ts';
import { expect, test } from '../e2e/visitor.ts';
import { siteUrl } from '../setup/sites.ts';
import { violationsOf } from './axe.ts';

/** What comes with the first sight of its place would otherwise move the page while axe measures it. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

for (const dealer of oneOfEachTemplate) {
  test(`${dealer}: axe finds nothing with the menu open`, async ({ page }, { project }) => {
    const { header, texts } = settingsOf(dealer).navigation;
    const dropdown = header.find(({ items }) => items.length > 0);
    const isPhone = project.name === 'phone';
    test.skip(!isPhone && dropdown === undefined, `${dealer} has no dropdown`);
    await page.goto(siteUrl(dealer, '/contact'));
    if (isPhone) await page.getByRole('button', { name: texts.menu }).click();
    else await page.locator('header summary', { hasText: dropdown?.label ?? '' }).click();
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`${dealer}: axe finds nothing with everything unfolded`, async ({ page }) => {
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
