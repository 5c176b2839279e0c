import type { Page } from '@playwright/test';
import { formatMoney } from '#src/values/money.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { animationsDone } from './animations-done.ts';
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

const scrollPage = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

const panelOf = (page: Page) => page.locator('.purchase');

test.describe('beside the details, on a wide screen', { tag: '@desktop-only' }, () => {
  test('the buttons stay in view in windows of every height, and the sticky header says the price and offers the trade-in in place of the panel', async ({
    page,
  }) => {
    const { name, offerPrice, price } = await openVehicle(page, 'harbourline', 'in stock', isPlain);
    const panel = panelOf(page);
    const tradeIn = panel.getByRole('link', { name: texts.tradeIn.label });
    await expect(tradeIn).toBeVisible();
    const header = page.getByRole('region', { name, exact: true });
    const finance = header.getByRole('link', { name: texts.stickyHeader.financeLabel });

    await test.step('the header appears after half a screen', async () => {
      await scrollPage(page, 499);
      await expect(finance).toBeHidden();
      await scrollPage(page, 500);
      await expect(finance).toBeInViewport({ ratio: 1 });
      expect(await movedSinceArrival(page)).toEqual([]);
    });

    for (const height of [600, 800, 1100]) {
      await test.step(`nothing covers the buttons in a window of ${height} pixels`, async () => {
        await page.setViewportSize({ width: 1280, height });
        await scrollPage(page, 0);
        await animationsDone(page);
        const moved = await movedSinceArrival(page);
        await readOn(page);
        const enquire = panel.getByRole('link', { name: texts.card.enquire.label, exact: true });
        await expect(enquire).toBeInViewport({ ratio: 1 });
        await enquire.click({ trial: true });
        await panel.getByText(texts.call.reveal).click({ trial: true });
        expect(await movedSinceArrival(page)).toEqual(moved);
      });
    }

    await test.step('the header has the price and the trade-in', async () => {
      await expect(header).toContainText(formatMoney(offerPrice ?? price ?? 0, site.currency));
      await expect(header.getByRole('link', { name: texts.tradeIn.label })).toBeInViewport({ ratio: 1 });
      await expect(tradeIn).toBeHidden();
      await expect(page.locator('.price-block')).not.toBeInViewport();
      await page.locator('body > header').getByRole('link').first().focus();
      await expect(finance, 'the bar is hidden while the site’s menu has the focus').toBeHidden();
    });
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

  test('a page without such a column has every tab in sight and a VIN on one line, and its bar offers the page’s own action first', async ({
    page,
  }) => {
    const isWide = ({ vin }: Vehicle) => (vin?.match(/[WMDGNQ]/g)?.length ?? 0) > 6;
    const wanted = (car: Vehicle) => isPlain(car) && isWide(car);
    const { name, vin } = await openVehicle(page, 'meridian', 'with a wide VIN', wanted);
    const row = page.locator('.details-tabs').getByRole('tablist');
    await expect(row.getByRole('tab').first()).toBeVisible();
    await expect.poll(() => row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    const value = page.locator('#key-information').getByText(vin ?? '', { exact: true });
    const lines = () =>
      value.evaluate((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getClientRects().length;
      });
    await expect.poll(lines).toBe(1);

    await scrollPage(page, 1500);
    const header = page.getByRole('region', { name, exact: true });
    await expect(header.getByRole('link').first()).toHaveText(
      settingsOf('meridian').vehicle.card.enquire.label,
    );
    await expect(header.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  });
});
