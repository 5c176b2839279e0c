import { slugify } from '#src/values/slug.ts';
import { bodyLabels } from '#src/values/vehicle/vehicle-labels.ts';
import { fuelText } from '#src/vehicle/key-facts.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf, vehicleWith } from './dealers.ts';
import { filterPanel, option } from './filter-panel.ts';
import { basePath, isPlain, stockPath } from './kinds-of-page.ts';
import { openSearch, searchScreen } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen, texts, filters, hitsPerPage } = settingsOf(dealer).search;
const labelOf = (attribute: string) => filters.find((filter) => filter.attribute === attribute)?.label ?? '';

/** SUVs and utes that run on diesel and cost at most $60,000. */
const wanted = { query: 'body=SUV&body=Ute&price=:60000&fuel=Diesel&sortBy=price-asc' };
async function countWanted(): Promise<number> {
  return (await stockOf(dealer)).filter(
    (vehicle) =>
      (vehicle.simpleBody === 'suv' || vehicle.simpleBody === 'ute') &&
      fuelText(vehicle) === 'Diesel' &&
      (currentPrice(vehicle) ?? Number.POSITIVE_INFINITY) <= 60_000,
  ).length;
}

test('a shared link shows its cars with all its filters, also after a reload', async ({ page }) => {
  const count = await countWanted();
  const address = siteUrl(dealer, `${await stockPath(dealer)}?${wanted.query}`);
  await page.goto(address);
  const { cards, expectCount } = searchScreen(page, dealer);
  const { chips } = filterPanel(page, dealer, false);
  await expectCount(count);
  await expect(cards).toHaveCount(Math.min(count, hitsPerPage));
  for (const name of ['SUV', 'Ute', 'Diesel', '$60,000']) {
    await expect(chips.getByRole('button', { name })).toBeVisible();
  }
  await expect(page.getByRole('combobox', { name: screen.sortLabel })).toHaveValue('price-asc');
  const names = () => cards.getByRole('heading').allTextContents();
  const shown = await names();
  await page.reload();
  await expect.poll(names).toEqual(shown);
  await expect(page).toHaveURL(address);
});

test('while the cars for the address are loading, no other cars are shown', async ({ page }) => {
  const index = gate();
  await page.route('**/search-data/**', async (route) => {
    await index.opened;
    await route.continue();
  });
  await page.goto(siteUrl(dealer, `${await stockPath(dealer)}?fuel=Electric`));
  const { cards, expectCount } = searchScreen(page, dealer);
  await expect(page.getByRole('list', { name: screen.applied })).toBeVisible();
  await expect(cards).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: texts.pages })).toBeHidden();
  index.open();
  await expectCount((await stockOf(dealer)).filter((vehicle) => fuelText(vehicle) === 'Electric').length);
  await expect(cards.first()).toContainText('Electric');
});

test('back and forward restore filters and cards, also from a vehicle page', async ({ page }, {
  project,
}) => {
  const stock = await stockOf(dealer);
  const electric = stock.filter((vehicle) => fuelText(vehicle) === 'Electric').length;
  const { cards, expectCount } = await openSearch(page, dealer);
  const { open, close, filter, chips } = filterPanel(page, dealer, project.name === 'phone');
  const names = () => cards.getByRole('heading').allTextContents();
  const all = await names();
  await open();
  await option(await filter(labelOf('fuel')), 'Electric').click();
  await close();
  await expectCount(electric);
  const chosen = await names();
  await page.goBack();
  await expectCount(stock.length);
  await expect(chips).toBeHidden();
  await expect.poll(names).toEqual(all);
  await page.goForward();
  await expectCount(electric);
  await expect.poll(names).toEqual(chosen);

  await cards.nth(3).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\//);
  await page.goBack();
  await expectCount(electric);
  await expect.poll(names).toEqual(chosen);
  await expect(cards.nth(3)).toBeInViewport();
});

test('invalid parameters of the address are ignored', async ({ page }) => {
  const { length: count } = await stockOf(dealer);
  const amiss = ['price=abc', 'price=9:1', 'page=-1', 'sortBy=x', 'year=', 'constructor=1', 'fuel=%60%60'];
  const { expectCount, cards } = await openSearch(page, dealer);
  const names = () => cards.getByRole('heading').allTextContents();
  const first = await names();
  await page.goto(siteUrl(dealer, `${await stockPath(dealer)}?${amiss.join('&')}`));
  await expectCount(count);
  // The cards are hidden until the search has read the address.
  await expect.poll(names).toEqual(first);
  await expect(page.getByRole('combobox', { name: screen.sortLabel })).toHaveValue('relevant');
});

test('a value that no car has becomes a removable filter, and markup in it is shown as text', async ({
  page,
}) => {
  const { length: count } = await stockOf(dealer);
  const markup = '<script>alert(1)</script>';
  const { expectCount } = await openSearch(page, dealer, { fuel: markup, page: '9999' });
  await expectCount(0);
  await expect(page.getByRole('heading', { name: texts.noResultsTitle })).toBeVisible();
  await page.getByRole('list', { name: screen.applied }).getByRole('button', { name: markup }).click();
  await expectCount(count);
});

test('a page number beyond the last page shows the last page', async ({ page }) => {
  const { length: count } = await stockOf(dealer);
  const { expectCount } = await openSearch(page, dealer, { page: '777' });
  await expectCount(count);
  await expect(page).toHaveURL(new RegExp(`[?&]page=${Math.ceil(count / hitsPerPage)}$`));
});

test('campaign parameters stay in the address', async ({ page }, { project }) => {
  const { expectCount } = await openSearch(page, dealer, { utm_source: 'mail', gclid: '1' });
  const { open, filter } = filterPanel(page, dealer, project.name === 'phone');
  await open();
  await option(await filter(labelOf('body')), bodyLabels.ute).click();
  await expect(page).toHaveURL(/[?&]body=Ute&utm_source=mail&gclid=1$/);
  await page.reload();
  await expectCount((await stockOf(dealer)).filter(({ simpleBody }) => simpleBody === 'ute').length);
});

test("a filter for one model uses the address of the model's page, and that page can be filtered", async ({
  page,
}) => {
  const { make, model } = await vehicleWith(dealer, 'in stock', isPlain);
  const count = (await stockOf(dealer)).filter((car) => car.make === make && car.model === model).length;
  const path = `${basePath(dealer)}/${slugify(make)}/${slugify(model)}`;
  await openSearch(page, dealer, { make_model: `${make} ${model}`, sortBy: 'latest' });
  const { expectCount } = searchScreen(page, dealer);
  await expectCount(count);
  await page.getByRole('combobox', { name: screen.sortLabel }).selectOption('relevant');
  await expect(page).toHaveURL(siteUrl(dealer, path));
  await page.reload();
  await expectCount(count);
  const { chips } = filterPanel(page, dealer, false);
  await chips.getByRole('button', { name: `${make} ${model}` }).click();
  await expectCount((await stockOf(dealer)).length);
  await expect(page).toHaveURL(siteUrl(dealer, await stockPath(dealer)));
});

/** A promise that the test resolves by calling `open`. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

test('the address of a listing page that is no longer built is redirected to the search', async ({
  page,
}) => {
  const { builtPages } = settingsOf(dealer).search;
  const listing = await stockPath(dealer);
  await page.goto(siteUrl(dealer, `${listing}/${builtPages + 1}`));
  await expect(page).toHaveURL(siteUrl(dealer, `${listing}?page=${builtPages + 1}`));
  await expect(searchScreen(page, dealer).cards).toHaveCount(hitsPerPage);
});

test('words such as "under 40k" become removable filters, and the address contains them', async ({
  page,
}) => {
  const { box, cards } = await openSearch(page, dealer);
  await box.fill('suv automatic under 40k');
  await box.press('Enter');
  const { chips } = filterPanel(page, dealer, false);
  for (const name of ['suv', 'Automatic', 'Under $40,000'])
    await expect(chips.getByRole('button', { name })).toBeVisible();
  await expect(page).toHaveURL(/\?query=suv&transmission=Automatic&price=:40000$/);
  await expect(box).toHaveValue('suv automatic under 40k');
  const fitting = (await stockOf(dealer)).filter(
    (vehicle) => (currentPrice(vehicle) ?? Number.POSITIVE_INFINITY) <= 40_000,
  );
  const names = new Set(fitting.map(({ name }) => name));
  const first = cards.getByRole('heading').first();
  await expect.poll(async () => names.has((await first.textContent())?.trim() ?? '')).toBe(true);
  await box.fill('suv under 40k');
  await expect(chips.getByRole('button', { name: 'Automatic' })).toHaveCount(0);
  await expect(page).toHaveURL(/\?query=suv&price=:40000$/);
  await page.reload();
  await expect(box).toHaveValue('suv');
  await chips.getByRole('button', { name: 'Under $40,000' }).click();
  await expect(page).toHaveURL(/\?query=suv$/);
  await page.goBack();
  await expect(chips.getByRole('button', { name: 'Under $40,000' })).toBeVisible();
});

test('words in the address become the same filters as typed words', async ({ page }) => {
  await openSearch(page, dealer, { query: 'suv under 40k' });
  const { chips } = filterPanel(page, dealer, false);
  await expect(chips.getByRole('button', { name: 'Under $40,000' })).toBeVisible();
  await expect(page).toHaveURL(/\?query=suv&price=:40000$/);
});
