import type { Route } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { basePath, stockPath } from './example-paths.ts';
import { openSearch } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen, texts, hitsPerPage } = settingsOf(dealer).search;
const dataFiles = '**/search-data/*.json';
const workerFile = '**/engine.worker*';
const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

test.use({
  faults: /search-data|search-client|engine\.worker|The search could not be loaded|INTERNET_DISCONNECTED/,
});

test('parts of the search that do not load are loaded again, and once all are there it works offline', async ({
  page,
  context,
}) => {
  const code = /_astro[/]search-client[.]/;
  const lost = (route: Route) => route.abort();
  await page.route(code, lost);
  const { box, cards, expectCount } = await openSearch(page, dealer);
  const retry = () => page.getByRole('button', { name: screen.retry }).click();
  await test.step('without its script the built cars stay, and typing again loads it again', async () => {
    await box.fill('toyota');
    await expect(page.getByText(screen.unavailable)).toBeVisible();
    expect(await cards.count()).toBeGreaterThanOrEqual(hitsPerPage);
    await page.route(workerFile, lost);
    await page.unroute(code);
    await box.fill('toyota ');
    await box.fill('toyot');
    await box.fill('toyota');
    await expect(page.getByText(screen.failed)).toBeVisible();
  });
  await test.step('without the worker or the index a message says so, the cars stay, and Try again tries again', async () => {
    await expect(cards.first()).toBeVisible();
    await page.route(dataFiles, gone);
    await page.unroute(workerFile);
    await retry();
    await expect(page.getByText(screen.failed)).toBeVisible();
    expect(await cards.count()).toBeGreaterThanOrEqual(hitsPerPage);
    await page.unroute(dataFiles);
    await retry();
    await expectCount(await countOf('Toyota'));
    await expect(page.getByText(screen.failed)).toBeHidden();
  });
  await context.setOffline(true);
  await box.fill('mazda');
  await expectCount(await countOf('Mazda'));
  await expect(cards.first()).toContainText('Mazda');
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
  await expectCount(await countOf('Toyota'));
});

async function countOf(name: string): Promise<number> {
  return (await stockOf(dealer)).filter(({ make }) => make === name).length;
}
