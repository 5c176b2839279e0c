import { fuelText } from '#src/vehicle/key-facts.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { stockPath } from './example-paths.ts';
import { filterPanel, option } from './filter-panel.ts';
import { searchScreen } from './search-screen.ts';
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

test('a shared link shows its cars with all its filters and no others meanwhile; back and forward restore filters and cards, also from a vehicle page', async ({
  page,
}, { project }) => {
  const count = await countWanted();
  const address = siteUrl(dealer, `${await stockPath(dealer)}?${wanted.query}`);
  const { promise: opened, resolve: openIndex } = Promise.withResolvers<void>();
  await page.route('**/search-data/**', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(address);
  const { cards, expectCount } = searchScreen(page, dealer);
  const { open, close, filter, chips } = filterPanel(page, dealer, project.name === 'phone');
  await expect(chips).toBeVisible();
  await expect(cards).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: texts.pages })).toBeHidden();
  openIndex();
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

  // The second click must not open the car that moves up.
  await chips.getByRole('button', { name: screen.clearAll }).dblclick();
  const stock = await stockOf(dealer);
  await expectCount(stock.length);
  const all = await names();
  await open();
  await option(await filter(labelOf('fuel')), 'Electric').click();
  await close();
  const electric = stock.filter((vehicle) => fuelText(vehicle) === 'Electric').length;
  await expectCount(electric);
  await expect(cards.first()).toContainText('Electric');
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
