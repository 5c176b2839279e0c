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
const { similarFreshHours, maxSimilar } = settingsOf(dealer).vehicle.page;

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

test.describe('on a recently opened page', () => {
  test.use({ faults: /stock-photos/ });

  test('the similar cars of the built page are shown, with a message in place of a photograph that does not load', async ({
    page,
  }) => {
    await page.route('**/stock-photos/**', (route) => route.fulfill({ status: 404 }));
    const { similar, links, searched } = await openCar(page, similarFreshHours - 1);
    await similar.scrollIntoViewIfNeeded();
    await expect(links).toHaveCount(maxSimilar);
    const card = similar.getByRole('article').first();
    await card.scrollIntoViewIfNeeded();
    const frame = card.locator('.card-photo');
    await expect(frame).toHaveAttribute('data-broken', settingsOf(dealer).gallery.photos.broken);
    await expect(card.getByRole('presentation')).toBeHidden();
    const [width = 0, height = 0] = await frame.evaluate((box) => [box.clientWidth, box.clientHeight]);
    expect(width / height).toBeCloseTo(1.5, 1);
    expect(searched()).toBe(false);
  });
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
  await expect(links).toHaveCount(maxSimilar);
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
