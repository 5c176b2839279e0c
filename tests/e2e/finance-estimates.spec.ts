import type { Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { formatRate } from '#src/values/finance/rate.ts';
import { formatWholeMoney } from '#src/values/money.ts';
import { type CarEstimate, carEstimate, quotableLoan } from '#src/vehicle/estimate/car-estimate.ts';
import { dealLoan, loanLimits, noOwnTerms, weekOfLoan } from '#src/vehicle/estimate/car-loan.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf, stockOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test, visitTime } from './visitor.ts';

const { finance, site, vehicle: texts } = settingsOf('harbourline');
const { estimate: words } = finance;
const warning = texts.price.comparisonRateWarning;

const estimateOf = (car: Vehicle, dealer: Dealer = 'harbourline') =>
  carEstimate(car, settingsOf(dealer).finance, visitTime.getUTCFullYear());
const boxOf = (page: Page) => page.getByRole('region', { name: words.texts.heading });
const isOf = (lender: string) => (car: Vehicle) => isPlain(car) && estimateOf(car)?.lender === lender;
const ratesOf = ({ ratePercent, comparisonRatePercent }: CarEstimate) =>
  fill(words.texts.rates, {
    rate: formatRate(ratePercent),
    comparisonRate: formatRate(comparisonRatePercent),
  });

test('a car with an offer of a lender shows its weekly and monthly cost, both rates and the warning', async ({
  page,
}) => {
  const [lender, name] = ['house', 'Harbourline Finance, Australian Credit Licence 000000'];
  const car = await openVehicle(page, 'harbourline', `from ${lender}`, isOf(lender));
  const estimate = estimateOf(car);
  if (estimate === null) throw new Error('It has no estimate.');
  const box = boxOf(page);
  const money = (amount: number) => formatWholeMoney(amount, site.currency);
  await expect(box).toContainText(`${money(estimate.weekly)} a week`);
  await expect(box).toContainText(`${money(estimate.weekly * 4.33)} a month`);
  await expect(box.getByText(ratesOf(estimate), { exact: true })).toBeVisible();
  await expect(box.getByText(`From ${name}.`)).toBeVisible();
  await expect(box.getByText(/^5 years, /)).toBeVisible();
  await expect(box.getByText(warning)).toBeVisible();
  await expect(box.getByRole('link', { name: texts.stickyHeader.financeLabel })).toHaveAttribute(
    'href',
    new RegExp(`/finance\\?car_id=${car.id}.*#finance-form$`),
  );
  await box.getByRole('link', { name: words.texts.workOut }).click();
  await expect(page.locator('#finance-calculator')).toBeInViewport();
  expect(await violationsOf(page)).toEqual([]);
});

test(
  "the car's card and the header of its page show the same repayment",
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const stock = await stockOf('harbourline');
    const car = stock.find(isOf('house'));
    if (car === undefined) throw new Error('Nothing has an estimate.');
    const estimate = estimateOf(car);
    if (estimate === null) return;
    const line = fill(texts.price.weekly, {
      amount: formatWholeMoney(estimate.weekly, site.currency),
      rate: formatRate(estimate.ratePercent),
      comparisonRate: formatRate(estimate.comparisonRatePercent),
    });
    await page.goto(siteUrl('harbourline', `/search/new-used-and-demo-cars?query=${car.stockNumber}`));
    const card = page
      .getByRole('article')
      .filter({ has: page.locator(`a[href="${vehiclePath(car)}"]`) })
      .first();
    await expect(card).toContainText(line);
    if (project.name === 'phone') return;
    await page.goto(siteUrl('harbourline', vehiclePath(car)));
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await expect(page.locator('.vehicle-bar').getByText(line)).toBeInViewport();
  },
);

test.describe('a car without a quote', () => {
  const isUnquoted = (car: Vehicle) => isPlain(car) && estimateOf(car) === null;
  const quote = {
    weeklyRepaymentAmount: 142.31,
    advertisedRate: 7.49,
    comparisonRate: 8.38,
    isEstimate: true,
    basis: 'An estimate, not an offer.',
    warning,
  };
  const invitationOf = (page: Page) => boxOf(page).getByText(words.texts.invitation);

  // Removes the timeout of five seconds after which a late quote is given up; these tests do not check it.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    }),
  );

  test('a quote is requested as the specification says, and shown', async ({ page }) => {
    const asked: unknown[] = [];
    let week = 0;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/youx/quote', async (route) => {
      asked.push(route.request().postDataJSON());
      await answered;
      await route.fulfill({ json: { ...quote, weeklyRepaymentAmount: week } });
    });
    const car = await openUnquoted(page);
    const loan = quotableLoan(car, finance);
    const lender = loan && finance.lenders[loan.lender];
    if (!lender) throw new Error('It has no price.');
    week = weekOfLoan(
      dealLoan({ ...loan, ratePercent: quote.advertisedRate }, loanLimits(lender.calculator)),
    );
    const money = (amount: number) => formatWholeMoney(amount, site.currency);
    expect(asked).toEqual([]);
    await expect(invitationOf(page)).toBeVisible();
    await invitationOf(page).hover();
    await expect
      .poll(() => asked)
      .toEqual([
        {
          selfAssessedCreditScore: 'GREAT',
          purchasePrice: currentPrice(car),
          loanTerm: 5,
          year: car.year,
          vin: car.vin,
          nvic: car.nvic,
          whoIsHelping: '',
          car_id: car.id,
        },
      ]);
    await expect(boxOf(page).getByText(warning).filter({ visible: true })).toHaveCount(0);
    answer();
    const box = boxOf(page);
    await expect(box).toContainText(`${money(week)} a week`, { useInnerText: true });
    await expect(box).toContainText(`${money(week * 4.33)} a month`, { useInnerText: true });
    const rates = box.getByText('7.49% p.a., 8.38% p.a. comparison rate', { exact: true });
    await expect(rates.filter({ visible: true })).toHaveCount(1);
    await expect(box.getByText(warning).filter({ visible: true })).toHaveCount(1);
    await expect(invitationOf(page)).toBeHidden();
    await expect(box.getByRole('status')).toHaveText(
      `${money(week)} a week, 7.49% p.a., 8.38% p.a. comparison rate`,
    );
    await expect(box.getByText(quote.basis)).toBeHidden();
    await box.getByText(words.texts.basis).click();
    await expect(box.getByText(quote.basis)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('the quote of the real function is shown', async ({ page }) => {
    await openUnquoted(page);
    await invitationOf(page).click();
    await expect(boxOf(page)).toContainText(/\$\d+ a week/, { useInnerText: true });
    const rates = boxOf(page).getByText(/^[\d.]+% p\.a\., [\d.]+% p\.a\. comparison rate$/);
    await expect(rates.filter({ visible: true })).toHaveCount(1);
  });

  test.describe(() => {
    test.use({ faults: /\/api\/youx\/quote/ });
    test('no quote is shown if the lender cannot be reached', async ({ page }) => {
      const failed = page.waitForEvent('requestfailed', isQuote);
      await page.route('**/api/youx/quote', (route) => route.abort('internetdisconnected'));
      await openUnquoted(page);
      await invitationOf(page).click();
      await failed;
      // Another response has arrived after this line, so the page has had the time to handle the failed one.
      await page.evaluate(async () => (await fetch(location.href)).text());
      const box = boxOf(page);
      await expect(invitationOf(page)).toBeHidden();
      await expect(box.getByText('a week').filter({ visible: true })).toHaveCount(0);
      await expect(box.getByRole('link', { name: words.texts.workOut })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('no space is kept for a quote', async ({ page }) => {
      await openUnquoted(page);
      await expect(invitationOf(page)).toBeVisible();
      expect(await heightOf(page)).toBeLessThan(200);
    });
  });

  function openUnquoted(page: Page): Promise<Vehicle> {
    return openVehicle(page, 'harbourline', 'without a quote', isUnquoted);
  }
});

test("a shopper's own terms replace the lender's example, with the figures they are based on", async ({
  page,
}) => {
  const own = { deposit: 5000, termYears: 7 };
  await page.addInitScript((data) => {
    localStorage.setItem('repayment', JSON.stringify({ v: 1, data }));
  }, own);
  const car = await openVehicle(page, 'harbourline', 'from house', isOf('house'));
  const box = boxOf(page);
  const estimate = estimateOf(car);
  const lender = finance.lenders['house'];
  if (!estimate?.loan || !lender) throw new Error('It has no estimate.');
  const week = weekOfLoan(dealLoan(estimate.loan, loanLimits(lender.calculator), { ...noOwnTerms, ...own }));
  await expect(box).toContainText(`${formatWholeMoney(week, site.currency)} a week`, {
    useInnerText: true,
  });
  await expect(box.getByText(ratesOf(estimate), { exact: true }).first()).toBeVisible();
  await expect(box.getByText(/7 years, \$5,000 deposit, no balloon/)).toBeVisible();
  await expect(box.getByText(warning)).toBeVisible();
  expect(await movedSinceArrival(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
});

test('a sold car shows no repayments', async ({ page }) => {
  await openVehicle(page, 'harbourline', 'sold', ({ status }) => status === 'sold');
  await expect(boxOf(page)).toHaveCount(0);
});

function isQuote(request: { url(): string }): boolean {
  return request.url().endsWith('/api/youx/quote');
}

async function heightOf(page: Page): Promise<number> {
  return Math.round((await boxOf(page).boundingBox())?.height ?? 0);
}
