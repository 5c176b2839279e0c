import type { Route } from '@playwright/test';
import { currentSearchDataUrl } from '#src/search/index/search-data.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { basePath, stockPath } from './example-paths.ts';
import { openSearch } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen, texts, hitsPerPage } = settingsOf(dealer).search;
const indexFile = '**/search-data/index-*.json';
const dataFiles = '**/search-data/*.json';
const workerFile = '**/engine.worker*';
const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

test.use({
  faults: /search-data|search-client|engine\.worker|The search could not be loaded|INTERNET_DISCONNECTED/,
});

test('on a slow connection the cars stay, and after a while a message says why', async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(indexFile, async (route) => {
    await arrived;
    await route.continue();
  });
  const { box, cards, expectCount } = await openSearch(page, dealer);
  await box.fill('toyota');
  // The HTML also holds this text for deep links, hidden here.
  const message = page.getByText(screen.slow).filter({ visible: true });
  await expect(message).toBeVisible();
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeGreaterThanOrEqual(hitsPerPage);
  arrive();
  await expectCount(await toyotas());
  await expect(message).toBeHidden();
});

test('an index that is gone because the site was published again is replaced by the current one', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let isFirst = true;
  await page.route(indexFile, (route) => {
    const isOld = isFirst;
    isFirst = false;
    return isOld ? gone(route) : route.continue();
  });
  const { box, expectCount } = await openSearch(page, dealer);
  await box.fill('toyota');
  await expectCount(await toyotas());
  expect(asked.filter((path) => path === currentSearchDataUrl)).toHaveLength(2);
});

test('if the index does not load, a message says so, the cars stay, and Try again works once it can be loaded', async ({
  page,
}) => {
  await page.route(dataFiles, gone);
  const { box, cards, expectCount } = await openSearch(page, dealer);
  await box.fill('toyota');
  await expect(page.getByText(screen.failed)).toBeVisible();
  expect(await cards.count()).toBeGreaterThanOrEqual(hitsPerPage);
  await page.getByRole('button', { name: screen.retry }).click();
  await expect(page.getByText(screen.failed)).toBeVisible();
  await page.unroute(dataFiles);
  await page.getByRole('button', { name: screen.retry }).click();
  await expectCount(await toyotas());
  await expect(page.getByText(screen.failed)).toBeHidden();
});

test('if the index does not load, pages and filters lead to the built pages', async ({ page }, {
  project,
}) => {
  await page.route(dataFiles, gone);
  const { cards, expectCount } = await openSearch(page, dealer);
  const firstCar = await cards.first().getByRole('heading').innerText();
  await page.getByRole('link', { name: texts.nextPage }).click();
  await expect(page).toHaveURL(siteUrl(dealer, `${await stockPath(dealer)}/2`));
  await expect(cards.first().getByRole('heading')).not.toHaveText(firstCar);

  if (project.name === 'phone') await page.getByRole('button', { name: screen.showFilters }).click();
  await page.getByRole('checkbox', { name: /^Toyota / }).click();
  await expect(page).toHaveURL(siteUrl(dealer, `${basePath(dealer)}/toyota`));
  await expectCount(await toyotas());
});

test('if the worker does not load, Try again loads it again', async ({ page }) => {
  await page.route(workerFile, (route) => route.abort());
  const { box, cards, expectCount } = await openSearch(page, dealer);
  await box.fill('toyota');
  await expect(page.getByText(screen.failed)).toBeVisible();
  await expect(cards.first()).toBeVisible();
  await page.unroute(workerFile);
  await page.getByRole('button', { name: screen.retry }).click();
  await expectCount(await toyotas());
});

test('if the search script does not load, the built cars stay, and typing again loads it again', async ({
  page,
}) => {
  const code = /_astro[/]search-client[.]/;
  await page.route(code, (route) => route.abort());
  const { box, cards, expectCount } = await openSearch(page, dealer);
  await box.fill('toyota');
  await expect(page.getByText(screen.unavailable)).toBeVisible();
  expect(await cards.count()).toBeGreaterThanOrEqual(hitsPerPage);
  await page.unroute(code);
  await box.fill('toyota ');
  await box.fill('toyot');
  await box.fill('toyota');
  await expectCount(await toyotas());
});

test('the search still works offline once it is loaded', async ({ page, context }) => {
  const stock = await stockOf(dealer);
  const { box, cards, expectCount } = await openSearch(page, dealer);
  await box.fill('toyota');
  await expectCount(await toyotas());
  await context.setOffline(true);
  await box.fill('mazda');
  await expectCount(stock.filter(({ make }) => make === 'Mazda').length);
  await expect(cards.first()).toContainText('Mazda');
});

async function toyotas(): Promise<number> {
  return (await stockOf(dealer)).filter(({ make }) => make === 'Toyota').length;
}
