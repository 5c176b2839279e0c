import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { stockPath } from './example-paths.ts';
import { grouped, openSearch } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen, texts } = settingsOf(dealer).search;

test('without results the page shows which filters can be removed and how many cars each removal finds', async ({
  page,
}) => {
  const { make, year, ofMake, upToYear } = await contradiction();
  const { cards, heading, expectCount } = await openSearch(page, dealer, {
    make_model: make,
    year: `:${year}`,
  });
  await expectCount(0);
  await expect(page.getByRole('heading', { name: texts.noResultsTitle })).toBeVisible();
  await expect(page.getByText(texts.noResultsText)).toBeVisible();
  await expect(cards).toHaveCount(0);
  const ways = page.getByRole('list', { name: screen.relaxHeading });
  const older = screen.yearsUntil.replace('{max}', String(year));
  await expect(page.getByRole('heading', { name: screen.relaxHeading })).toBeVisible();
  const offers = [
    { count: ofMake, text: `${screen.remove.replace('{filter}', older)} ${grouped(ofMake)} ` },
    { count: upToYear, text: `${screen.remove.replace('{filter}', make)} ${grouped(upToYear)} ` },
  ].sort((a, b) => b.count - a.count);
  await expect(ways.getByRole('button')).toHaveText(offers.map(({ text }) => new RegExp(`^${text}`)));

  await ways.getByRole('button', { name: older }).click();
  await expectCount(ofMake);
  await expect(heading).toContainText(make, { ignoreCase: true });
  await page.goBack();
  await expectCount(0);
  await ways.getByRole('button', { name: make }).click();
  await expectCount(upToYear);
});

test('Clear Filters shows the whole stock and clears the search words too', async ({ page }) => {
  const { length: all } = await stockOf(dealer);
  const { make, year } = await contradiction();
  const { box, cards, expectCount } = await openSearch(page, dealer, {
    make_model: make,
    year: `:${year}`,
    query: 'xyzzy',
  });
  await expectCount(0);
  await expect(box).toHaveValue('xyzzy');
  await page.getByRole('link', { name: texts.clearFilters }).click();
  await expectCount(all);
  await expect(box).toHaveValue('');
  await expect(page).toHaveURL(siteUrl(dealer, await stockPath(dealer)));
  await expect(cards.first()).toBeVisible();
});

/** A make and the year before its oldest car, and the numbers of cars with only one of these two filters. */
async function contradiction() {
  const stock = await stockOf(dealer);
  const oldest = [...Map.groupBy(stock, ({ make }) => make)].map(([make, cars]) => ({
    ...{ make, ofMake: cars.length },
    year: Math.min(...cars.map(({ year }) => year)) - 1,
  }));
  const [newest] = oldest.filter(({ ofMake }) => ofMake > 1).sort((a, b) => b.year - a.year);
  if (newest === undefined) throw new Error(`${dealer} has no make of which there are more.`);
  return { ...newest, upToYear: stock.filter(({ year }) => year <= newest.year).length };
}
