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

/** The repayment in the sidebar, and in the bar that stays in sight on this screen. */
async function expectEverywhere(page: Page, car: Vehicle, week: string, project: string): Promise<void> {
  await expect(boxOf(page)).toContainText(`${week} a week`, { useInnerText: true });
  // On wide screens the bar appears only once the page is scrolled.
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const bar = page.locator(project === 'phone' ? '.action-bar' : '.vehicle-bar');
  await expect(bar).toContainText(lineOf(car, week), { useInnerText: true });
}

test(
  'terms chosen in the calculator change the repayment in the sidebar, the bar and the card until they are reset',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const car = await openVehicle(page, 'harbourline', 'from house', isOfHouse);
    await expectEverywhere(page, car, weekOf(car), project.name);
    const section = page.locator('#finance-calculator');
    await section.getByRole('textbox', { name: calculator.texts.deposit }).fill('6000');
    await section.getByRole('textbox', { name: calculator.texts.term }).fill('7');
    const week = weekOf(car, { ...noOwnTerms, deposit: 6000, termYears: 7 });
    await expectEverywhere(page, car, week, project.name);

    await page.goto(siteUrl('harbourline', `/search/new-used-and-demo-cars?query=${car.stockNumber}`));
    await expect(page.getByRole('article').first()).toContainText(lineOf(car, week), { useInnerText: true });

    await openVehicle(page, 'harbourline', 'from house', isOfHouse);
    await expectEverywhere(page, car, week, project.name);
    await boxOf(page).getByRole('button', { name: words.texts.reset }).click();
    await expectEverywhere(page, car, weekOf(car), project.name);
    await page.reload();
    await expectEverywhere(page, car, weekOf(car), project.name);
    await expect(boxOf(page).getByRole('button', { name: words.texts.reset })).toBeHidden();
  },
);
