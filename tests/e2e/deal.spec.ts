import type { Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { formatRate } from '#src/values/finance/rate.ts';
import { formatWholeMoney } from '#src/values/money.ts';
import { carEstimate } from '#src/vehicle/estimate/car-estimate.ts';
import {
  dealLoan,
  loanLimits,
  noOwnTerms,
  type OwnTerms,
  weekOfLoan,
} from '#src/vehicle/estimate/car-loan.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test, visitTime } from './visitor.ts';

const { finance, site, vehicle: texts } = settingsOf('harbourline');
const { calculator, estimate: words } = finance;

const estimateOf = (car: Vehicle) => carEstimate(car, finance, visitTime.getUTCFullYear());
const isOfHouse = (car: Vehicle) => isPlain(car) && estimateOf(car)?.lender === 'house';

function weekOf(car: Vehicle, own: OwnTerms = noOwnTerms): string {
  const loan = estimateOf(car)?.loan;
  const lender = finance.lenders['house'];
  if (!loan || !lender) throw new Error(`${car.name} has no offer.`);
  return formatWholeMoney(weekOfLoan(dealLoan(loan, loanLimits(lender.calculator), own)), site.currency);
}

function lineOf(car: Vehicle, week: string): string {
  const { ratePercent = 0, comparisonRatePercent = 0 } = estimateOf(car) ?? {};
  return fill(texts.price.weekly, {
    amount: week,
    rate: formatRate(ratePercent),
    comparisonRate: formatRate(comparisonRatePercent),
  });
}

const boxOf = (page: Page) => page.getByRole('region', { name: words.texts.heading });

const phoneBar = { bar: '.action-bar', viewport: { width: 390, height: 844 } };
const wideBar = { bar: '.vehicle-bar', viewport: { width: 1440, height: 900 } };

/** The repayment in the sidebar, and in the bar that stays in sight on a phone, or on each of these screens. */
async function expectEverywhere(page: Page, car: Vehicle, week: string, screens = [phoneBar]): Promise<void> {
  await expect(boxOf(page)).toContainText(`${week} a week`, { useInnerText: true });
  for (const { bar, viewport } of screens) {
    await page.setViewportSize(viewport);
    // On wide screens the bar appears only once the page is scrolled.
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await expect(page.locator(bar)).toContainText(lineOf(car, week), { useInnerText: true });
  }
}

test('terms chosen in the calculator change the repayment in the sidebar, the bars and the card until they are reset', async ({
  page,
}) => {
  const car = await openVehicle(page, 'harbourline', 'from house', isOfHouse);
  await expectEverywhere(page, car, weekOf(car));
  const section = page.locator('#finance-calculator');
  await section.getByRole('textbox', { name: calculator.texts.deposit }).fill('6000');
  const term = section.getByRole('textbox', { name: calculator.texts.term });
  await term.fill('7');
  // The bar of a phone is hidden while a field has the focus.
  await term.blur();
  const week = weekOf(car, { ...noOwnTerms, deposit: 6000, termYears: 7 });
  await expectEverywhere(page, car, week, [wideBar, phoneBar]);

  await page.goto(siteUrl('harbourline', `/search/new-used-and-demo-cars?query=${car.stockNumber}`));
  await expect(page.getByRole('article').first()).toContainText(lineOf(car, week), { useInnerText: true });

  await openVehicle(page, 'harbourline', 'from house', isOfHouse);
  await expectEverywhere(page, car, week);
  await boxOf(page).getByRole('button', { name: words.texts.reset }).click();
  await expectEverywhere(page, car, weekOf(car), [wideBar, phoneBar]);
  await page.reload();
  await expectEverywhere(page, car, weekOf(car));
  await expect(boxOf(page).getByRole('button', { name: words.texts.reset })).toBeHidden();
});
