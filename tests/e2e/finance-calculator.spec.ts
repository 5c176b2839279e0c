import type { Page } from '@playwright/test';
import { calculatorFacts, canCalculate } from '#src/finance/calculator/calculator-facts.ts';
import { CALCULATION_PATH } from '#src/finance/calculator/calculator-paths.ts';
import { calculated } from '#src/finance/calculator/calculator-words.ts';
import {
  type FigureName,
  type Figures,
  startingFigures,
} from '#src/finance/calculator/figures/calculator-figures.ts';
import { fill } from '#src/values/fill.ts';
import { carEstimate } from '#src/vehicle/estimate/car-estimate.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { announced } from './announced.ts';
import { type Dealer, settingsOf, vehicleWith } from './dealers.ts';
import { openVehicle } from './open-vehicle.ts';
import { scrollDownTo } from './scroll-down-to.ts';
import { expect, test, visitTime } from './visitor.ts';

const path = '/finance/calculator';

function factsOf(dealer: Dealer, vehicle: Vehicle | null = null) {
  const settings = settingsOf(dealer);
  const thisYear = visitTime.getUTCFullYear();
  const loan = vehicle && (carEstimate(vehicle, settings.finance, thisYear)?.loan ?? null);
  const facts = calculatorFacts(settings, vehicle, loan);
  if (facts === null) throw new Error(`${dealer} has no calculator.`);
  return facts;
}

const { texts } = factsOf('harbourline');
const start = startingFigures(factsOf('harbourline'));
/** The starting figures on a vehicle's page and after submitting its form: those of the vehicle's offer. */
const startOf = (vehicle: Vehicle) => startingFigures(factsOf('harbourline', vehicle));

function calculatorOf(page: Page) {
  const section = page.locator('#finance-calculator');
  const input = (name: FigureName) => section.getByRole('textbox', { name: texts[name], exact: true });
  const amountOf = (label: string) => {
    const term = page.getByRole('term').filter({ hasText: label });
    return section.locator('dl > div').filter({ has: term }).getByRole('definition').first();
  };
  return {
    section,
    input,
    slider: (name: FigureName) => section.getByRole('slider', { name: texts[name], exact: true }),
    field: (name: FigureName) => section.locator('.figure').filter({ has: page.locator(`[name="${name}"]`) }),
    repayment: section.locator('.repayment'),
    total: amountOf(texts.total),
    /** Checks that the calculator shows the result for these figures, with both rates. */
    async expectFor(figures: Figures, dealer: Dealer = 'harbourline', vehicle: Vehicle | null = null) {
      const { words } = calculated(figures, factsOf(dealer, vehicle));
      await expect(this.repayment).toHaveText(`${words.repayment} ${words.per}`);
      for (const [label, amount] of [
        [texts.rateLabel, words.rate],
        [texts.comparisonRateLabel, words.comparisonRate],
        [texts.total, words.total],
        [texts.totalInterest, words.totalInterest],
      ] as const)
        await expect(amountOf(label)).toHaveText(amount);
    },
  };
}

/** Hydrates the calculator by hovering over it. */
async function isAwake(page: Page): Promise<void> {
  const calculator = page.locator('astro-island:has(.calculator)');
  await calculator.getByRole('heading').first().hover();
  await expect(calculator).not.toHaveAttribute('ssr');
}

const hasPrice = (vehicle: Vehicle) => canCalculate(vehicle) && (currentPrice(vehicle) ?? 0) > 5000;

test("on a vehicle page the calculator starts with the vehicle's price, even before its script runs", async ({
  page,
}) => {
  const vehicle = await openVehicle(page, 'harbourline', 'with a price', hasPrice);
  const calculator = calculatorOf(page);
  const figures = startingFigures(factsOf('harbourline', vehicle));
  expect(figures.amount).toBe(currentPrice(vehicle));
  await calculator.expectFor(figures, 'harbourline', vehicle);
  await expect(page.locator('astro-island[ssr]:has(.calculator)')).toHaveCount(1);
  await scrollDownTo(calculator.section.getByRole('heading').first());
  await isAwake(page);
  await calculator.expectFor(figures, 'harbourline', vehicle);
  await expect(calculator.section).toContainText('WARNING: This comparison rate is true only');
});

test('every figure can be typed and set with a slider, and the two stay in sync', async ({ page }) => {
  await page.goto(siteUrl('harbourline', path));
  await isAwake(page);
  const calculator = calculatorOf(page);
  await calculator.input('amount').fill('$25,000');
  await calculator.expectFor({ ...start, amount: 25_000 });
  await expect(calculator.slider('amount')).toHaveValue('25000');
  await calculator.input('amount').fill('42k');
  await calculator.input('amount').press('Tab');
  await expect(calculator.input('amount')).toHaveValue('$42,000');
  await calculator.input('interest').fill('6.49 %');
  await calculator.input('term').fill('3.5 years');
  await calculator.expectFor({ ...start, amount: 42_000, interest: 6.5, term: 3.5 });

  await calculator.slider('term').press('ArrowRight');
  await expect(calculator.input('term')).toHaveValue('4');
  await calculator.slider('deposit').press('PageUp');
  await expect(calculator.input('deposit')).not.toHaveValue('$0');
  const box = await calculator.slider('residual').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await calculator
    .slider('residual')
    .click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
  await expect(calculator.input('residual')).not.toHaveValue('$0');
  await expect(calculator.slider('residual')).toHaveAttribute(
    'aria-valuetext',
    await calculator.input('residual').inputValue(),
  );

  await test.step('nothing moves while a slider is moved', async () => {
    const below = calculator.section.getByText(texts.showTable);
    // Both positions are read at the same moment, because the page may scroll meanwhile.
    const place = () =>
      below.evaluate(
        (element) =>
          element.getBoundingClientRect().y -
          (element.closest('section')?.getBoundingClientRect().y ?? Number.NaN),
      );
    const before = await place();
    for (const key of ['PageUp', 'PageUp', 'End', 'Home']) await calculator.slider('amount').press(key);
    expect(await place()).toBe(before);
  });
});

test('a value beyond a limit becomes the limit, with a message, and what is left decides between a repayment and an enquiry', async ({
  page,
}) => {
  await page.goto(siteUrl('harbourline', path));
  await isAwake(page);
  const calculator = calculatorOf(page);
  await calculator.input('amount').fill('300000');
  await expect(calculator.field('amount')).toContainText('Cannot be less than $1,000 or more than $250,000');
  await expect(calculator.input('amount')).toHaveAttribute('aria-invalid', 'true');
  await calculator.input('amount').press('Enter');
  await expect(calculator.input('amount')).toHaveValue('$250,000');
  await expect(calculator.field('amount')).toContainText('Cannot be less than $1,000 or more than $250,000');
  await calculator.input('amount').fill('20000');
  await expect(calculator.field('amount')).not.toContainText('Cannot be');
  await calculator.input('deposit').fill('250001');
  await expect(calculator.field('deposit')).toContainText('Cannot be less than $0 or more than $250,000');
  await calculator.input('deposit').fill('20500');
  await expect(calculator.field('deposit')).toContainText('More than the $20,000 to be paid');
  await calculator.input('term').fill('a lot');
  await expect(calculator.field('term')).toContainText('Please enter a number, such as 5.');
  await calculator.input('term').blur();
  await expect(calculator.input('term')).toHaveValue('5');

  await test.step('a deposit larger than the amount stays, with a message while it is too large', async () => {
    await calculator.input('deposit').fill('5000');
    await calculator.input('amount').fill('3');
    await expect(calculator.input('deposit')).toHaveValue('$5,000');
    await expect(calculator.field('deposit')).toContainText('More than the $1,000 to be paid');
    await expect(calculator.repayment).toHaveText('Enquire for Finance');
    await calculator.input('amount').fill('34000');
    await expect(calculator.input('deposit')).toHaveValue('$5,000');
    await expect(calculator.field('deposit')).not.toContainText('More than');
    await expect(calculator.repayment).toContainText('$');
  });

  await test.step('an enquiry is offered if the repayment is $25 or less, also after the amount is deleted', async () => {
    await calculator.input('deposit').fill('0');
    await calculator.input('term').fill('7');
    await calculator.input('amount').fill('1000');
    await expect(calculator.repayment).toHaveText('Enquire for Finance');
    await expect(calculator.total).toHaveText('–');
    await calculator.input('amount').fill('30000');
    await expect(calculator.repayment).toContainText('$');
    await calculator.input('amount').fill('');
    await calculator.input('amount').blur();
    await expect(calculator.input('amount')).toHaveValue('$0');
    await expect(calculator.repayment).toHaveText('Enquire for Finance');
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('the figures are kept in the address, which can be copied and opened later, and going back leaves the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(siteUrl('harbourline', '/locations'));
  await page.goto(siteUrl('harbourline', path));
  await isAwake(page);
  const calculator = calculatorOf(page);
  await calculator.input('amount').fill('27,500');
  await calculator.section.getByRole('radio', { name: texts.frequencies.monthly }).check({ force: true });
  await expect(page).toHaveURL(/amount=27500&.*frequency=monthly/);
  const said = announced(page, texts.copied);
  await calculator.section.getByRole('button', { name: texts.copyLink }).click();
  await said;
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.goBack();
  await expect(page).toHaveURL(siteUrl('harbourline', '/locations'));

  await page.goto(copied);
  await isAwake(page);
  await calculator.expectFor({ ...start, amount: 27_500, frequency: 'monthly' });
  await expect(calculator.input('amount')).toHaveValue('$27,500');
});

test("a vehicle in the address gives the same result as on the vehicle's page", async ({ page }) => {
  const isOffered = (car: Vehicle) => hasPrice(car) && factsOf('harbourline', car).loan !== null;
  const vehicle = await vehicleWith('harbourline', 'with an estimate', isOffered);
  const calculator = calculatorOf(page).section;
  const result = calculator.locator('.repayment');
  await page.goto(siteUrl('harbourline', `/cars/${vehicle.slug}`));
  const answer = await result.innerText();
  await page.goto(siteUrl('harbourline', `${path}?car_id=${vehicle.id}`));
  await expect(calculator.getByRole('heading', { level: 1 })).toContainText(vehicle.name);
  await expect(result).toHaveText(answer);
});

test('the first use of the calculator sends one event', async ({ page }) => {
  await page.goto(siteUrl('harbourline', path));
  await page.getByRole('button', { name: settingsOf('harbourline').analytics.texts.accept }).click();
  await isAwake(page);
  const calculator = calculatorOf(page);
  await calculator.input('amount').fill('20000');
  await calculator.input('amount').press('Tab');
  await calculator.slider('term').press('ArrowRight');
  const events = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []));
  expect(events.match(/"event_id":26/g)).toHaveLength(1);
});

test("the calculator has the limits, fees and words of the dealer's lender", async ({ page }) => {
  const dealer = 'meridian';
  await page.goto(siteUrl(dealer, path));
  await isAwake(page);
  const calculator = calculatorOf(page);
  const { limits, fees } = factsOf(dealer);
  await calculator.input('amount').fill('1');
  await expect(calculator.field('amount')).toContainText('Cannot be less than $5,000 or more than $100,000');
  await calculator.input('term').fill('30');
  await calculator.input('term').press('Enter');
  await expect(calculator.input('term')).toHaveValue('5');
  for (const [typed, limit] of [
    ['0', '7.50'],
    ['99', '14.50'],
  ] as const) {
    await calculator.input('interest').fill(typed);
    await calculator.input('interest').press('Enter');
    await expect(calculator.input('interest')).toHaveValue(limit);
  }
  await expect(calculator.field('residual')).toHaveCount(limits.residual === null ? 0 : 1);
  await expect(calculator.section.getByRole('radio')).toHaveCount(
    limits.frequencies.length > 1 ? limits.frequencies.length : 0,
  );
  for (const { name } of fees) await expect(calculator.section).toContainText(name);
  expect(await violationsOf(page)).toEqual([]);
});

test('a dealer can show the calculator only on its own page, not on vehicle pages', async ({ page }) => {
  await openVehicle(page, 'pitstop', 'with a price', hasPrice);
  await expect(page.locator('#finance-calculator')).toHaveCount(0);
});

test("a car dearer than the lender's maximum can be financed up to 105 % of its price", async ({ page }) => {
  const isDear = (vehicle: Vehicle) => canCalculate(vehicle) && (currentPrice(vehicle) ?? 0) > 100_000;
  const vehicle = await openVehicle(page, 'meridian', 'that is dear', isDear);
  const calculator = calculatorOf(page);
  await scrollDownTo(calculator.section);
  await isAwake(page);
  await expect(calculator.input('amount')).toHaveValue(`$${currentPrice(vehicle)?.toLocaleString('en-AU')}`);
  await calculator.input('amount').fill('999999');
  await calculator.input('amount').press('Enter');
  const most = Math.round((currentPrice(vehicle) ?? 0) * 105) / 100;
  await expect(calculator.input('amount')).toHaveValue(
    `$${most.toLocaleString('en-AU', { minimumFractionDigits: most % 1 === 0 ? 0 : 2 })}`,
  );
});

test("the lender's disclaimer is folded and can be unfolded", async ({ page }) => {
  await page.goto(siteUrl('wattle-range', path));
  const { section } = calculatorOf(page);
  await expect(section).toContainText('Its comparison rates run from 8.38% to 19.42% p.a.');
  const { disclaimer = '' } = settingsOf('wattle-range').finance.lenders['country'] ?? {};
  await expect(section.getByText(disclaimer ?? '', { exact: true })).toBeHidden();
  await section.getByText(settingsOf('wattle-range').vehicle.page.showMore).click();
  await expect(section.getByText(disclaimer ?? '', { exact: true })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('submitting the form shows the result, its years and a link back', async ({ page }) => {
    const vehicle = await openVehicle(page, 'harbourline', 'with a price', hasPrice);
    const calculator = calculatorOf(page);
    await calculator.input('amount').fill('$25k');
    await calculator.input('term').fill('99');
    await calculator.section.getByRole('button', { name: texts.calculate }).click();
    await calculator.expectFor({ ...startOf(vehicle), amount: 25_000, term: 7 }, 'harbourline', vehicle);
    await expect(page.getByText('WARNING: This comparison rate')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(8);
    await expect(page.getByRole('textbox', { name: texts.term })).toHaveValue('7');
    await calculator.input('amount').fill('20k');
    await calculator.section.getByRole('button', { name: texts.calculate }).click();
    await expect(calculator.input('amount')).toHaveValue('$20,000');
    await calculator.expectFor({ ...startOf(vehicle), amount: 20_000, term: 7 }, 'harbourline', vehicle);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(vehicle.name);
    await page
      .getByRole('link', {
        name: fill(settingsOf('harbourline').finance.calculator.texts.back, { name: vehicle.name }),
      })
      .click();
    await expect(page).toHaveURL(siteUrl('harbourline', `/cars/${vehicle.slug}#finance-calculator`));
  });
});

test('the result page for browsers without script is a working calculator in a browser with script', async ({
  page,
}) => {
  const vehicle = await vehicleWith('harbourline', 'with a price', hasPrice);
  await page.goto(siteUrl('harbourline', `${CALCULATION_PATH}?amount=25k&car_slug=${vehicle.slug}`));
  await expect(page.locator('astro-island:has(.calculator)')).not.toHaveAttribute('ssr');
  const calculator = calculatorOf(page);
  await expect(calculator.input('amount')).toHaveValue('$25,000');
  await calculator.slider('term').press('End');
  await calculator.expectFor({ ...startOf(vehicle), amount: 25_000, term: 7 }, 'harbourline', vehicle);
  await expect(page).toHaveURL(/\/api\/finance\/calculation\?.*term=7/);
  expect(await violationsOf(page)).toEqual([]);
});
