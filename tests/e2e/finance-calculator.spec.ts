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
import { settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test, visitTime } from './visitor.ts';

const path = '/finance/calculator';

const dealer = 'harbourline';
const settings = settingsOf(dealer);
const { finance } = settings;

const estimateOf = (vehicle: Vehicle) => carEstimate(vehicle, finance, visitTime.getUTCFullYear());

function factsOf(vehicle: Vehicle | null) {
  const facts = calculatorFacts(settings, vehicle, vehicle && estimateOf(vehicle)?.loan);
  if (facts === null) throw new Error(`${dealer} has no calculator.`);
  return facts;
}

const { texts } = factsOf(null);
/** The starting figures; with a vehicle, those of its offer. */
const startOf = (vehicle: Vehicle | null) => startingFigures(factsOf(vehicle));

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
    /** Checks that the calculator shows the result for these figures, with both rates. */
    async expectFor(vehicle: Vehicle | null, changes: Partial<Figures>) {
      const { words } = calculated({ ...startOf(vehicle), ...changes }, factsOf(vehicle));
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

test('the calculator is operated by slider and keyboard: nothing moves, the address follows and is copied, and going back leaves the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(siteUrl(dealer, '/locations'));
  await page.goto(siteUrl(dealer, path));
  await page.getByRole('button', { name: settings.analytics.texts.accept }).click();
  await isAwake(page);
  const calculator = calculatorOf(page);
  await calculator.input('amount').fill('42k');
  await calculator.input('amount').press('Tab');
  await expect(calculator.input('amount')).toHaveValue('$42,000');
  await calculator.expectFor(null, { amount: 42_000 });
  await calculator.input('term').fill('3.5 years');
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

  await test.step('a message about a limit and an enquiry in place of a repayment pass axe', async () => {
    await calculator.input('term').fill('99');
    await calculator.input('term').press('Enter');
    await expect(calculator.field('term')).toContainText('Cannot be less than 1 or more than 7');
    await calculator.input('amount').fill('');
    await calculator.input('amount').blur();
    await expect(calculator.input('amount')).toHaveValue('$0');
    await expect(calculator.repayment).toHaveText('Enquire for Finance');
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('the address follows and is copied; all this use is one event', async () => {
    await calculator.input('amount').fill('27,500');
    await calculator.section.getByRole('radio', { name: texts.frequencies.monthly }).check({ force: true });
    await expect(page).toHaveURL(/amount=27500&.*frequency=monthly/);
    const said = announced(page, texts.copied);
    await calculator.section.getByRole('button', { name: texts.copyLink }).click();
    await said;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(new URL(page.url()).search);
    const events = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []));
    expect(events.match(/"event_id":26/g)).toHaveLength(1);
  });

  await page.goBack();
  await expect(page).toHaveURL(siteUrl(dealer, '/locations'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test("no space is kept for a quote, and the calculator's form shows the result, its years and a link back", async ({
    page,
  }) => {
    const isUnquoted = (car: Vehicle) => isPlain(car) && hasPrice(car) && estimateOf(car) === null;
    const vehicle = await openVehicle(page, dealer, 'with a price, without a quote', isUnquoted);
    const quote = page.getByRole('region', { name: finance.estimate.texts.heading });
    await expect(quote.getByText(finance.estimate.texts.invitation)).toBeVisible();
    expect((await quote.boundingBox())?.height).toBeLessThan(200);
    const calculator = calculatorOf(page);
    await calculator.input('amount').fill('$25k');
    await calculator.input('term').fill('99');
    await calculator.section.getByRole('button', { name: texts.calculate }).click();
    await calculator.expectFor(vehicle, { amount: 25_000, term: 7 });
    await expect(page.getByText('WARNING: This comparison rate')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(8);
    await expect(page.getByRole('textbox', { name: texts.term })).toHaveValue('7');
    await calculator.input('amount').fill('20k');
    await calculator.section.getByRole('button', { name: texts.calculate }).click();
    await expect(calculator.input('amount')).toHaveValue('$20,000');
    await calculator.expectFor(vehicle, { amount: 20_000, term: 7 });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(vehicle.name);
    await page
      .getByRole('link', {
        name: fill(finance.calculator.texts.back, { name: vehicle.name }),
      })
      .click();
    await expect(page).toHaveURL(siteUrl(dealer, `/cars/${vehicle.slug}#finance-calculator`));
  });
});

test('the result page for browsers without script is a working calculator in a browser with script', async ({
  page,
}) => {
  const vehicle = await vehicleWith(dealer, 'with a price', hasPrice);
  await page.goto(siteUrl(dealer, `${CALCULATION_PATH}?amount=25k&car_slug=${vehicle.slug}`));
  await expect(page.locator('astro-island:has(.calculator)')).not.toHaveAttribute('ssr');
  const calculator = calculatorOf(page);
  await expect(calculator.input('amount')).toHaveValue('$25,000');
  await calculator.slider('term').press('End');
  await calculator.expectFor(vehicle, { amount: 25_000, term: 7 });
  await expect(page).toHaveURL(/\/api\/finance\/calculation\?.*term=7/);
});
