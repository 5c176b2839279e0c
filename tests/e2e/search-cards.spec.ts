import type { Page } from '@playwright/test';
import { promoPositions } from '#src/search/promo-positions.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { openSearch } from './search-screen.ts';
import { swipeLeft } from './swipe-left.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { promo, hitsPerPage } = settingsOf(dealer).search;

test("the dealer's own card is repeated at a fixed distance; swiping a card shows its next photo, on the built page and among results, and a tap opens the car", async ({
  page,
}) => {
  expect(promo.minCardsBetween, 'the distance between promotions is fixed').toBe(promo.maxCardsBetween);
  const { box, expectCount } = await openSearch(page, dealer);
  const wanted = promoPositions(hitsPerPage, {
    min: promo.minCardsBetween,
    max: promo.maxCardsBetween,
    seed: '',
  });
  expect(await promoPlaces(page)).toEqual(wanted);
  const seeSecondPhoto = async () => {
    const strip = page.getByRole('link', { name: /^Photos of / }).first();
    await strip.evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const second = strip.locator('img').nth(1);
    await expect(second).not.toBeInViewport();
    await swipeLeft(page, strip);
    await expect(second).toBeInViewport({ ratio: 0.9 });
    return strip;
  };
  await seeSecondPhoto();
  await box.fill('toyota');
  await box.press('Enter');
  const toyotas = (await stockOf(dealer)).filter(({ make }) => make === 'Toyota').length;
  await expectCount(toyotas);
  await expect(page.getByRole('article').filter({ hasNotText: 'Toyota' })).toHaveCount(0);
  const among = wanted.filter((place) => place <= toyotas);
  await expect(places(page)).toHaveCount(Math.min(hitsPerPage, toyotas) + among.length);
  expect(await promoPlaces(page)).toEqual(among);
  const strip = await seeSecondPhoto();
  const path = await strip.getAttribute('href');
  await strip.tap();
  await expect(page).toHaveURL(siteUrl(dealer, path ?? ''));
});

/** The items of the grid: cars and the dealer's own cards, without promotions. */
function places(page: Page) {
  return page.locator('#search-results').locator('li:not(.promotion-place)');
}

/** The numbers of cars before each of the dealer's own cards. */
async function promoPlaces(page: Page): Promise<number[]> {
  const headings = await places(page).getByRole('heading').allInnerTexts();
  return headings
    .flatMap((text, index) => (text === promo.title ? [index] : []))
    .map((at, before) => at - before);
}
