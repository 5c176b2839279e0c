import type { Page } from '@playwright/test';
import { quoteFigures, quoteTerms } from '#src/finance/box/quote-question.ts';
import { calculatorFacts } from '#src/finance/calculator/calculator-facts.ts';
import { calculated } from '#src/finance/calculator/calculator-words.ts';
import { startingFigures } from '#src/finance/calculator/figures/calculator-figures.ts';
import { fill } from '#src/values/fill.ts';
import { formatRate } from '#src/values/finance/rate.ts';
import { formatWholeMoney } from '#src/values/money.ts';
import { type CarEstimate, carEstimate } from '#src/vehicle/estimate/car-estimate.ts';
import {
  type CarLoan,
  dealLoan,
  loanLimits,
  noOwnTerms,
  type OwnTerms,
  weekOfLoan,
} from '#src/vehicle/estimate/car-loan.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test, visitTime } from './visitor.ts';

const settings = settingsOf('harbourline');
const { finance, site, vehicle: texts } = settings;
const { estimate: words } = finance;
const warning = texts.price.comparisonRateWarning;

const money = (amount: number) => formatWholeMoney(amount, site.currency);
const estimateOf = (car: Vehicle) => carEstimate(car, finance, visitTime.getUTCFullYear());
const boxOf = (page: Page) => page.getByRole('region', { name: words.texts.heading });
const isOf = (lender: string) => (car: Vehicle) => isPlain(car) && estimateOf(car)?.lender === lender;
const ratesOf = ({ ratePercent, comparisonRatePercent }: CarEstimate) =>
  fill(words.texts.rates, {
    rate: formatRate(ratePercent),
    comparisonRate: formatRate(comparisonRatePercent),
  });

function weekOf(loan: CarLoan | null | undefined, own: Partial<OwnTerms>): number {
  const lender = loan && finance.lenders[loan.lender];
  if (!lender) throw new Error('It has no lender.');
  return weekOfLoan(dealLoan(loan, loanLimits(lender.calculator), { ...noOwnTerms, ...own }));
}

test("a car with an offer of a lender shows its cost, both rates and the warning; its calculator starts with that offer, and the shopper's own terms replace it", async ({
  page,
}) => {
  const car = await openVehicle(page, 'harbourline', 'from house', isOf('house'));
  const estimate = estimateOf(car);
  const facts = calculatorFacts(settings, car, estimate?.loan);
  if (!estimate?.loan || facts === null) throw new Error('It has no estimate.');
  const box = boxOf(page);
  await expect(box).toContainText(`${money(estimate.weekly)} a week`);
  await expect(box).toContainText(`${money(estimate.weekly * 4.33)} a month`);
  await expect(box.getByText(ratesOf(estimate), { exact: true })).toBeVisible();
  const lender = 'From Harbourline Finance, Australian Credit Licence 000000.';
  await expect(box.getByText(lender)).toBeVisible();
  await expect(box.getByText(/^5 years, /)).toBeVisible();
  await expect(box.getByText(warning)).toBeVisible();
  await expect(box.getByRole('link', { name: texts.stickyHeader.financeLabel })).toHaveAttribute(
    'href',
    new RegExp(`/finance\\?car_id=${car.id}.*#finance-form$`),
  );

  const calculator = page.locator('#finance-calculator');
  const island = page.locator('astro-island:has(.calculator)');
  await test.step('the calculator has the same result before and after its script runs', async () => {
    const start = startingFigures(facts);
    expect(start.amount).toBe(currentPrice(car));
    const result = calculator.locator('.calculator');
    const { words: shown } = calculated(start, facts);
    await expect(calculator.locator('.repayment')).toHaveText(`${shown.repayment} ${shown.per}`);
    for (const amount of [shown.rate, shown.comparisonRate, shown.total, shown.totalInterest])
      await expect(result).toContainText(amount);
    await expect(result).toContainText(warning);
    await expect(island).toHaveAttribute('ssr');
    const built = await result.innerText();
    await box.getByRole('link', { name: words.texts.workOut }).click();
    await expect(calculator).toBeInViewport();
    await calculator.getByRole('heading').first().hover();
    await expect(island).not.toHaveAttribute('ssr');
    await expect(result).toHaveText(built, { useInnerText: true });
  });

  await test.step("the shopper's own terms are there from the beginning of the next visit", async () => {
    const own = { deposit: 5000, termYears: 7 };
    await page.evaluate((data) => {
      localStorage.setItem('repayment', JSON.stringify({ v: 1, data }));
    }, own);
    await page.goto(siteUrl('harbourline', vehiclePath(car)));
    const week = weekOf(estimate.loan, own);
    await expect(box).toContainText(`${money(week)} a week`, { useInnerText: true });
    await expect(box.getByText(ratesOf(estimate), { exact: true }).first()).toBeVisible();
    await expect(box.getByText(/7 years, \$5,000 deposit, no balloon/)).toBeVisible();
    await expect(box.getByText(warning)).toBeVisible();
    expect(await movedSinceArrival(page)).toEqual([]);
    expect(await violationsOf(page, '.finance-box')).toEqual([]);
  });
});

test.describe('a car without a quote', () => {
  const isUnquoted = (car: Vehicle) => isPlain(car) && estimateOf(car) === null;
  const invitationOf = (page: Page) => boxOf(page).getByText(words.texts.invitation);

  // Removes the timeout of five seconds after which a late quote is given up; these tests do not check it.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    }),
  );

  test('a quote is requested as the specification says once the invitation is touched, and takes its place', async ({
    page,
  }) => {
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (isQuote(request)) asked.push(request.postDataJSON());
    });
    const car = await openUnquoted(page);
    const box = boxOf(page);
    await expect(invitationOf(page)).toBeVisible();
    await expect(box.getByText(warning).filter({ visible: true })).toHaveCount(0);
    expect(asked).toEqual([]);
    const answer = page.waitForResponse(isQuote);
    await invitationOf(page).hover();
    const quote = await (await answer).json();
    expect(asked).toEqual([
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
    const week = quoteFigures(quote, quoteTerms(car, finance)).weekly;
    await expect(box).toContainText(`${money(week)} a week`, { useInnerText: true });
    await expect(box).toContainText(`${money(week * 4.33)} a month`, { useInnerText: true });
    const rates = fill(words.texts.rates, {
      rate: formatRate(quote.advertisedRate),
      comparisonRate: formatRate(quote.comparisonRate),
    });
    await expect(box.getByText(rates, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(box.getByText(warning).filter({ visible: true })).toHaveCount(1);
    await expect(invitationOf(page)).toBeHidden();
    await expect(box.getByRole('status')).toHaveText(`${money(week)} a week, ${rates}`);
    await expect(box.getByText(quote.basis)).toBeHidden();
    await box.getByText(words.texts.basis).click();
    await expect(box.getByText(quote.basis)).toBeVisible();
    expect(await violationsOf(page, '.finance-box')).toEqual([]);
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
    });
  });

  function openUnquoted(page: Page): Promise<Vehicle> {
    return openVehicle(page, 'harbourline', 'without a quote', isUnquoted);
  }
});

function isQuote(request: { url(): string }): boolean {
  return request.url().endsWith('/api/youx/quote');
}
