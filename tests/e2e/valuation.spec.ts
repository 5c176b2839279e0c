import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violationsOf } from '../a11y/axe.ts';
import { aFeedRow, feedOf } from '../fixtures/sites/small-feed.ts';
import { openWorkshop, type Workshop } from '../fixtures/sites/workshop.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { scrollDownTo } from './scroll-down-to.ts';
import { expect, test, visitTime } from './visitor.ts';

const { market, navigation } = settingsOf('harbourline');

test.describe('our own valuation', () => {
  const claim = /^\$[\d,]+ below (similar listings|the state average)$/;
  const sectionOf = (page: Page) => page.getByRole('region', { name: market.priceComparison.heading });

  test('is mentioned beside the price on the card and the page, links to the comparison, and is gone once the car is sold', async ({
    page,
  }) => {
    // A listing with cars whose price is said to be below the market.
    await page.goto(siteUrl('harbourline', '/search/used-cars'));
    const onCard = page.getByRole('article').getByRole('link', { name: claim }).first();
    const words = (await onCard.textContent()) ?? '';
    await onCard.click();
    const section = sectionOf(page);
    await expect(section).toBeInViewport();
    await expect(section).toContainText(`${words.split(' ')[0]} below`);
    expect(await violationsOf(page, '#price-comparison')).toEqual([]);
    const besidePrice = page.locator('.price-block').getByRole('link', { name: words });
    await besidePrice.click();
    await expect(section).toBeInViewport();
    expect(await movedSinceArrival(page)).toEqual([]);

    await page.route('**/view.json?*', (route) =>
      route.fulfill({
        json: {
          views: 1,
          car_fields: { status: 'sold', reserved: false, price: 1 },
          checked_at: visitTime.toISOString(),
        },
      }),
    );
    await page.goto(page.url().split('#')[0] ?? '');
    await expect(page.locator('[data-car]')).toHaveAttribute('data-status', 'sold');
    await expect(section).toHaveCount(0);
    await expect(page.locator('.price-block').getByRole('link')).toHaveCount(0);
  });
});

test.describe("a supplier's valuation", () => {
  // One build serves all these tests.
  test.describe.configure({ mode: 'default' });
  test.use({ faults: /vendor\.localhost|_astro[/]/ });

  const script = 'https://vendor.localhost/embed.js';
  const name = 'Autogauge';
  const texts = market.valuation;
  let workshop: Workshop;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    workshop = openWorkshop();
    workshop.addDealer('valued', feedWithStates(), {
      'market.json': { plugins: [{ name, script }] },
      'analytics.json': { consent: 'ask' },
    });
    workshop.addDealer('compared', feedWithStates(), {
      'market.json': { priceComparison: { source: 'service' } },
    });
    const { exitCode, said } = await workshop.build();
    expect(exitCode, said).toBe(0);
  });
  test.afterAll(() => workshop.remove());

  const pathOf = (stockNumber: string) => `/cars/2021-toyota-corolla-ascent-sport-${stockNumber}`;

  interface Served {
    readonly dealer?: string;
    /** The name of an island whose script does not load. */
    readonly lost?: string;
    /** The response of the valuation service. */
    readonly comparison?: object;
  }

  /**
   * Opens the page of the car with that stock number; other functions than the service answer with nothing.
   */
  async function open(page: Page, stockNumber: string, served: Served = {}): Promise<void> {
    const { dealer = 'valued', lost, comparison } = served;
    await page.route(`http://${dealer}.localhost/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (lost && pathname.startsWith(`/_astro/${lost}.island.`)) return route.abort();
      if (comparison && pathname.endsWith('/autogauge')) return route.fulfill({ json: comparison });
      const file = pathname.startsWith('/cars/') ? `${pathname}.html` : pathname;
      return /^\/(api|cars\/.*\/)/.test(pathname)
        ? route.fulfill({ status: 204 })
        : route.fulfill({ path: `${workshop.distDir}/${dealer}${file}` });
    });
    await page.goto(`http://${dealer}.localhost${pathOf(stockNumber)}`);
  }

  /** The response of the supplier's script to each request; `null` aborts the request. */
  async function supplierSends(page: Page, ...answers: (string | null)[]): Promise<() => number> {
    let asked = 0;
    await page.route(script, (route) => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? null;
      asked += 1;
      return answer === null
        ? route.abort()
        : route.fulfill({ contentType: 'text/javascript', body: answer });
    });
    return () => asked;
  }

  const drawing = `
    const place = document.querySelector('[data-valuation="${name}"]');
    const { vin, make, model, badge, year, km, price } = place.dataset;
    setTimeout(() => {
      const words = document.createElement('p');
      words.textContent = [year, make, model, badge, vin, km, price].join(' ');
      place.append(words);
    }, 50);`;
  const agree = (page: Page) => page.addInitScript(() => localStorage.setItem('privacy-choice', 'granted'));
  const slotOf = (page: Page) => page.getByRole('region', { name: `Valuation by ${name}` });

  test('is loaded when the shopper asks, and replaces the button', async ({ page }) => {
    const asked = await supplierSends(page, drawing);
    await open(page, 'u1');
    const slot = slotOf(page);
    await scrollDownTo(slot);
    await expect(slot).toContainText('vendor.localhost');
    expect(await violationsOf(page, '.valuation')).toEqual([]);
    expect(asked()).toBe(0);

    await slot.getByRole('button', { name: texts.button }).dblclick();
    await expect(slot).toContainText('2021 Toyota Corolla Ascent Sport JTNB23HK903012345 45120 25990');
    await expect(slot.getByRole('button')).toHaveCount(0);
    await expect(slot).toBeFocused();
    await expect(page.locator('price-comparison')).toHaveCount(0);
    expect(asked()).toBe(1);
    expect(await movedSinceArrival(page)).toEqual([]);
    expect(await violationsOf(page, '.valuation')).toEqual([]);
  });

  test('is loaded by itself before it is reached if the shopper has given consent, and hidden if it fails to load', async ({
    page,
  }) => {
    const asked = await supplierSends(page, drawing, null);
    await agree(page);
    await open(page, 'u1');
    await scrollDownTo(slotOf(page), 300);
    await expect(slotOf(page)).toContainText('25990');
    await scrollDownTo(slotOf(page));
    expect(asked()).toBe(1);
    expect(await movedSinceArrival(page)).toEqual([]);

    // Not `reload`, which restores the scroll position: the valuation would be in view at once.
    await page.goto(page.url());
    await scrollDownTo(page.locator('.valuation'), 1000);
    await expect(page.locator('.valuation')).toBeHidden();
    await scrollDownTo(page.locator('#fuel-cost'));
    await expect(page.locator('.valuation')).toBeHidden();
    expect(await movedSinceArrival(page)).toEqual([]);
  });

  test('from a service is loaded while the page is read, and appears in its place', async ({ page }) => {
    const description = '$1,500 below the middle of 12 comparable cars.';
    const comparison = {
      ...{ fill: 0.25, listing_price: 25_990, market_range_min: 22_500, market_range_max: 31_000 },
      ...{ confidence: 0.8, description },
    };
    await open(page, 'u1', { dealer: 'compared', comparison });
    const place = page.locator('#price-comparison');
    await scrollDownTo(place);
    await expect(place).toContainText(description);
    await expect(place.getByText(navigation.texts.unloaded)).toBeHidden();
    expect(await movedSinceArrival(page)).toEqual([]);
  });

  test('whose island fails to load shows a message with a link to reload the page', async ({ page }) => {
    // In parallel, because each tab waits a second until the lost script is requested again.
    const expectMessage = async (tab: Page, dealer: string, lost: string, selector: string) => {
      await open(tab, 'u1', { dealer, lost });
      const place = tab.locator(selector);
      await scrollDownTo(place);
      await expect(place.getByText(navigation.texts.unloaded), lost).toBeVisible();
      await expect(place.getByRole('button')).toHaveCount(0);
      await expect(place.getByRole('link')).toHaveAttribute('href', '');
    };
    const other = await page.context().newPage();
    await Promise.all([
      expectMessage(page, 'valued', 'ValuationSlot', '.valuation'),
      expectMessage(other, 'compared', 'PriceComparison', '#price-comparison'),
    ]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('takes no space, and is not on the page of a car that is sold, reserved, not here yet or for $200', async ({
      page,
    }) => {
      const built = (stockNumber: string) =>
        readFileSync(`${workshop.distDir}/valued${pathOf(stockNumber)}.html`, 'utf8');
      const mark = /class="[^"]*\bvaluation\b|id="price-comparison"/;
      expect(built('u1')).toMatch(mark);
      for (const stockNumber of ['u2', 'u3', 'u4', 'u5'])
        expect(mark.test(built(stockNumber)), stockNumber).toBe(false);
      await open(page, 'u1');
      await expect(page.locator('#key-information')).toBeVisible();
      await expect(page.locator('.valuation')).toBeHidden();
    });
  });
});

/** A feed with one car in each state, written as in a supplier's export. */
function feedWithStates(): string {
  const states = ['In Stock', 'Sold', 'Reserved', 'Coming Soon', 'In Stock'];
  const rows = states.map((_, index) =>
    aFeedRow({
      stockNumber: `U${index + 1}`,
      vin: `JTNB23HK90301234${5 + index}`,
      price: index === 4 ? '200' : '25990',
      odometer: String(45_120 + index),
      images: '',
    }),
  );
  const cells = ['"Status","Sold Date"', ...states.map((state) => `"${state}","2026-11-19"`)];
  return feedOf(rows)
    .split('\n')
    .map((line, index) => (cells[index] === undefined ? line : `${line},${cells[index]}`))
    .join('\n');
}
