import type { Locator, Page } from '@playwright/test';
import { currentPrice } from '#src/vehicle/price/price.ts';
import { priceWindow } from '#src/vehicle/similar/similar-vehicles.ts';
import { isAvailable } from '#src/vehicle/status/availability.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { expect, test, visitTime } from './visitor.ts';

const dealer = 'harbourline';
const { similarFreshHours, similarMost } = settingsOf(dealer).vehicle.page;

async function openCar(page: Page, hoursLater: number) {
  const stock = await stockOf(dealer);
  const car = await vehicleWith(dealer, 'with others of its model', (vehicle) => {
    const others = stock.filter(({ make, model }) => make === vehicle.make && model === vehicle.model);
    return isPlain(vehicle) && others.length > 2;
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(siteUrl(dealer, vehiclePath(car)));
  await page.clock.setFixedTime(new Date(visitTime.getTime() + hoursLater * 3_600_000));
  const similar = page.locator('#similar');
  const links = similar.getByRole('heading').getByRole('link');
  return {
    car,
    stock,
    similar,
    links,
    searched: () => asked.some((path) => path.startsWith('/search-data/')),
  };
}

/** Scrolls near the similar cars, so that the next turn of the wheel would show them. */
async function comeNear(similar: Locator): Promise<void> {
  const pixelsTo = (section: Element, below: number) => {
    const toGo = section.getBoundingClientRect().top - innerHeight - below;
    scrollBy({ top: toGo, behavior: 'instant' });
    return Math.abs(toGo);
  };
  // Scrolls first to where nothing is loaded yet: parts that get their height only near the viewport would
  // move the cars into sight.
  for (const below of [700, 100]) await expect.poll(() => similar.evaluate(pixelsTo, below)).toBeLessThan(1);
}

test('a recently opened page shows the similar cars of the built page', async ({ page }) => {
  const { similar, links, searched } = await openCar(page, similarFreshHours - 1);
  await similar.scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(similarMost);
  expect(searched()).toBe(false);
});

test('a page that has been open for long loads new similar cars, chosen by the same rules', async ({
  page,
}) => {
  const { car, stock, similar, links, searched } = await openCar(page, similarFreshHours + 1);
  const built = await similar.getByRole('listitem').first().elementHandle();
  await comeNear(similar);
  await expect.poll(searched).toBe(true);
  await expect.poll(() => built?.evaluate((card) => card.isConnected)).toBe(false);
  await similar.scrollIntoViewIfNeeded();
  await expect(similar.getByRole('listitem').first()).toBeVisible();
  await expect(links).toHaveCount(similarMost);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const cars = paths.map((path) => stock.find((vehicle) => vehiclePath(vehicle) === path));
  const price = currentPrice(car) ?? 0;
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).not.toContain(vehiclePath(car));
  for (const found of cars) {
    expect(found && isAvailable(found)).toBe(true);
    expect(Math.abs((found && currentPrice(found)) ?? 0) - price).toBeLessThanOrEqual(priceWindow(price));
  }
  const isSameModel = cars.map((found) => found?.make === car.make && found.model === car.model);
  expect(isSameModel).toEqual(isSameModel.toSorted((a, b) => Number(b) - Number(a)));
  expect(isSameModel[0]).toBe(true);
});

for (const [who, getThere] of [
  ['a visitor who has focused a similar car', (links: Locator) => links.nth(2).focus()],
  ['a visitor who already sees the similar cars', (links: Locator) => links.nth(0).scrollIntoViewIfNeeded()],
] as const) {
  test(`${who} keeps the cars of the built page`, async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/search-data/**', async (route) => {
      await answered;
      await route.continue();
    });
    const { similar, links } = await openCar(page, similarFreshHours + 1);
    const [asked, come] = [new Set<string>(), new Set<string>()];
    const isOfCards = (url: string) => url.includes('/search-data/cards-');
    page.on('request', (request) => void (isOfCards(request.url()) && asked.add(request.url())));
    page.on('requestfinished', (request) => void (isOfCards(request.url()) && come.add(request.url())));
    await comeNear(similar);
    await getThere(links);
    const seen = await links.nth(2).elementHandle();
    answer();
    // The cards are requested last, and their result is applied within the next frames.
    await expect.poll(() => asked.size > 0 && asked.size === come.size).toBe(true);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await seen?.evaluate((link) => link.isConnected)).toBe(true);
  });
}

test.describe('when a photograph does not load', () => {
  test.use({ faults: /stock-photos/ });

  test('the card shows a message in its place', async ({ page }) => {
    await page.route('**/stock-photos/**', (route) => route.fulfill({ status: 404 }));
    const { similar } = await openCar(page, 0);
    const card = similar.getByRole('article').first();
    await card.scrollIntoViewIfNeeded();
    const frame = card.locator('.card-photo');
    await expect(frame).toHaveAttribute('data-broken', settingsOf(dealer).gallery.photos.broken);
    await expect(card.getByRole('presentation')).toBeHidden();
    const [width = 0, height = 0] = await frame.evaluate((box) => [box.clientWidth, box.clientHeight]);
    expect(width / height).toBeCloseTo(1.5, 1);
  });
});

test.describe('when the search does not load', () => {
  test.use({ faults: /search-data/ });

  test('a page that has been open for long keeps its similar cars', async ({ page }) => {
    await page.route('**/search-data/**', (route) => route.abort());
    const { similar, links } = await openCar(page, similarFreshHours + 1);
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/search-data/'));
    await comeNear(similar);
    await refused;
    await expect(links).toHaveCount(similarMost);
  });
});
