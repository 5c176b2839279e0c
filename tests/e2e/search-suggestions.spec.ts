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

test('typing a make suggests it and its models with their numbers of cars, and a click searches', async ({
  page,
}) => {
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
});

test('a body type is suggested with its picture, and a stock number suggests its car with photograph and price and leads to it', async ({
  page,
}) => {
  const utes = (await stockOf(dealer)).filter(({ simpleBody }) => simpleBody === 'ute').length;
  const car = await vehicleWith(dealer, 'in stock', isPlain);
  const { screen } = settingsOf(dealer).search;
  const { box, suggestions, expectCount } = await openSearch(page, dealer);
  await box.fill('ut');
  const body = suggestions.getByRole('option', { name: `${bodyLabels.ute} ${grouped(utes)} ` });
  await expectPicture(body);
  await body.click();
  await expectCount(utes);
  const chips = page.getByRole('list', { name: screen.applied });
  await chips.getByRole('button', { name: bodyLabels.ute }).click();
  await expectCount((await stockOf(dealer)).length);
  await box.fill(car.stockNumber ?? '');
  const cars = suggestions.getByRole('group', { name: screen.suggestedCars.replace('{cars}', '').trim() });
  const option = cars.getByRole('option', { name: car.name });
  await expect(option).toContainText(grouped(currentPrice(car) ?? 0));
  await expectPicture(option);
  await option.click();
  await expect(page).toHaveURL(siteUrl(dealer, `/cars/${car.slug}`));
});

test('suggestions can be reached, chosen and closed by keyboard alone', async ({ page }) => {
  const { make, model, count } = await commonModel();
  const { box, suggestions, expectCount } = await openSearch(page, dealer);
  const options = suggestions.getByRole('option');
  const current = suggestions.getByRole('option', { selected: true });
  await box.focus();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  // Inserts the text at once: suggestions for a part of it would be replaced while the arrow keys are
  // pressed.
  await page.keyboard.insertText(`${make} ${model.slice(0, 4)}`);
  await expect(options.filter({ hasText: `${make} ${model}` }).first()).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(current).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await expectCurrent(box, options.first());
  await page.keyboard.press('ArrowDown');
  await expectCurrent(box, options.nth(1));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(current).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expectCurrent(box, options.last());
  await page.keyboard.press('Escape');
  await expect(suggestions).toBeHidden();
  await expect(box).toHaveValue(`${make} ${model.slice(0, 4)}`);
  await expect(box).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('ArrowDown');
  const wanted = options.filter({ hasText: `${make} ${model}` }).first();
  await expect(wanted).toBeVisible();
  for (const option of await options.all()) {
    await page.keyboard.press('ArrowDown');
    await expectCurrent(box, option);
    if ((await option.innerText()).startsWith(`${make} ${model}`)) break;
  }
  await page.keyboard.press('Enter');
  await expectCount(count);
  await expect(box).toBeFocused();
});

test('a space before the next word is kept after a pause in typing, and Escape clears a box without suggestions', async ({
  page,
}) => {
  const { make, model, count } = await commonModel();
  const ofMake = (await stockOf(dealer)).filter((vehicle) => vehicle.make === make).length;
  const { box, expectCount } = await openSearch(page, dealer);
  await box.pressSequentially(`${make} `);
  await expectCount(ofMake);
  await expect(box).toHaveValue(`${make} `);
  await box.pressSequentially(model);
  await expect(box).toHaveValue(`${make} ${model}`);
  await expectCount(count);

  await box.fill('xyzzyx');
  await expectCount(0);
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expectCount((await stockOf(dealer)).length);
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

async function expectCurrent(box: Locator, option: Locator): Promise<void> {
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '?');
  await expect(box).toBeFocused();
}
