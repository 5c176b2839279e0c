import type { Page } from '@playwright/test';
import { CURRENT_SEARCH_DATA_URL } from '#src/search/index/search-data.schema.ts';
import { slugify } from '#src/values/slug.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf, vehicleWith } from './dealers.ts';
import { basePath, isPlain, stockPath } from './example-paths.ts';
import { filterPanel, option } from './filter-panel.ts';
import { layoutShift } from './layout-shift.ts';
import { openSearch, searchScreen } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen, texts, filters } = settingsOf(dealer).search;
const labelOf = (attribute: string) => filters.find((filter) => filter.attribute === attribute)?.label ?? '';

test('the built page needs no request for its first results, and the index is loaded at the first use of a control, its address while the script is still loading', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/search-data[/]|engine\.worker|[/]search-client/.test(request.url())) asked.push(request.url());
  });
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/search-client*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const { cards, box, expectCount } = await openSearch(page, dealer);
  const stock = await stockOf(dealer);
  const before = await cards.first().innerText();
  await isAlive(page);
  await expectCount(stock.length);
  expect(await cards.first().innerText()).toBe(before);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(warnings).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.01);

  const response = page.waitForResponse(`**${CURRENT_SEARCH_DATA_URL}`);
  await box.focus();
  expect((await response).ok()).toBe(true);
  resolve();
  await expect.poll(() => asked.filter((url) => url.includes('/search-data/index-')).length).toBe(1);
  await box.fill('toyota');
  await expectCount(stock.filter(({ make }) => make === 'Toyota').length);
});

test('clicks, typing and choices before hydration are kept', async ({ page }, { project }) => {
  const { make } = await vehicleWith(dealer, 'in stock', isPlain);
  const screenOf = await openAsleep(page, `${basePath(dealer)}/${slugify(make)}`);
  const { open, close, filter, chips } = filterPanel(page, dealer, project.name === 'phone');
  await chips.getByRole('button', { name: make }).click();
  await page.getByRole('combobox', { name: screen.sortLabel }).selectOption('price-asc');
  await searchScreen(page, dealer).box.fill(make.toLowerCase());
  await open();
  const makes = await filter(labelOf('make_model'));
  await makes.getByRole('button', { name: texts.showAllMakes }).click();
  const max = (await filter(labelOf('price'))).getByRole('textbox', { name: screen.to });
  await max.fill('40000');
  await max.press('Enter');
  const from = (await filter(labelOf('year'))).getByRole('slider', { name: screen.from });
  await from.press('ArrowRight');
  await page.getByRole('heading', { name: labelOf('colour'), exact: true }).click();
  screenOf.wake();
  await expect(makes.getByRole('button', { name: screen.showFewer })).toBeVisible();
  await expect(option(await filter(labelOf('colour')), 'White')).toBeVisible();
  const year = Number(await from.getAttribute('aria-valuetext'));
  await close();
  const { cards, expectCount } = searchScreen(page, dealer);
  const wanted = (await stockOf(dealer)).filter(
    (car) => car.make === make && (currentPrice(car) ?? Infinity) <= 40_000 && (car.year ?? 0) >= year,
  );
  await expectCount(wanted.length);
  await expect(cards.first()).toContainText(make);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname, 'the make of the page is removed').toBe(await stockPath(dealer));
  expect(Object.fromEntries(searchParams)).toEqual({
    query: make.toLowerCase(),
    price: ':40000',
    year: `${year}:`,
    sortBy: 'price-asc',
  });
});

test('an address with filters shows skeletons and, after a while, a message until the search has loaded @desktop', async ({
  page,
}) => {
  const screenOf = await openAsleep(page, `${await stockPath(dealer)}?price=:12500&km=:120000`);
  const { cards, expectCount } = searchScreen(page, dealer);
  const places = page.locator('#search-results .card-grid > li');
  await expect(places.first()).toBeVisible();
  await expect(places.first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(cards.first()).toBeHidden();
  const slow = page.getByText(screen.slow).filter({ visible: true });
  await expect(slow).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);
  screenOf.wake();
  const found = (await stockOf(dealer)).filter(
    (car) => (currentPrice(car) ?? Infinity) <= 12_500 && (car.odometerKm ?? Infinity) <= 120_000,
  );
  await expectCount(found.length);
  await expect(slow).toHaveCount(0);
  // The row of chips has its place already, and the panels beside the results open before they are shown.
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

/** Opens a page whose search script is delayed until `wake` is called. */
async function openAsleep(page: Page, path: string): Promise<{ wake: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/SearchScreen.island*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(siteUrl(dealer, path), { waitUntil: 'commit' });
  return { wake: resolve };
}

/** Astro removes this attribute from an island once it is hydrated. */
async function isAlive(page: Page): Promise<void> {
  await expect(page.locator('astro-island:has(.search)')).not.toHaveAttribute('ssr');
}
