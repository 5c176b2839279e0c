import type { Locator, Page } from '@playwright/test';
import { slugify } from '#src/values/slug.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf, stockOf } from './dealers.ts';
import { basePath } from './kinds-of-page.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test } from './visitor.ts';

/** What stands where a price would: on the page and in the bar that stays in sight. */
interface Prices {
  readonly page: Locator;
  readonly bar: Locator;
}

async function pricesOf(page: Page, project: string): Promise<Prices> {
  const bar = page.locator(project === 'phone' ? '.action-bar .bar' : '.vehicle-bar .bar');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  return { page: page.locator('.price-block'), bar };
}

/** The card of a vehicle in the listing of its model. */
async function cardOf(page: Page, dealer: Dealer, vehicle: Vehicle): Promise<Locator> {
  const path = [basePath(dealer), slugify(vehicle.make), slugify(vehicle.model)].join('/');
  await page.goto(siteUrl(dealer, path));
  return page.getByRole('article').filter({ has: page.locator(`h3 a[href="/cars/${vehicle.slug}"]`) });
}

/** The first that is wanted whose whole model stands on the first page of its listing. */
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

for (const dealer of ['harbourline', 'meridian'] as const) {
  test(
    `${dealer}: a car to preorder says so wherever a price would stand, and takes no deposit`,
    { tag: '@desktop' },
    async ({ page }, { project }) => {
      const { vehicle: texts } = settingsOf(dealer);
      const wanted = await firstOfFew(dealer, isPreorder);
      const vehicle = await openVehicle(page, dealer, 'to preorder', wanted);
      const prices = await pricesOf(page, project.name);
      await expect(prices.page).toHaveText(texts.price.preorderText);
      await expect(prices.bar.getByText(texts.price.preorderText, { exact: true })).toBeInViewport();
      await expect(prices.bar).not.toContainText('$');
      await expect(page.locator('.box').getByRole('link', { name: /^Reserve/ })).toHaveCount(0);
      await expect(page.locator('#reserve-online')).toHaveCount(0);
      await expect(page.locator('.box').getByRole('link', { name: texts.card.enquire.label })).toBeVisible();

      const card = await cardOf(page, dealer, vehicle);
      await expect(card.getByText(texts.price.preorderText, { exact: true })).toBeVisible();
      await expect(card.getByText(texts.tags.comingSoonText)).toBeVisible();
      await expect(card).not.toContainText('$');
      await expect(card.getByRole('link', { name: new RegExp(`^${texts.card.reserve.label}`) })).toHaveCount(
        0,
      );
    },
  );
}

test(
  'what is to preorder at a known price shows that',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const wanted = (car: Vehicle) => car.isPreorder && car.price !== null;
    const { price } = await openVehicle(page, 'harbourline', 'to preorder at a price', wanted);
    const prices = await pricesOf(page, project.name);
    for (const place of [prices.page, prices.bar]) {
      await expect(place).toContainText(`$${price?.toLocaleString('en-AU')}`);
      await expect(place).not.toContainText(settingsOf('harbourline').vehicle.price.preorderText);
    }
  },
);

test(
  'what a price includes stands beside it, on the card, the page and the bar',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const type = 'Excl. Govt. Charges';
    const wanted = await firstOfFew('harbourline', (car) => car.priceType === type && car.price !== null);
    const vehicle = await openVehicle(page, 'harbourline', 'without government charges', wanted);
    const prices = await pricesOf(page, project.name);
    await expect(prices.page.getByText(type, { exact: true })).toBeVisible();
    await expect(prices.bar.getByText(type, { exact: true })).toBeInViewport({ ratio: 1 });
    const card = await cardOf(page, 'harbourline', vehicle);
    await expect(card.getByText(type, { exact: true })).toBeVisible();
  },
);

test('what is only let costs so much a week', { tag: '@desktop' }, async ({ page }, { project }) => {
  const dealer = 'wattle-range';
  const wanted = await firstOfFew(
    dealer,
    (car) => car.price === null && car.subscriptionPricePerWeek !== null && car.status === 'in_stock',
  );
  const vehicle = await openVehicle(page, dealer, 'by subscription', wanted);
  const weekly = `$${vehicle.subscriptionPricePerWeek} per week`;
  const prices = await pricesOf(page, project.name);
  await expect(prices.page).toHaveText(weekly);
  await expect(prices.bar.getByText(weekly, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#subscription')).toContainText(weekly);
  const card = await cardOf(page, dealer, vehicle);
  await expect(card.getByText(weekly, { exact: true })).toBeVisible();
});
