import type { Page } from '@playwright/test';
import { weeklyRepayment } from '#src/finance/repayment.ts';
import { fill } from '#src/values/fill.ts';
import { formatRate } from '#src/values/finance/rate.ts';
import { carEstimate, standardLoan } from '#src/vehicle/estimate/car-estimate.ts';
import { dealLoan, loanLimits, noOwnTerms, weekOfLoan } from '#src/vehicle/estimate/car-loan.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { openSearch } from './search-screen.ts';
import { expect, test, visitTime } from './visitor.ts';

const dealer = 'harbourline';
const { search, vehicle, finance } = settingsOf(dealer);
const { repaymentTexts: texts, screen } = search;
const { annualRatePercent, comparisonRatePercent } = search.repayments ?? notOffered();
const rates = { rate: formatRate(annualRatePercent), comparisonRate: formatRate(comparisonRatePercent) };
type OwnTerms = { deposit: number; termYears: number };
const own: OwnTerms = { deposit: 5000, termYears: 7 };

test("the shopper's own repayments are on all cards with both rates, also after a search and a reload, until they are cleared; cars can be filtered by the weekly price that is shown", async ({
  page,
}, { project }) => {
  await recordPrices(page);
  const stock = await stockOf(dealer);
  const { box, cards, expectCount } = await openSearch(page, dealer);
  const standard = await weeklyOf(page);
  await openFilters(page, project.name);
  await setOwnTerms(page, own);
  const panel = page.getByRole('group', { name: texts.heading });
  await expect(panel).toContainText(fill(texts.rate, rates));
  await expect(panel).toContainText(fill(texts.comparisonRate, rates));
  await expect(panel).toContainText(vehicle.price.comparisonRateWarning);
  await expectOwnWeekly(page, stock);
  await closeFilters(page, project.name);

  await box.fill('toyota');
  await box.press('Enter');
  await expectCount(stock.filter(({ make }) => make === 'Toyota').length);
  await expect(cards.first()).toContainText('Toyota');
  await expectOwnWeekly(page, stock);

  await openSearch(page, dealer);
  await expectOwnWeekly(page, stock);
  const seen = await page.evaluate(() => [...Reflect.get(window, 'seen')]);
  expect(seen, 'weekly prices shown on the first card since the first frame').toEqual([
    (await weeklyOf(page))[0]?.[1],
  ]);

  await openFilters(page, project.name);
  await panel.getByRole('button', { name: texts.forget }).click();
  await closeFilters(page, project.name);
  // Other cards may be listed by now, so only the earlier ones are compared.
  const paths = new Set(standard.map(([path]) => path));
  await expect.poll(async () => (await weeklyOf(page)).filter(([path]) => paths.has(path))).toEqual(standard);

  await test.step('a weekly price filters by the estimates, then by the own repayment at the rate shown', async () => {
    const estimates = stock.flatMap((car) => weeklyEstimate(car) ?? []).sort((a, b) => a - b);
    const max = Math.ceil((estimates[Math.floor(estimates.length / 2)] ?? 0) / 5) * 5;
    await openFilters(page, project.name);
    await setMaxPerWeek(page, max);
    await expectCount(estimates.filter((amount) => amount <= max).length);
    await expect(page).toHaveURL(new RegExp(`=:${max}$`));

    const maxPerWeek = 120;
    await setOwnTerms(page, own);
    await setMaxPerWeek(page, maxPerWeek);
    const countWith = (terms: OwnTerms) =>
      stock.filter((car) => {
        const price = currentPrice(car);
        return price !== null && Math.round(ownWeekly(price, terms)) <= maxPerWeek;
      }).length;
    await expectCount(countWith(own));
    const more: OwnTerms = { ...own, deposit: 20_000 };
    await setOwnTerms(page, more);
    await expectCount(countWith(more));
  });
});

async function openFilters(page: Page, project: string): Promise<void> {
  if (project === 'phone') await page.getByRole('button', { name: screen.showFilters }).click();
}

async function closeFilters(page: Page, project: string): Promise<void> {
  if (project === 'phone') await page.getByRole('button', { name: /^Show [\d,]+ / }).click();
}

async function setMaxPerWeek(page: Page, amount: number): Promise<void> {
  const { label = '' } = search.filters.find(({ attribute }) => attribute === 'weekly_price') ?? {};
  const group = page.getByRole('group', { name: label, exact: true });
  if (!(await group.isVisible())) await page.getByRole('heading', { name: label, exact: true }).click();
  const field = group.getByRole('textbox', { name: screen.to });
  await field.fill(String(amount));
  await field.press('Enter');
}

async function setOwnTerms(page: Page, { deposit, termYears }: OwnTerms): Promise<void> {
  const panel = page.getByRole('group', { name: texts.heading });
  await panel
    .getByRole('combobox', { name: texts.term })
    .selectOption(fill(texts.yearsMany, { years: termYears }));
  await panel.getByRole('textbox', { name: texts.deposit }).fill(`$${deposit.toLocaleString('en-AU')}`);
  await panel.getByRole('textbox', { name: texts.deposit }).press('Enter');
}

function ownWeekly(price: number, terms: OwnTerms): number {
  return weeklyRepayment(price, { ...terms, annualRatePercent });
}

const estimateOf = (car: Vehicle) => carEstimate(car, finance, visitTime.getUTCFullYear());

function weeklyEstimate(car: Vehicle): number | null {
  const estimate = estimateOf(car);
  return estimate && Math.round(estimate.weekly);
}

/** The weekly price on each card that is rendered in full, by the path of its car. */
function weeklyOf(page: Page): Promise<[string, string][]> {
  return page
    .getByRole('article')
    .filter({ has: page.getByText('/week').filter({ visible: true }) })
    .evaluateAll((cards) =>
      cards.map((card): [string, string] => [
        card.querySelector('a')?.getAttribute('href') ?? '',
        card.querySelector<HTMLElement>('weekly-price')?.innerText.trim() ?? '',
      ]),
    );
}

async function expectOwnWeekly(page: Page, stock: readonly Vehicle[]): Promise<void> {
  const cars = new Map(stock.map((car) => [vehiclePath(car), car]));
  /** The repayment on the shopper's terms, at the rate of the car's own lender. */
  const wanted = (path: string) => {
    const car = cars.get(path);
    const loan = car && (estimateOf(car)?.loan ?? standardLoan(car, finance));
    const lender = loan && finance.lenders[loan.lender];
    if (!loan || !lender) return '';
    const week = weekOfLoan(dealLoan(loan, loanLimits(lender.calculator), { ...noOwnTerms, ...own }));
    return fill(vehicle.price.weekly, {
      amount: `$${Math.round(week).toLocaleString('en-AU')}`,
      rate: formatRate(loan.ratePercent),
      comparisonRate: formatRate(loan.comparisonRatePercent),
    });
  };
  const state = async () => {
    const shown = await weeklyOf(page);
    return { isThere: shown.length > 0, wrong: shown.filter(([path, text]) => text !== wanted(path)) };
  };
  await expect.poll(state).toEqual({ isThere: true, wrong: [] });
}

/** Records the first weekly price on the page in every frame from the beginning. */
async function recordPrices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const first = document.querySelector<HTMLElement>('weekly-price');
      const words = first?.innerText.trim();
      if (words) seen.add(words);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

function notOffered(): never {
  throw new Error(`${dealer} does not offer repayments of one's own.`);
}
