import type { Page } from '@playwright/test';
import { currentSearchDataUrl } from '#src/search/index/search-data.schema.ts';
import { slugify } from '#src/values/slug.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf, vehicleWith } from './dealers.ts';
import { filterPanel, option } from './filter-panel.ts';
import { basePath, isPlain, stockPath } from './kinds-of-page.ts';
import { layoutShift } from './layout-shift.ts';
import { openSearch, searchScreen } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen, texts, filters } = settingsOf(dealer).search;
const labelOf = (attribute: string) => filters.find((filter) => filter.attribute === attribute)?.label ?? '';

test('the first answer needs no request; the index comes with the first touch of a control', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/search-data[/]|engine\.worker|[/]search-client/.test(request.url())) asked.push(request.url());
  });
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const { cards, box, expectCount } = await openSearch(page, dealer);
  const before = await cards.first().innerText();
  await isAlive(page);
  await expectCount((await stockOf(dealer)).length);
  expect(await cards.first().innerText()).toBe(before);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(warnings).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await box.focus();
  await expect.poll(() => asked.filter((url) => url.includes('/search-data/index-')).length).toBe(1);
});

test('which index is the present one is asked while the search is still on its way', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/search-client*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const { box, expectCount } = await openSearch(page, dealer);
  const told = page.waitForResponse(`**${currentSearchDataUrl}`);
  await box.fill('toyota');
  expect((await told).ok()).toBe(true);
  resolve();
  await expectCount((await stockOf(dealer)).filter(({ make }) => make === 'Toyota').length);
});

test('what is pressed, typed and chosen before the page comes to life is not lost', async ({ page }, {
  project,
}) => {
  const { make } = await vehicleWith(dealer, 'in stock', isPlain);
  const stock = await stockOf(dealer);
  const screenOf = await openAsleep(page, await stockPath(dealer));
  const { open, close, filter } = filterPanel(page, dealer, project.name === 'phone');
  await page.getByRole('combobox', { name: screen.sortLabel }).selectOption('price-asc');
  await searchScreen(page, dealer).box.fill(make.toLowerCase());
  await open();
  const makes = await filter(labelOf('make_model'));
  await makes.getByRole('button', { name: texts.showAllMakes }).click();
  const most = (await filter(labelOf('price'))).getByRole('textbox', { name: screen.to });
  await most.fill('40000');
  await most.press('Enter');
  screenOf.wake();
  await expect(makes.getByRole('button', { name: screen.showFewer })).toBeVisible();
  await close();
  const { cards, expectCount } = searchScreen(page, dealer);
  const isWanted = (car: (typeof stock)[number]) =>
    car.make === make && (currentPrice(car) ?? Number.POSITIVE_INFINITY) <= 40_000;
  await expectCount(stock.filter(isWanted).length);
  await expect(cards.first()).toContainText(make);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    query: make.toLowerCase(),
    price: ':40000',
    sortBy: 'price-asc',
  });
});

test('a chip is pressed, a slider moved and a panel opened before the page comes to life', async ({ page }, {
  project,
}) => {
  const { make } = await vehicleWith(dealer, 'in stock', isPlain);
  const screenOf = await openAsleep(page, `${basePath(dealer)}/${slugify(make)}`);
  const { open, close, filter, chips } = filterPanel(page, dealer, project.name === 'phone');
  await chips.getByRole('button', { name: make }).click();
  await open();
  const from = (await filter(labelOf('year'))).getByRole('slider', { name: screen.from });
  await from.press('ArrowRight');
  await page.getByRole('heading', { name: labelOf('colour'), exact: true }).click();
  screenOf.wake();
  await expect(option(await filter(labelOf('colour')), 'White')).toBeVisible();
  const year = Number(await from.getAttribute('aria-valuetext'));
  await close();
  const { expectCount } = searchScreen(page, dealer);
  await expectCount((await stockOf(dealer)).filter((car) => (car.year ?? 0) >= year).length);
});

/** Opens a page of which the script of the search is kept back until it is woken. */
async function openAsleep(page: Page, path: string): Promise<{ wake: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/SearchScreen.island*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(siteUrl(dealer, path), { waitUntil: 'commit' });
  return { wake: resolve };
}

/** Astro takes the mark from an island when it has come to life. */
async function isAlive(page: Page): Promise<void> {
  await expect(page.locator('astro-island:has(.search)')).not.toHaveAttribute('ssr');
}
