import { isOnOffer } from '#src/search/on-offer.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { grouped, searchScreen, untilLive } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { specialOffers, texts, hitsPerPage } = settingsOf(dealer).search;
const offersUrl = siteUrl(dealer, '/special-offers');

test('every page of the special offers shows only cars with a higher previous price; a filter without any says so, and Clear Filters stays on them', async ({
  page,
}) => {
  const offers = (await stockOf(dealer)).filter(isOnOffer);
  const prices = offers.map((car) => currentPrice(car) ?? 0).sort((a, b) => a - b);
  const cheap = prices.filter((price) => price < 20_000);
  const middle = cheap[Math.floor(cheap.length / 2)] ?? 0;
  const { cards, heading, expectCount } = searchScreen(page, dealer);
  const cars = cards.filter({ has: page.getByText(/\$[\d,]+/) });
  await page.goto(offersUrl);
  await expectCount(offers.length);
  await expect(heading).toHaveText(specialOffers.heading, { ignoreCase: true });
  await expect(cars).toHaveCount(hitsPerPage);
  await expect(cars.getByText(/^Was \$/)).toHaveCount(hitsPerPage);
  await untilLive(page);

  await page.getByRole('link', { name: texts.nextPage }).click();
  await expect(page).toHaveURL(/special-offers(\/|\?page=)2$/);
  await expect(heading).toHaveText(specialOffers.heading, { ignoreCase: true });
  // On the search screen, further cards load as they are scrolled to; on a built page all are there.
  const onPage = Math.min(hitsPerPage, offers.length - hitsPerPage);
  const countWhileScrolling = async () => {
    await page.evaluate(() => {
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
      scrollTo({ top: isAtEnd ? 0 : scrollY + innerHeight, behavior: 'instant' });
    });
    return cars.getByText(/^Was \$/).count();
  };
  await expect.poll(countWhileScrolling, { intervals: [100], timeout: 30_000 }).toBe(onPage);

  await page.goto(`${offersUrl}?categories=Under+$20,000&price=${middle}:`);
  await expectCount(cheap.filter((price) => price >= middle).length);
  await page.goto(`${offersUrl}?price=:1`);
  await expectCount(0);
  await expect(page.getByText(specialOffers.emptyText)).toBeVisible();
  await expect(page.getByText(texts.noResultsText)).toBeHidden();
  await expect(page.getByRole('button', { name: new RegExp(` ${grouped(offers.length)} `) })).toBeVisible();
  await page.getByRole('link', { name: texts.clearFilters }).click();
  await expectCount(offers.length);
  await expect(page).toHaveURL(offersUrl);
});
