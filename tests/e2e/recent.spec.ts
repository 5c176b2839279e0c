import type { Page } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { layoutShift } from './layout-shift.ts';
import { openSearch } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen } = settingsOf(dealer).search;

test('the search and the lists of what was viewed work in a browser without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const stock = await stockOf(dealer);
  const [car] = await plainCars(1);
  const search = await openSearch(page, dealer);
  await search.box.fill('toyota');
  await search.box.press('Enter');
  await search.expectCount(stock.filter(({ make }) => make === 'Toyota').length);
  await expect(search.cards.first()).toContainText('Toyota');
  await page.goto(siteUrl(dealer, `/cars/${car?.slug}`));
  await page.goto(siteUrl(dealer));
  await scrollToStrip(page);
  await expect(page.getByRole('heading', { name: screen.recentlyViewed })).toBeHidden();
});

test('recently viewed cars are shown with their current price, except those that are gone', async ({
  page,
}) => {
  const [first, second] = await plainCars(2);
  if (!first || !second) throw new Error('Two cars are needed.');
  const strip = page.getByRole('region', { name: screen.recentlyViewed });
  await page.goto(siteUrl(dealer, `/cars/${first.slug}`));
  await page.goto(siteUrl(dealer, `/cars/${second.slug}`));
  await page.goto(siteUrl(dealer));
  await scrollToStrip(page);
  const links = strip.getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.first()).toContainText(second.name);
  const price = (second.offerPrice ?? second.price ?? 0).toLocaleString('en-AU');
  await expect(links.first()).toContainText(`$${price}`);
  await links.first().scrollIntoViewIfNeeded();
  await expect(links.first().locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  expect(await layoutShift(page), 'nothing moves when the cars appear').toBeLessThan(0.001);

  // As if the site had been published again without the first car and with a lower price for the second.
  await page.route('**/live-cars/*.json', (route) => route.fulfill({ json: { [second.id]: '$1,234' } }));
  await openSearch(page, dealer);
  await scrollToStrip(page);
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', `/cars/${second.slug}`);
  await expect(links).toContainText('$1,234');

  await strip.getByRole('button', { name: screen.forget }).click();
  await expect(strip).toBeHidden();
  await page.reload();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(strip).toBeHidden();
});

async function plainCars(count: number) {
  return (await stockOf(dealer)).filter(isPlain).slice(0, count);
}

/**
 * The list loads when the visitor comes near it; parts that load on the way may move it, so this scrolls
 * until it stays.
 */
async function scrollToStrip(page: Page): Promise<void> {
  const place = page.locator('.recently-viewed').first();
  const isSettled = () =>
    place.evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant', block: 'center' });
      return !element.checkVisibility() || element.closest('astro-island[ssr]') === null;
    });
  await expect.poll(isSettled).toBe(true);
}
