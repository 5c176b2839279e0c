import type { Locator } from '@playwright/test';
import { slugify } from '#src/values/slug.ts';
import { bodyLabels } from '#src/values/vehicle/vehicle-labels.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf, vehicleWith } from './dealers.ts';
import { basePath, isPlain } from './example-paths.ts';
import { grouped, openSearch } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen } = settingsOf(dealer).search;

test('a suggested model searches, a body type has its picture, and a stock number suggests its car with photograph and price and leads to it', async ({
  page,
}) => {
  const stock = await stockOf(dealer);
  const { make, model, count, ofMake } = await commonModel();
  const { box, suggestions, heading, expectCount } = await openSearch(page, dealer);
  await box.click();
  await box.pressSequentially(make.slice(0, 5).toLowerCase());
  await expect(suggestions.getByRole('option', { name: `${make} ${grouped(ofMake)} ` })).toBeVisible();
  await box.fill(`${make} ${model}`.toLowerCase());
  const wanted = { name: `${make} ${model} ${grouped(count)} ` };
  // The model is the first suggestion once the list is that of the whole text; before that, the suggestions
  // still move.
  await expect(
    suggestions.getByRole('option').first().and(suggestions.getByRole('option', wanted)),
  ).toBeVisible();
  await suggestions.getByRole('option', wanted).click();
  await expectCount(count);
  await expect(suggestions).toBeHidden();
  await expect(box).toHaveValue('');
  await expect(heading).toContainText(model, { ignoreCase: true });
  await expect(page).toHaveURL(siteUrl(dealer, `${basePath(dealer)}/${slugify(make)}/${slugify(model)}`));
  const chips = page.getByRole('list', { name: screen.applied });
  await chips.getByRole('button', { name: `${make} ${model}` }).click();
  await expectCount(stock.length);

  const utes = stock.filter(({ simpleBody }) => simpleBody === 'ute').length;
  await box.fill('ut');
  const body = suggestions.getByRole('option', { name: `${bodyLabels.ute} ${grouped(utes)} ` });
  await expectPicture(body);
  await body.click();
  await expectCount(utes);
  await chips.getByRole('button', { name: bodyLabels.ute }).click();
  await expectCount(stock.length);

  const car = await vehicleWith(dealer, 'in stock', isPlain);
  await box.fill(car.stockNumber ?? '');
  const cars = suggestions.getByRole('group', { name: screen.suggestedCars.replace('{cars}', '').trim() });
  const suggested = cars.getByRole('option', { name: car.name });
  await expect(suggested).toContainText(grouped(currentPrice(car) ?? 0));
  await expectPicture(suggested);
  await suggested.click();
  await expect(page).toHaveURL(siteUrl(dealer, `/cars/${car.slug}`));
});

/** A model with several cars, whose make also has other models. */
async function commonModel() {
  const stock = await stockOf(dealer);
  const modelOf = (vehicle: Vehicle) => `${vehicle.make}/${vehicle.model}`;
  const counts = [...Map.groupBy(stock, modelOf).values()].sort((a, b) => b.length - a.length);
  const [{ make, model } = { make: '', model: '' }, ...others] = counts[0] ?? [];
  const ofMake = stock.filter((vehicle) => vehicle.make === make).length;
  return { make, model, count: others.length + 1, ofMake };
}

async function expectPicture(option: Locator): Promise<void> {
  const picture = option.locator('img');
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}
