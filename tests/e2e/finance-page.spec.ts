import type { Locator, Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { financeEstimate } from '#src/vehicle/estimate/estimate.ts';
import { priceDisplay } from '#src/vehicle/price/price-display.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { finance, site, vehicle: vehicleTexts } = settingsOf(dealer);
const { page: texts } = finance;
const words = { car: site.vehicleWord.one, cars: site.vehicleWord.many };
const thisYear = 2026;

const hasEstimate = (vehicle: Vehicle) =>
  isPlain(vehicle) && financeEstimate(vehicle, finance, thisYear) !== null;
const chosen = (page: Page) =>
  page.getByRole('region', { name: fill(texts.car.heading, words), exact: true });
const form = (page: Page) => page.getByRole('region', { name: texts.formHeading });
const price = (page: Page) => form(page).getByRole('textbox', { name: finance.form.labels.purchasePrice });
const steps = (page: Page) => page.locator('.steps').getByRole('listitem');
const promo = (page: Page) =>
  page.getByRole('region', { name: fill(texts.getFinanceNow.heading, words), exact: true });

test('the page for a vehicle shows it above or beside the form, and without one it shows steps there', {
  tag: '@desktop-only',
}, async ({ page }) => {
  const phone = { width: 390, height: 844 };
  const desktop = page.viewportSize() ?? phone;
  const placesOf = async (first: Locator) => {
    const [place, fields] = await Promise.all([first.boundingBox(), form(page).boundingBox()]);
    if (place === null || fields === null) throw new Error('The place or the form is not to be seen.');
    return [place, fields] as const;
  };
  const vehicle = await vehicleWith(dealer, 'with an estimate', hasEstimate);
  await page.goto(siteUrl(dealer, `/finance?car_id=${vehicle.id}#finance-form`));
  const car = chosen(page);
  await expect(car).toContainText(vehicle.name);
  const { text, typeText } = priceDisplay(vehicle, vehicleTexts.price, site.currency);
  await expect(car).toContainText(text);
  await expect(car).toContainText(typeText ?? '');
  await expect(car).toContainText(/\$\d+\/week at [\d.]+% p\.a\., [\d.]+% p\.a\. comparison rate/);
  await expect(car).toContainText(vehicleTexts.price.comparisonRateWarning);
  const picture = car.locator('img');
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(1);
  await expect(price(page)).toHaveValue(text);
  await expect(steps(page)).toHaveCount(0);
  await expect(promo(page)).toHaveCount(0);
  const back = page.locator('main').getByRole('link', { name: fill(texts.car.back, words) });
  await expect(back).toHaveAttribute('href', `/cars/${vehicle.slug}`);
  expect(await movedSinceArrival(page)).toEqual([]);
  const [beside, fields] = await placesOf(car);
  expect(beside.x).toBeGreaterThanOrEqual(fields.x + fields.width);

  await page.setViewportSize(phone);
  await page.reload();
  expect(await movedSinceArrival(page)).toEqual([]);
  const [above, below] = await placesOf(car);
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);

  await test.step('without a vehicle', async () => {
    await page.goto(siteUrl(dealer, '/finance'));
    await expect(chosen(page)).toBeHidden();
    const [under, filledIn] = await placesOf(steps(page).first());
    expect(under.y).toBeGreaterThanOrEqual(filledIn.y + filledIn.height);
    await page.setViewportSize(desktop);
    const [first, wide] = await placesOf(steps(page).first());
    expect(first.x).toBeGreaterThanOrEqual(wide.x + wide.width);
    await promo(page).getByRole('link', { name: texts.getFinanceNow.start }).click();
    await expect(price(page)).toBeInViewport();
  });
});
