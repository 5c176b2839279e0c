import { slugify } from '#src/values/slug.ts';
import { bodyLabels } from '#src/values/vehicle/vehicle-labels.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { basePath, stockPath } from './example-paths.ts';
import { filterPanel, option } from './filter-panel.ts';
import { openSearch, untilLive } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen, texts, filters, hitsPerPage } = settingsOf(dealer).search;
const labelOf = (attribute: string) => filters.find((filter) => filter.attribute === attribute)?.label ?? '';

test('beside the results, choosing a make shows its models, a model narrows the results, and a chip removes both', {
  tag: '@desktop-only',
}, async ({ page }) => {
  const stock = await stockOf(dealer);
  const [make = '', ofMake = []] = mostFrequent(stock, (vehicle) => vehicle.make);
  const [model = '', ofModel = []] = mostFrequent(ofMake, (vehicle) => vehicle.model);
  const { expectCount, heading, cards } = await openSearch(page, dealer);
  await expect(page.getByRole('navigation', { name: texts.makes, exact: true })).toBeVisible();
  const { filter, chips } = filterPanel(page, dealer, false);
  const makes = await filter(labelOf('make_model'));
  await option(makes, make, ofMake.length).click();
  const models = makes.getByRole('group', { name: make, exact: true });
  await expect(option(models, model, ofModel.length)).toBeVisible();
  await expect(page).toHaveURL(siteUrl(dealer, `${basePath(dealer)}/${slugify(make)}`));
  await option(models, model).click();
  await expect(page).toHaveURL(siteUrl(dealer, `${basePath(dealer)}/${slugify(make)}/${slugify(model)}`));
  await expectCount(ofModel.length);
  await expect(heading).toContainText(`${make} ${model}`, { ignoreCase: true });
  await expect(cards).toHaveCount(Math.min(ofModel.length, hitsPerPage));
  await expect(cards.filter({ hasNotText: model })).toHaveCount(0);
  for (const name of await cards.getByRole('heading').allInnerTexts()) expect(name).toContain(model);

  // The address is that of the model's own page, which can be filtered too.
  await page.reload();
  await untilLive(page);
  await expectCount(ofModel.length);
  await chips.getByRole('button', { name: `${make} ${model}` }).click();
  await expect(chips).toBeHidden();
  await expectCount(stock.length);
  await expect(page).toHaveURL(siteUrl(dealer, await stockPath(dealer)));
});

test('in the sheet of filters body types have pictures, and cars around a postcode are sorted by distance, also after a reload', async ({
  page,
}) => {
  const { distance } = settingsOf(dealer).search;
  const { cards, expectCount } = await openSearch(page, dealer);
  const { open, close, filter, chips } = filterPanel(page, dealer, true);
  await open();
  const bodies = await filter(labelOf('body'));
  for (const body of [bodyLabels.suv, bodyLabels.ute]) {
    await option(bodies, body).scrollIntoViewIfNeeded();
    const picture = option(bodies, body).locator('xpath=..').locator('img');
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  const panel = await filter(distance.label);
  await panel.getByLabel(distance.place).fill('4350');
  await panel.getByLabel(distance.place).press('Enter');
  await panel.getByLabel(distance.radius).selectOption('50');
  await close();
  const chip = chips.getByRole('button', { name: 'Within 50 km of 4350' });
  await expect(chip).toBeVisible();
  await expect(cards.first()).toContainText('Toowoomba');
  await expect(cards.first().getByText(/^\d+ km away$/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: screen.sortLabel })).toHaveValue('nearest');
  await page.reload();
  await expect(cards.first()).toContainText('Toowoomba');
  await chip.click();
  await expectCount((await stockOf(dealer)).length);
  await expect(page).toHaveURL(siteUrl(dealer, await stockPath(dealer)));
});

function mostFrequent(stock: readonly Vehicle[], key: (vehicle: Vehicle) => string): [string, Vehicle[]] {
  const [max = ['', []]] = [...Map.groupBy(stock, key)].sort(([, a], [, b]) => b.length - a.length);
  return max;
}
