import { fill } from '#src/values/fill.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const wordsOf = (dealer: Dealer) => {
  const { home, site } = settingsOf(dealer);
  const { perDay, texts } = home.salesCounter;
  const words = { perDay, cars: site.vehicleWord.many, car: site.vehicleWord.one };
  return { many: fill(texts.many, words), one: fill(texts.one, words), perDay };
};

test.describe('the sales counter', () => {
  for (const [dealer, now, figure] of [
    // This dealer sells 24 cars a day, one an hour.
    ['harbourline', '2026-11-20T12:00:00+10:00', '12'],
    ['harbourline', '2026-11-20T23:59:59+10:00', '23'],
    // The rate is one in 450 seconds, and the clock is that of Brisbane although the dealer is in Sydney: 12
    // × 3600 ÷ 450.
    ['meridian', '2026-11-20T12:00:00+10:00', '96'],
  ] as const) {
    test(`${dealer}: at ${now} says ${figure}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(now));
      await page.goto(siteUrl(dealer));
      const counter = page.locator('[data-sales-counter]');
      await counter.scrollIntoViewIfNeeded();
      await expect(counter.locator('[data-figure]')).toHaveText(figure);
      await expect(counter.getByText(wordsOf(dealer).many)).toBeVisible();
      const heights = await counter.evaluate((element) =>
        ['rate', 'one', 'many'].map((says) => {
          element.setAttribute('data-says', says);
          return element.getBoundingClientRect().height;
        }),
      );
      expect(new Set(heights).size).toBe(1);
    });
  }

  test('uses the singular for one car, and shows the daily rate just after midnight', async ({ page }) => {
    const { one, perDay } = wordsOf('harbourline');
    const counter = page.locator('[data-sales-counter]');
    for (const [now, figure, says] of [
      ['2026-11-20T01:30:00+10:00', '1', 'one'],
      ['2026-11-20T00:30:00+10:00', String(perDay), 'rate'],
    ] as const) {
      await page.clock.setFixedTime(new Date(now));
      await page.goto(siteUrl('harbourline'));
      await counter.scrollIntoViewIfNeeded();
      await expect(counter.locator('[data-figure]')).toHaveText(figure);
      await expect(counter).toHaveAttribute('data-says', says);
      await expect(counter.getByText(one)).toBeVisible({ visible: says === 'one' });
    }
  });

  test('keeps counting while the page is open', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T12:59:00+10:00') });
    await page.goto(siteUrl('harbourline'));
    const figure = page.locator('[data-sales-counter] [data-figure]');
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toHaveText('12');
    await page.clock.runFor(150_000);
    await expect(figure).toHaveText('13');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the daily rate and what it is based on', async ({ page }) => {
      const { perDay } = wordsOf('harbourline');
      await page.goto(siteUrl('harbourline'));
      await expect(page.locator('[data-sales-counter] [data-figure]')).toHaveText(String(perDay));
      await expect(page.locator('[data-sales-counter] .rate')).toBeVisible();
      await expect(page.getByText(/twelve months to June 2026/)).toBeVisible();
    });
  });
});
