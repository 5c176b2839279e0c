import type { Locator, Page } from '@playwright/test';
import { slugify } from '#src/values/slug.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf, stockOf } from './dealers.ts';
import { basePath } from './example-paths.ts';
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

/** The card of a vehicle in the listing of its model. */
async function cardOf(page: Page, dealer: Dealer, vehicle: Vehicle): Promise<Locator> {
  const path = [basePath(dealer), slugify(vehicle.make), slugify(vehicle.model)].join('/');
  await page.goto(siteUrl(dealer, path));
  return page.getByRole('article').filter({ has: page.locator(`h3 a[href="/cars/${vehicle.slug}"]`) });
}

/** The first vehicle with the wanted properties whose model fits on the first page of its listing. */
async function firstOfFew(dealer: Dealer, isWanted: (vehicle: Vehicle) => boolean) {
  const stock = await stockOf(dealer);
  const { hitsPerPage } = settingsOf(dealer).search;
  const isOfFew = ({ make, model }: Vehicle) =>
    stock.filter((other) => other.make === make && other.model === model).length < hitsPerPage;
  const found = stock.find((vehicle) => isWanted(vehicle) && isOfFew(vehicle));
  return (vehicle: Vehicle) => vehicle === found;
}

const isPreorder = ({ isPreorder: is, price, offerPrice }: Vehicle) =>
  is && price === null && offerPrice === null;

test('a preorder car shows so wherever a price would be, and cannot be reserved', async ({ page }) => {
  const dealer = 'harbourline';
  const { vehicle: texts } = settingsOf(dealer);
  const wanted = await firstOfFew(dealer, isPreorder);
  const vehicle = await openVehicle(page, dealer, 'to preorder', wanted);
  await onBothWidths(page, async (prices) => {
    await expect(prices.page).toHaveText(texts.price.preorderText);
    await expect(prices.bar.getByText(texts.price.preorderText, { exact: true })).toBeInViewport();
    await expect(prices.bar).not.toContainText('$');
  });
  await expect(page.locator('.purchase').getByRole('link', { name: /^Reserve/ })).toHaveCount(0);
  await expect(page.locator('#reserve-online')).toHaveCount(0);
  await expect(page.locator('.purchase').getByRole('link', { name: texts.card.enquire.label })).toBeVisible();

  const card = await cardOf(page, dealer, vehicle);
  await expect(card.getByText(texts.price.preorderText, { exact: true })).toBeVisible();
  await expect(card.getByText(texts.tags.comingSoonText)).toBeVisible();
  await expect(card).not.toContainText('$');
  await expect(card.getByRole('link', { name: new RegExp(`^${texts.card.reserve.label}`) })).toHaveCount(0);
});

test('a preorder car with a known price shows the price', async ({ page }) => {
  const wanted = (car: Vehicle) => car.isPreorder && car.price !== null;
  const { price } = await openVehicle(page, 'harbourline', 'to preorder at a price', wanted);
  await onBothWidths(page, async (prices) => {
    for (const place of [prices.page, prices.bar]) {
      await expect(place).toContainText(`$${price?.toLocaleString('en-AU')}`);
      await expect(place).not.toContainText(settingsOf('harbourline').vehicle.price.preorderText);
    }
  });
});

test('the price type is shown beside the price on the card, the page and the bar', async ({ page }) => {
  const type = 'Excl. Govt. Charges';
  const wanted = await firstOfFew('harbourline', (car) => car.priceType === type && car.price !== null);
  const vehicle = await openVehicle(page, 'harbourline', 'without government charges', wanted);
  await onBothWidths(page, async (prices) => {
    await expect(prices.page.getByText(type, { exact: true })).toBeVisible();
    await expect(prices.bar.getByText(type, { exact: true })).toBeInViewport({ ratio: 1 });
  });
  const card = await cardOf(page, 'harbourline', vehicle);
  await expect(card.getByText(type, { exact: true })).toBeVisible();
});

test('a car that is offered only by subscription shows its weekly price', async ({ page }) => {
  const dealer = 'wattle-range';
  const wanted = await firstOfFew(
    dealer,
    (car) => car.price === null && car.subscriptionPricePerWeek !== null && car.status === 'in_stock',
  );
  const vehicle = await openVehicle(page, dealer, 'by subscription', wanted);
  const weekly = `$${vehicle.subscriptionPricePerWeek} per week`;
  await onBothWidths(page, async (prices) => {
    await expect(prices.page).toHaveText(weekly);
    await expect(prices.bar.getByText(weekly, { exact: true })).toBeInViewport({ ratio: 1 });
  });
  await expect(page.locator('#subscription')).toContainText(weekly);
  const card = await cardOf(page, dealer, vehicle);
  await expect(card.getByText(weekly, { exact: true })).toBeVisible();
});
