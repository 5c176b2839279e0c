import { slugify } from '#src/values/slug.ts';
import { bodyLabels } from '#src/values/vehicle/vehicle-labels.ts';
import { fuelText } from '#src/vehicle/key-facts.ts';
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

test(
  'choosing a make shows its models, a model narrows the results, and a chip removes both',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const stock = await stockOf(dealer);
    const [make = '', ofMake = []] = mostOf(stock, (vehicle) => vehicle.make);
    const [model = '', ofModel = []] = mostOf(ofMake, (vehicle) => vehicle.model);
    const { expectCount, heading, cards } = await openSearch(page, dealer);
    const { open, close, filter, chips } = filterPanel(page, dealer, project.name === 'phone');
    await open();
    const makes = await filter(labelOf('make_model'));
    await option(makes, make, ofMake.length).click();
    const models = makes.getByRole('group', { name: make, exact: true });
    await expect(option(models, model, ofModel.length)).toBeVisible();
    await expect(page).toHaveURL(siteUrl(dealer, `${basePath(dealer)}/${slugify(make)}`));
    await option(models, model).click();
    await expect(page).toHaveURL(siteUrl(dealer, `${basePath(dealer)}/${slugify(make)}/${slugify(model)}`));
    await close();
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
  },
);

test('the filter shows the first makes, then all, and is searched by first letters; another filter is one checkbox', async ({
  page,
}, { project }) => {
  const counts = countsBy(await stockOf(dealer), ({ make }) => make);
  const certified = (await stockOf(dealer)).filter(({ isCertified }) => isCertified).length;
  const { expectCount } = await openSearch(page, dealer);
  const { open, close, filter, chips } = filterPanel(page, dealer, project.name === 'phone');
  await open();
  const makes = await filter(labelOf('make_model'));
  const items = makes.getByRole('listitem');
  const { makesShown } = settingsOf(dealer).search;
  await expect(items).toHaveCount(makesShown);
  await makes.getByRole('button', { name: texts.showAllMakes }).click();
  await expect(items).toHaveCount(counts.size);
  const shown = await items.allInnerTexts();
  expect(new Map(shown.map((text) => nameAndCount(text)))).toEqual(counts);

  await makes.getByRole('button', { name: screen.showFewer }).click();
  await expect(items).toHaveCount(makesShown);
  const last = [...counts.keys()].sort().at(-1) ?? '';
  const find = makes.getByRole('searchbox');
  await find.fill(last.toLowerCase());
  await expect(items).toHaveCount(1);
  await expect(option(makes, last)).toBeVisible();
  await find.fill('zzz');
  await expect(makes.getByText(screen.findNothing)).toBeVisible();

  const group = await filter(labelOf('certified'));
  await group.getByRole('checkbox', { name: screen.yes }).check();
  await close();
  await expectCount(certified);
  await expect(chips.getByRole('button', { name: labelOf('certified') })).toBeVisible();
});

test('body types have pictures and can be combined, fuels are counted within them, and one button clears all', async ({
  page,
}, { project }) => {
  const stock = await stockOf(dealer);
  const chosen = stock.filter(({ simpleBody }) => simpleBody === 'suv' || simpleBody === 'ute');
  const fuels = countsBy(chosen, (vehicle) => fuelText(vehicle) ?? '');
  const { expectCount } = await openSearch(page, dealer, { page: '2' });
  const current = page.getByRole('navigation', { name: texts.pages }).locator('[aria-current=page]');
  await expect(current).toHaveText('2');
  const { open, close, filter, chips } = filterPanel(page, dealer, project.name === 'phone');
  await open();
  const bodies = await filter(labelOf('body'));
  for (const body of [bodyLabels.suv, bodyLabels.ute]) {
    await option(bodies, body).scrollIntoViewIfNeeded();
    const picture = option(bodies, body).locator('xpath=..').locator('img');
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await option(bodies, body).click();
    await expect(option(bodies, body)).toBeChecked();
  }
  const group = await filter(labelOf('fuel'));
  await expect(option(group, 'Diesel', fuels.get('Diesel') ?? 0)).toBeVisible();
  const listed = async () => new Map((await group.getByRole('listitem').allInnerTexts()).map(nameAndCount));
  await expect.poll(listed).toEqual(new Map([...fuels].filter(([fuel]) => fuel !== '')));
  await option(group, 'Diesel').click();
  await expect(option(group, 'Diesel')).toBeChecked();
  await close();
  await expectCount(fuels.get('Diesel') ?? 0);
  await expect(current, 'a filter returns to the first page').toHaveText('1');
  expect(new URL(page.url()).searchParams.has('page')).toBe(false);
  await expect(chips.getByRole('listitem')).toHaveCount(4);
  expect(new URL(page.url()).searchParams.getAll('body').sort()).toEqual(['SUV', 'Ute']);

  await chips.getByRole('button', { name: screen.clearAll }).click();
  await expectCount(stock.length);
  await expect(page).toHaveURL(siteUrl(dealer, await stockPath(dealer)));
});

test('cars around a postcode are sorted by distance, and the address keeps the postcode', async ({ page }, {
  project,
}) => {
  const { distance } = settingsOf(dealer).search;
  const { cards, expectCount } = await openSearch(page, dealer);
  const { open, close, filter, chips } = filterPanel(page, dealer, project.name === 'phone');
  await open();
  const panel = await filter(distance.label);
  await panel.getByLabel(distance.place).fill('4350');
  await panel.getByLabel(distance.place).press('Enter');
  await panel.getByLabel(distance.radius).selectOption('50');
  await close();
  await expect(chips.getByRole('button', { name: 'Within 50 km of 4350' })).toBeVisible();
  await expect(cards.first()).toContainText('Toowoomba');
  await expect(cards.first().getByText(/^\d+ km away$/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: screen.sortLabel })).toHaveValue('nearest');
  await page.reload();
  await expect(cards.first()).toContainText('Toowoomba');
  await chips.getByRole('button', { name: 'Within 50 km of 4350' }).click();
  await expectCount((await stockOf(dealer)).length);
  await expect(page).toHaveURL(siteUrl(dealer, await stockPath(dealer)));
});

function countsBy(stock: readonly Vehicle[], key: (vehicle: Vehicle) => string): Map<string, number> {
  return new Map([...Map.groupBy(stock, key)].map(([name, vehicles]) => [name, vehicles.length]));
}

function mostOf(stock: readonly Vehicle[], key: (vehicle: Vehicle) => string): [string, Vehicle[]] {
  const [most = ['', []]] = [...Map.groupBy(stock, key)].sort(([, a], [, b]) => b.length - a.length);
  return most;
}

/** The name and the number of an item, such as `Toyota` and `49`. */
function nameAndCount(text: string): [string, number] {
  const [, name = '', count = ''] = /^(.+?)\s+([\d,]+)$/s.exec(text.trim()) ?? [];
  return [name, Number(count.replaceAll(',', ''))];
}
