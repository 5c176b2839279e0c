import * as v from 'valibot';
import { hasPriceComparison } from '#src/market/market-sections.ts';
import { priceComparisonSchema } from '#src/market/price-comparison.schema.ts';
import { shownComparison } from '#src/market/price-comparison.ts';
import { isAvailable } from '#src/vehicle/availability.ts';
import { fuelCost, knownConsumption, usesFuelByLitre } from '#src/vehicle/fuel-cost/fuel-cost.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf, vehicleWith } from './dealers.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { scrollDownTo } from './scroll-down-to.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { delivery, vehicle: texts, market } = settingsOf(dealer);
const urlOf = ({ slug }: Vehicle) => siteUrl(dealer, `/cars/${slug}`);

const [paid, free] = [
  delivery.regions.find(({ price }) => price > 0),
  delivery.regions.find(({ price }) => price === 0),
];
const firstOf = (region: typeof paid) => region?.postcodes[0]?.slice(0, 4) ?? '';

test('what delivery costs is told where the shopper asks, whatever is typed', async ({ page, context }) => {
  await page.goto(urlOf(await vehicleWith(dealer, 'for sale', isAvailable)));
  const calculator = page.locator('#delivery');
  const postcode = calculator.getByLabel(delivery.texts.label);
  const button = calculator.getByRole('button', { name: delivery.texts.button });
  const answer = calculator.getByRole('status');
  await expect(answer).toHaveText(delivery.texts.hint);

  await button.click();
  await expect(answer).toHaveText('Please enter a postcode.');
  await expect(postcode).toBeFocused();
  await postcode.fill('42');
  await postcode.press('Enter');
  await expect(answer).toHaveText('Invalid postcode. Please enter a 4-digit number.');
  await postcode.fill(` ${firstOf(paid)} `);
  await button.dblclick();
  await expect(answer).toHaveText(`$${paid?.price} to ${paid?.name}`);
  await postcode.fill('');
  await postcode.pressSequentially(`${firstOf(free)}9`);
  await expect(postcode).toHaveValue(firstOf(free));
  await postcode.press('Enter');
  await expect(answer).toHaveText(`Free delivery to ${free?.name}`);
  await postcode.fill('0872');
  await postcode.press('Enter');
  await expect(answer).toHaveText(
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  );

  await context.setOffline(true);
  await postcode.fill(firstOf(free));
  await postcode.press('Enter');
  await expect(answer).toHaveText(delivery.texts.offline);
  await expect(postcode).toHaveValue(firstOf(free));
  await context.setOffline(false);
});

test('what the fuel would cost follows the price and the distance', async ({ page }) => {
  const isRated = (vehicle: Vehicle) =>
    isAvailable(vehicle) && usesFuelByLitre(vehicle) && knownConsumption(vehicle) !== null;
  const vehicle = await vehicleWith(dealer, 'with a known consumption', isRated);
  const litresPer100Km = knownConsumption(vehicle) ?? 0;
  await page.goto(urlOf(vehicle));
  const calculator = page.locator('#fuel-cost');
  const expectCost = async (pricePerLitre: number, kmPerWeek: number) => {
    const cost = fuelCost({ kmPerWeek, litresPer100Km, pricePerLitre });
    await expect(calculator.getByRole('status')).toContainText(`$${cost?.perWeek.toFixed(2)} a week`);
  };
  await expectCost(1.7, 250);
  await calculator.getByLabel(texts.fuelCost.pricePerLitreLabel).fill('2.05');
  await expectCost(2.05, 250);
  await calculator.getByLabel(texts.fuelCost.kmPerWeekLabel).fill('400');
  await expectCost(2.05, 400);
  await calculator.getByLabel(texts.fuelCost.kmPerWeekLabel).fill('');
  await expect(calculator.getByRole('status')).toContainText('– a week');
});

test('an electric car has no fuel to pay for', async ({ page }) => {
  const isElectric = (vehicle: Vehicle) => isAvailable(vehicle) && vehicle.simpleFuel === 'electric';
  await page.goto(urlOf(await vehicleWith(dealer, 'that is electric', isElectric)));
  await expect(page.locator('#delivery')).toBeVisible();
  await expect(page.locator('#fuel-cost')).toHaveCount(0);
});

test('how a price compares appears before the shopper is there, and moves nothing', async ({ page }) => {
  await page.goto(siteUrl(dealer));
  const compared = await comparedVehicle((url) =>
    page.evaluate(async (href): Promise<unknown> => (await fetch(href)).json(), url),
  );
  await page.goto(urlOf(compared.vehicle));
  const section = page.getByRole('region', { name: market.priceComparison.heading });
  await expect(section).not.toBeInViewport();
  // Asked for by now; whoever were there before the answer would not be shown it.
  await scrollDownTo(page.locator('price-comparison'), 1000);
  await expect(section).toBeVisible();
  await scrollDownTo(section);
  await expect(section).toContainText(compared.description);
  await expect(section).toContainText(`$${compared.listing_price.toLocaleString('en-AU')}`);
  expect(await movedSinceArrival(page)).toEqual([]);
});

/** A vehicle of whose price there is something to say. */
async function comparedVehicle(get: (url: string) => Promise<unknown>) {
  for (const vehicle of (await stockOf(dealer))
    .filter((vehicle) => hasPriceComparison(vehicle, market))
    .slice(0, 60)) {
    const reply = v.safeParse(priceComparisonSchema, await get(`${urlOf(vehicle)}/autogauge`));
    const shown = reply.success ? shownComparison(reply.output) : null;
    if (shown !== null) return { vehicle, ...shown };
  }
  throw new Error(`${dealer} has no vehicle to compare.`);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the price of delivery stands on a page of its own, with the way back', async ({ page }) => {
    const vehicle = await vehicleWith(dealer, 'for sale', isAvailable);
    await page.goto(urlOf(vehicle));
    await page.getByLabel(delivery.texts.label).fill(firstOf(paid));
    await page.getByRole('button', { name: delivery.texts.button }).click();
    await expect(page.getByRole('status')).toHaveText(`$${paid?.price} to ${paid?.name}`);
    await page.getByRole('link', { name: vehicle.name }).click();
    await expect(page).toHaveURL(urlOf(vehicle));
    await expect(page.locator('#fuel-cost').getByRole('spinbutton')).toHaveCount(0);
  });
});
