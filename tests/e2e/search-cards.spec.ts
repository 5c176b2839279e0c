import type { Page } from '@playwright/test';
import { pageCount, pagePath } from '#src/search/landing/listing/paging.ts';
import { promoPositions } from '#src/search/promo-positions.ts';
import { slugify } from '#src/values/slug.ts';
import { isSold } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { basePath } from './example-paths.ts';
import { openSearch } from './search-screen.ts';
import { swipeLeft } from './swipe-left.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { promo, hitsPerPage, texts, filters } = settingsOf(dealer).search;

test("the dealer's own card is repeated at a fixed distance, on the built page and among results", async ({
  page,
}) => {
  expect(promo.everyLeast, 'the distance between promotions is fixed').toBe(promo.everyMost);
  const wanted = promoPositions(hitsPerPage, { least: promo.everyLeast, most: promo.everyMost, seed: '' });
  const { box, expectCount } = await openSearch(page, dealer);
  const cards = places(page);
  expect(await promoPlaces(page)).toEqual(wanted);
  const toyotas = (await stockOf(dealer)).filter(({ make }) => make === 'Toyota').length;
  await box.fill('toyota');
  await expectCount(toyotas);
  const among = wanted.filter((place) => place <= toyotas);
  await expect(carsOn(page).filter({ hasNotText: 'Toyota' })).toHaveCount(0);
  await expect(cards).toHaveCount(Math.min(hitsPerPage, toyotas) + among.length);
  expect(await promoPlaces(page)).toEqual(among);
  const own = cards.filter({ has: page.getByRole('heading', { name: promo.title }) });
  await expect(own.first()).toContainText(promo.text);
  await own.first().scrollIntoViewIfNeeded();
  // Cards that are still loading move the ones below them.
  await expect(own.first().locator(twoAround).locator('[aria-busy]')).toHaveCount(0);
  await own.first().getByRole('link', { name: promo.label }).click();
  await expect(page).toHaveURL(siteUrl(dealer, promo.href));
});

test('only one of several sold cars in a row is shown, unless only sold cars are listed', async ({
  page,
}) => {
  const stock = await stockOf(dealer);
  const soldCards = page.getByRole('article').and(page.locator('[data-status=sold]'));
  const ofMake = [...Map.groupBy(stock, (vehicle) => vehicle.make)]
    .map(([make, cars]) => ({ make, ...lastPageOf(cars) }))
    .find(({ sold, onLast }) => sold > 1 && sold < onLast);
  if (ofMake === undefined) throw new Error('no make whose last page has cars sold and to be had');
  const path = `${basePath(dealer)}/${slugify(ofMake.make)}`;
  await page.goto(siteUrl(dealer, pagePath({ kind: 'make', path }, ofMake.last)));
  await expect(soldCards).toHaveCount(1);
  await expect(carsOn(page)).toHaveCount(ofMake.onLast - ofMake.sold + 1);

  const { sold, last, onLast } = lastPageOf(stock);
  expect(sold, 'sold cars on the last page').toBeGreaterThan(1);
  expect(sold, 'available cars on the last page').toBeLessThan(onLast);
  const { expectCount } = await openSearch(page, dealer, { page: String(last) });
  await expect(page.getByRole('link', { name: texts.nextPage })).toHaveCount(0);
  await expect(carsOn(page)).toHaveCount(onLast - sold + 1);
  // Beyond the first cards, a card's content is loaded when it comes near.
  await carsOn(page)
    .last()
    .evaluate((card) => card.scrollIntoView());
  await expect(soldCards).toHaveCount(1);

  expect(filters.some(({ attribute }) => attribute === 'status')).toBe(true);
  await openSearch(page, dealer, { status: 'Sold' });
  await expectCount(sold);
  await expect(carsOn(page)).toHaveCount(Math.min(sold, hitsPerPage));
});

test('swiping a card shows its next photo, on the built page and among results; a tap opens the car', async ({
  page,
}) => {
  const { box, expectCount } = await openSearch(page, dealer);
  const seeSecondPhoto = async () => {
    const strip = page.getByRole('link', { name: /^Photos of / }).first();
    await strip.evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const second = strip.locator('img').nth(1);
    await expect(second).not.toBeInViewport();
    await swipeLeft(page, strip);
    await expect(second).toBeInViewport({ ratio: 0.9 });
    return strip;
  };
  await seeSecondPhoto();
  await box.fill('toyota');
  await box.press('Enter');
  await expectCount((await stockOf(dealer)).filter(({ make }) => make === 'Toyota').length);
  await expect(carsOn(page).filter({ hasNotText: 'Toyota' })).toHaveCount(0);
  const strip = await seeSecondPhoto();
  const path = await strip.getAttribute('href');
  await strip.tap();
  await expect(page).toHaveURL(siteUrl(dealer, path ?? ''));
});

test('the number of cars is exact even for a large stock', async ({ page }) => {
  const stock = await stockOf('meridian');
  const suvs = stock.filter(({ simpleBody }) => simpleBody === 'suv').length;
  expect(suvs, 'more cars than search engines may count exactly').toBeGreaterThan(1999);
  const { expectCount } = await openSearch(page, 'meridian');
  await expectCount(stock.length);
  await openSearch(page, 'meridian', { body: 'SUV' });
  await expectCount(suvs);
  const newSuvs = stock.filter(({ simpleBody, carType }) => simpleBody === 'suv' && carType === 'new').length;
  await openSearch(page, 'meridian', { body: 'SUV', car_type: 'New' });
  await expectCount(newSuvs);
});

const twoAround = 'xpath=preceding-sibling::li[position() <= 2] | following-sibling::li[position() <= 2]';

/** The items of the grid: cars and the dealer's own cards, without promotions. */
function places(page: Page) {
  return page.locator('#search-results').locator('li:not(.promotion-place)');
}

/** The numbers of cars before each of the dealer's own cards. */
async function promoPlaces(page: Page): Promise<number[]> {
  const headings = await places(page).getByRole('heading').allInnerTexts();
  return headings
    .flatMap((text, index) => (text === promo.title ? [index] : []))
    .map((at, before) => at - before);
}

function carsOn(page: Page) {
  return page.getByRole('article');
}

/** The last page of a list of these cars, which contains the sold ones. */
function lastPageOf(cars: readonly Vehicle[]) {
  const last = pageCount(cars.length, hitsPerPage);
  return { last, onLast: cars.length - (last - 1) * hitsPerPage, sold: cars.filter(isSold).length };
}
