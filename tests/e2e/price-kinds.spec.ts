import type { Locator, Page } from '@playwright/test';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { settingsOf } from './dealers.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test } from './visitor.ts';

/** The places of the price: on the page and in the bar that stays in sight. */
interface Prices {
  readonly page: Locator;
  readonly bar: Locator;
}

/** Checks the prices on a wide screen and on a phone, each of which has its own bar. */
async function onBothWidths(page: Page, look: (prices: Prices) => Promise<void>): Promise<void> {
  for (const [bar, viewport] of [
    ['.vehicle-bar .bar', { width: 1440, height: 900 }],
    ['.action-bar .bar', { width: 390, height: 844 }],
  ] as const) {
    await test.step(bar, async () => {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      await look({ page: page.locator('.price-block'), bar: page.locator(bar) });
    });
  }
}

const isPreorder = ({ isPreorder: is, price, offerPrice }: Vehicle) =>
  is && price === null && offerPrice === null;

test('a preorder car shows so wherever a price would be, and cannot be reserved', async ({ page }) => {
  const { vehicle: texts } = settingsOf('harbourline');
  await openVehicle(page, 'harbourline', 'to preorder', isPreorder);
  await onBothWidths(page, async (prices) => {
    await expect(prices.page).toHaveText(texts.price.preorderText);
    await expect(prices.bar.getByText(texts.price.preorderText, { exact: true })).toBeInViewport();
    await expect(prices.bar).not.toContainText('$');
  });
  await expect(page.locator('.purchase').getByRole('link', { name: /^Reserve/ })).toHaveCount(0);
  await expect(page.locator('#reserve-online')).toHaveCount(0);
  await expect(page.locator('.purchase').getByRole('link', { name: texts.card.enquire.label })).toBeVisible();
});

test('the price and its type are shown on the page and in the bar', async ({ page }) => {
  const type = 'Excl. Govt. Charges';
  const wanted = (car: Vehicle) => car.priceType === type && car.price !== null && car.offerPrice === null;
  const { price } = await openVehicle(page, 'harbourline', 'without government charges', wanted);
  await onBothWidths(page, async (prices) => {
    for (const place of [prices.page, prices.bar])
      await expect(place).toContainText(`$${price?.toLocaleString('en-AU')}`);
    await expect(prices.page.getByText(type, { exact: true })).toBeVisible();
    await expect(prices.bar.getByText(type, { exact: true })).toBeInViewport({ ratio: 1 });
  });
});

test('a car that is offered only by subscription shows its weekly price', async ({ page }) => {
  const wanted = (car: Vehicle) =>
    car.price === null && car.subscriptionPricePerWeek !== null && car.status === 'in_stock';
  const vehicle = await openVehicle(page, 'wattle-range', 'by subscription', wanted);
  const weekly = `$${vehicle.subscriptionPricePerWeek} per week`;
  await onBothWidths(page, async (prices) => {
    await expect(prices.page).toHaveText(weekly);
    await expect(prices.bar.getByText(weekly, { exact: true })).toBeInViewport({ ratio: 1 });
  });
  await expect(page.locator('#subscription')).toContainText(weekly);
});
