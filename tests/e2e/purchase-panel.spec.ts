import type { Page } from '@playwright/test';
import { formatMoney } from '#src/values/money.ts';
import { settingsOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test } from './visitor.ts';

const { vehicle: texts, site } = settingsOf('harbourline');

/** Scrolls to the calculator, some screens below the buttons' own place. */
async function readOn(page: Page): Promise<void> {
  await page
    .locator('#finance-calculator')
    .evaluate((section) => section.scrollIntoView({ block: 'center' }));
}

const panelOf = (page: Page) => page.locator('.purchase');

test.describe('beside the details, on a wide screen', { tag: '@desktop-only' }, () => {
  for (const height of [600, 800, 1100]) {
    test(`the buttons stay in view in a window of ${height} pixels, and nothing covers them`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height });
      await openVehicle(page, 'harbourline', 'in stock', isPlain);
      await readOn(page);
      const enquire = panelOf(page).getByRole('link', { name: texts.card.enquire.label, exact: true });
      await expect(enquire).toBeInViewport({ ratio: 1 });
      await enquire.click({ trial: true });
      await panelOf(page).getByText(texts.call.reveal).click({ trial: true });
      expect(await movedSinceArrival(page)).toEqual([]);
    });
  }

  test('the sticky header says the price and offers the trade-in, and the panel beside it no longer does', async ({
    page,
  }) => {
    const { name, offerPrice, price } = await openVehicle(page, 'harbourline', 'in stock', isPlain);
    const tradeIn = panelOf(page).getByRole('link', { name: texts.tradeIn.label });
    await expect(tradeIn).toBeVisible();
    await readOn(page);
    const header = page.getByRole('region', { name, exact: true });
    await expect(header).toContainText(formatMoney(offerPrice ?? price ?? 0, site.currency));
    await expect(header.getByRole('link', { name: texts.tradeIn.label })).toBeInViewport({ ratio: 1 });
    await expect(tradeIn).toBeHidden();
    await expect(page.locator('.price-block')).not.toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the price stays in view above the buttons', async ({ page }) => {
      await openVehicle(page, 'harbourline', 'in stock', isPlain);
      await page.mouse.wheel(0, 2500);
      const enquire = panelOf(page).getByRole('link', { name: texts.card.enquire.label, exact: true });
      await expect(page.locator('.price-block').getByRole('strong')).toBeInViewport({ ratio: 1 });
      await expect(enquire).toBeInViewport({ ratio: 1 });
      const [price, button] = [await page.locator('.price-block').boundingBox(), await enquire.boundingBox()];
      expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    });
  });

  test('the bar of a page without such a column offers the page’s own action first', async ({ page }) => {
    const { name } = await openVehicle(page, 'meridian', 'in stock', isPlain);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const header = page.getByRole('region', { name, exact: true });
    await expect(header.getByRole('link').first()).toHaveText(
      settingsOf('meridian').vehicle.card.enquire.label,
    );
    await expect(header.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  });
});
