import { currentPrice } from '#src/vehicle/price/price.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf, vehicleWith } from './dealers.ts';
import { isPlain, stockPath } from './example-paths.ts';
import { openSearch, type SearchScreen } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen, texts, sorts, hitsPerPage } = settingsOf(dealer).search;

test('lowest and highest price sort the whole stock, with unpriced cars last', async ({ page }) => {
  const stock = await stockOf(dealer);
  const prices = stock.map((vehicle) => currentPrice(vehicle) ?? 0).filter((price) => price > 0);
  prices.sort((a, b) => a - b);
  const { cards } = await openSearch(page, dealer);
  const order = page.getByRole('combobox', { name: screen.sortLabel });
  await order.selectOption({ label: labelOf('price-asc') });
  await expect(cards.first()).toContainText(money(prices[0]));
  const cheapest = await pricesOf(cards);
  expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b));
  await expect(page).toHaveURL(/\?sortBy=price-asc$/);

  const last = page.getByRole('navigation', { name: texts.pages }).getByRole('listitem').last();
  // Uses the keyboard, because cards get their heights as they come into view and would move the link under a
  // pointer.
  await last.getByRole('link').press('Enter');
  const onLast = stock.length % hitsPerPage || hitsPerPage;
  const unpriced = stock.filter((vehicle) => currentPrice(vehicle) === null).length;
  await expect.poll(async () => (await pricesOf(cards)).length).toBe(Math.max(0, onLast - unpriced));
  await expect(cards).toHaveCount(onLast);

  await order.selectOption({ label: labelOf('price-desc') });
  await expect(cards.first()).toContainText(money(prices.at(-1)));
  const dearest = await pricesOf(cards);
  expect(dearest).toEqual(dearest.toSorted((a, b) => b - a));
  expect(new URL(page.url()).search).toBe('?sortBy=price-desc');
});

test("the pager's links lead to the next and previous page, and the browser's back button works", async ({
  page,
}) => {
  const { cards } = await openSearch(page, dealer);
  const list = siteUrl(dealer, await stockPath(dealer));
  const paging = page.getByRole('navigation', { name: texts.pages });
  const names = () => cards.getByRole('heading').allTextContents();
  const first = await names();
  await paging.getByRole('link', { name: texts.nextPage }).click();
  await expect(page).toHaveURL(`${list}?page=2`);
  await expect(cards.first()).not.toContainText(first[0] ?? '');
  await expect(cards.first()).toBeInViewport();
  await expect(paging.locator('[aria-current=page]')).toHaveText('2');
  const second = await names();
  expect(second.filter((name) => first.includes(name)).length).toBeLessThan(hitsPerPage / 2);

  // Uses the keyboard, as above.
  await paging.getByRole('link', { name: texts.previousPage }).press('Enter');
  await expect.poll(names).toEqual(first);
  await page.goBack();
  await expect.poll(names).toEqual(second);
  await page.reload();
  await expect.poll(names).toEqual(second);
});

test('finds electric cars by "EV" and one car by its stock number, and removing the chip ends the search', async ({
  page,
}) => {
  const stock = await stockOf(dealer);
  const car = await vehicleWith(dealer, 'in stock', isPlain);
  const { box, cards, expectCount } = await openSearch(page, dealer);
  await box.fill('EV');
  await expect(cards.first().getByRole('definition').last()).toHaveText('Electric');
  await box.fill(car.stockNumber ?? '');
  await box.press('Enter');
  await expectCount(1);
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText(car.model);
  await page.getByRole('button', { name: new RegExp(`“${car.stockNumber}”`) }).click();
  await expectCount(stock.length);
  await expect(box).toHaveValue('');
});

function labelOf(key: string): string {
  return sorts.find((sort) => sort.key === key)?.label ?? '';
}

function money(amount = 0): string {
  return `$${amount.toLocaleString('en-AU')}`;
}

/** The prices on those cards that show one. */
async function pricesOf(cards: SearchScreen['cards']): Promise<number[]> {
  const texts = await cards.getByRole('strong').allInnerTexts();
  return texts.filter((text) => /\d/.test(text)).map((text) => Number(text.replaceAll(/\D/g, '')));
}
