import { energyCost, knownConsumption, usesFuelByLitre } from '#src/vehicle/fuel-cost/fuel-cost.ts';
import { isAvailable } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const {
  delivery,
  vehicle: { fuelCost: fuelTexts },
} = settingsOf(dealer);
const urlOf = ({ slug }: Vehicle) => siteUrl(dealer, `/cars/${slug}`);

const isRated = (vehicle: Vehicle) =>
  isAvailable(vehicle) && usesFuelByLitre(vehicle) && knownConsumption(vehicle) !== null;

const [paid, free] = [
  delivery.regions.find(({ price }) => price > 0),
  delivery.regions.find(({ price }) => price === 0),
];
const firstOf = (region: typeof paid) => region?.postcodes[0]?.slice(0, 4) ?? '';

test('the delivery price is shown without leaving the page, also after the network was lost, and the fuel cost follows its fields and is still there after going back', async ({
  page,
  context,
}) => {
  const vehicle = await vehicleWith(dealer, 'with a known consumption', isRated);
  const url = urlOf(vehicle);
  await page.goto(url);

  await test.step('delivery', async () => {
    const calculator = page.locator('#delivery');
    const postcode = calculator.getByLabel(delivery.texts.label);
    const button = calculator.getByRole('button', { name: delivery.texts.button });
    const answer = calculator.getByRole('status');
    await expect(answer).toHaveText(delivery.texts.hint);
    await button.click();
    await expect(answer).toHaveText('Please enter a postcode.');
    await expect(postcode).toBeFocused();
    await page.keyboard.type(`${firstOf(paid)}9`);
    await expect(postcode).toHaveValue(firstOf(paid));
    await page.keyboard.press('Enter');
    await expect(answer).toContainText(`$${paid?.price} to ${paid?.name}`);
    await expect(answer.getByText(delivery.sum.total)).toBeVisible();
    await postcode.fill('0872');
    await page.keyboard.press('Enter');
    await expect(answer).toHaveText(delivery.texts.noPrice);

    await context.setOffline(true);
    await postcode.fill(` ${firstOf(free)} `);
    await button.click();
    await expect(answer).toHaveText(delivery.texts.offline);
    await context.setOffline(false);
    await button.dblclick();
    await expect(answer).toContainText(`Free delivery to ${free?.name}`);
    await expect(page).toHaveURL(url);
  });

  await test.step('fuel', async () => {
    const litresPer100Km = knownConsumption(vehicle) ?? 0;
    const calculator = page.locator('#fuel-cost');
    const expectCost = async (pricePerLitre: number, kmPerWeek: number) => {
      const cost = energyCost(kmPerWeek, [{ per100Km: litresPer100Km, price: pricePerLitre }]);
      await expect(calculator.getByRole('status')).toContainText(`$${cost?.perWeek.toFixed(2)} a week`);
    };
    await expectCost(1.7, 250);
    await calculator.getByLabel(fuelTexts.pricePerLitreLabel).fill('2.05');
    await page.keyboard.press('Tab');
    await page.keyboard.type('400');
    await expectCost(2.05, 400);
    await expect(page).toHaveURL(/\?price-per-litre=2\.05&km-per-week=400$/);
    await page.goto(siteUrl(dealer, '/contact'));
    await page.goBack();
    await expectCost(2.05, 400);
    await expect(calculator.getByLabel(fuelTexts.kmPerWeekLabel)).toHaveValue('400');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the delivery price and the fuel cost are shown on pages of their own, with a link back', async ({
    page,
  }) => {
    const vehicle = await vehicleWith(dealer, 'with a known consumption', isRated);
    await page.goto(urlOf(vehicle));
    await page.getByLabel(delivery.texts.label).fill(firstOf(paid));
    await page.getByRole('button', { name: delivery.texts.button }).click();
    await expect(page.getByRole('status')).toContainText(`$${paid?.price} to ${paid?.name}`);
    await page.getByRole('link', { name: vehicle.name }).click();
    await expect(page).toHaveURL(urlOf(vehicle));

    await page.getByLabel(fuelTexts.kmPerWeekLabel).fill('400');
    await page.getByRole('button', { name: fuelTexts.calculate }).click();
    const per100Km = knownConsumption(vehicle) ?? fuelTexts.litresPer100Km;
    const cost = energyCost(400, [{ per100Km, price: fuelTexts.pricePerLitre }]);
    await expect(page.getByRole('status')).toContainText(`$${cost?.perWeek.toFixed(2)} a week`);
    await page.getByRole('link', { name: vehicle.name }).click();
    await expect(page).toHaveURL(urlOf(vehicle));
  });
});
