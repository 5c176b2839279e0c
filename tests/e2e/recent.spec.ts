import type { Page } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { layoutShift } from './layout-shift.ts';
import { openSearch, type SearchScreen, untilLive } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen } = settingsOf(dealer).search;

test.describe('recent searches', () => {
  test('the last five searches are listed below the empty box, newest first, until they are cleared', async ({
    page,
  }) => {
    const makes = await sixMakes();
    const search = await openSearch(page, dealer);
    for (const make of makes) await searchFor(search, make);
    const newestFirst = makes.slice(1).reverse();
    await search.box.fill('');
    await expect(recentOf(search)).toHaveText(newestFirst.map(quoted));

    await search.expectCount((await stockOf(dealer)).length);
    await page.reload();
    await untilLive(page);
    await search.box.click();
    await expect(recentOf(search)).toHaveText(newestFirst.map(quoted));
    await recentOf(search).nth(2).click();
    await expect(search.box).toHaveValue(newestFirst[2] ?? '');
    await search.expectCount(await countOf(newestFirst[2] ?? ''));

    await search.box.fill('');
    await search.expectCount((await stockOf(dealer)).length);
    await expect(page).not.toHaveURL(/query=/);
    await expect(recentOf(search)).toHaveCount(5);
    await page.getByRole('button', { name: screen.forget }).and(page.locator(':visible')).first().click();
    await expect(search.suggestions).toBeHidden();
    await page.reload();
    await untilLive(page);
    await search.box.click();
    await search.box.press('ArrowDown');
    await expect(search.suggestions).toBeHidden();
  });

  test('invalid stored data is ignored', async ({ page }) => {
    const [make = ''] = await sixMakes();
    await page.addInitScript(() => {
      localStorage.setItem('recent-searches', '{"v":1,"data":[{"path":7}]}');
      for (const key of ['viewed-cars', 'repayment']) localStorage.setItem(key, '{"v":1,"data":');
    });
    const search = await openSearch(page, dealer);
    await searchFor(search, make);
    await search.box.fill('');
    await expect(recentOf(search)).toHaveText([quoted(make)]);
  });

  test('the search works in a browser without storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    const [make = ''] = await sixMakes();
    const search = await openSearch(page, dealer);
    await searchFor(search, make);
    const car = (await stockOf(dealer)).find(isPlain);
    await page.goto(siteUrl(dealer, `/cars/${car?.slug}`));
    await page.goto(siteUrl(dealer));
    await scrollToStrip(page);
    await expect(page.getByRole('heading', { name: screen.recentlyViewed })).toBeHidden();
  });
});

test('recently viewed cars are shown with their current price, except those that are gone', async ({
  page,
}) => {
  const [first, second] = (await stockOf(dealer)).filter(isPlain);
  if (!first || !second) throw new Error('Two cars are needed.');
  const strip = page.getByRole('region', { name: screen.recentlyViewed });
  await page.goto(siteUrl(dealer));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(strip).toBeHidden();
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
  await page.goto(siteUrl(dealer));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(strip).toBeHidden();
});

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

const quoted = (words: string) => `“${words}” `;

function recentOf({ suggestions }: SearchScreen) {
  return suggestions.getByRole('group', { name: screen.recentSearches }).getByRole('option');
}

async function searchFor(search: SearchScreen, make: string): Promise<void> {
  await search.box.fill(make);
  await search.box.press('Enter');
  await search.expectCount(await countOf(make));
  // Another make may have the same number of cars, so the name is checked too.
  await expect(search.cards.first()).toContainText(make);
}

/** Makes whose names are one plain word, so that searching for one finds only its cars. */
async function sixMakes(): Promise<string[]> {
  const makes = [...new Set((await stockOf(dealer)).map(({ make }) => make))];
  return makes.filter((make) => /^[A-Z][a-z]{4,}$/.test(make)).slice(0, 6);
}

async function countOf(make: string): Promise<number> {
  return (await stockOf(dealer)).filter((vehicle) => vehicle.make === make).length;
}
