import type { Locator } from '@playwright/test';
import { slugify } from '#src/values/slug.ts';
import { bodyLabels } from '#src/values/vehicle/vehicle-labels.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf, vehicleWith } from './dealers.ts';
import { basePath, isPlain } from './kinds-of-page.ts';
import { grouped, openSearch } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';

test('while a make is typed, it and its models are suggested with their numbers; one click searches', async ({
  page,
}) => {
  const { make, model, count, ofMake } = await commonModel();
  const { box, suggestions, heading, expectCount } = await openSearch(page, dealer);
  await box.click();
  await box.pressSequentially(make.slice(0, 5).toLowerCase());
  await expect(suggestions.getByRole('option', { name: `${make} ${grouped(ofMake)} ` })).toBeVisible();
  await box.fill(`${make} ${model}`.toLowerCase());
  const wanted = { name: `${make} ${model} ${grouped(count)} ` };
  // First of all it stands once the list is that of all that was typed: until then it moves under the finger.
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

test('a body is suggested with its picture', async ({ page }) => {
  const utes = (await stockOf(dealer)).filter(({ simpleBody }) => simpleBody === 'ute').length;
  const { box, suggestions, expectCount } = await openSearch(page, dealer);
  await box.fill('ut');
  const option = suggestions.getByRole('option', { name: `${bodyLabels.ute} ${grouped(utes)} ` });
  await expectPicture(option);
  await option.click();
  await expectCount(utes);
});

test('a stock number finds its car, with its photograph and price, and leads to it', async ({ page }) => {
  const car = await vehicleWith(dealer, 'in stock', isPlain);
  const { screen } = settingsOf(dealer).search;
  const { box, suggestions } = await openSearch(page, dealer);
  await box.fill(car.stockNumber ?? '');
  const cars = suggestions.getByRole('group', { name: screen.suggestedCars.replace('{cars}', '').trim() });
  const option = cars.getByRole('option', { name: car.name });
  await expect(option).toContainText(grouped(currentPrice(car) ?? 0));
  await expectPicture(option);
  await option.click();
  await expect(page).toHaveURL(siteUrl(dealer, `/cars/${car.slug}`));
});

test('suggestions are reached, chosen and put away by keys alone', async ({ page }) => {
  const { make, model, count } = await commonModel();
  const { box, suggestions, expectCount } = await openSearch(page, dealer);
  const options = suggestions.getByRole('option');
  const current = suggestions.getByRole('option', { selected: true });
  await box.focus();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  // At once: what is suggested for half of it would give way under the arrow keys to what is for the whole.
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

test('a space before the next word survives a pause', async ({ page }) => {
  const { make, model, count } = await commonModel();
  const ofMake = (await stockOf(dealer)).filter((vehicle) => vehicle.make === make).length;
  const { box, expectCount } = await openSearch(page, dealer);
  await box.pressSequentially(`${make} `);
  await expectCount(ofMake);
  await expect(box).toHaveValue(`${make} `);
  await box.pressSequentially(model);
  await expect(box).toHaveValue(`${make} ${model}`);
  await expectCount(count);
});

test('Escape in a box without suggestions empties it', async ({ page }) => {
  const { length: all } = await stockOf(dealer);
  const { box, expectCount } = await openSearch(page, dealer);
  await box.fill('xyzzyx');
  await expectCount(0);
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expectCount(all);
});

/** A model of which there are some, and whose make has others. */
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
