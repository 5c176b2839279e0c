import type { Page } from '@playwright/test';
import { CALCULATOR_PATH } from '#src/finance/calculator/calculator-paths.ts';
import { featuredStock } from '#src/finance/page/featured-stock.ts';
import { financePaths } from '#src/finance/page/finance-pages.ts';
import { fill } from '#src/values/fill.ts';
import { financeEstimate } from '#src/vehicle/estimate/estimate.ts';
import { priceDisplay } from '#src/vehicle/price/price-display.ts';
import { isSold } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf, stockOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { somePhone } from './sent-code.ts';
import { signInAs } from './signed-in-shopper.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { finance, site, vehicle: vehicleTexts } = settingsOf(dealer);
const { page: texts } = finance;
const words = { car: site.vehicleWord.one, cars: site.vehicleWord.many };
const thisYear = 2026;

const hasEstimate = (vehicle: Vehicle) =>
  isPlain(vehicle) && financeEstimate(vehicle, finance, thisYear) !== null;
const chosen = (page: Page) =>
  page.getByRole('region', { name: fill(texts.car.heading, words), exact: true });
const form = (page: Page) => page.getByRole('region', { name: texts.formHeading });
const price = (page: Page) => form(page).getByRole('textbox', { name: finance.form.labels.purchasePrice });
const steps = (page: Page) => page.locator('.steps').getByRole('listitem');
const promo = (page: Page) =>
  page.getByRole('region', { name: fill(texts.getFinanceNow.heading, words), exact: true });

test(
  'the page for a vehicle shows it above or beside the form, with its price and both rates, without a layout shift',
  {
    tag: '@desktop',
  },
  async ({ page }, { project }) => {
    const vehicle = await vehicleWith(dealer, 'with an estimate', hasEstimate);
    await page.goto(siteUrl(dealer, `/finance?car_id=${vehicle.id}#finance-form`));
    const car = chosen(page);
    await expect(car).toContainText(vehicle.name);
    const { text, typeText } = priceDisplay(vehicle, vehicleTexts.price, site.currency);
    await expect(car).toContainText(text);
    await expect(car).toContainText(typeText ?? '');
    await expect(car).toContainText(/\$\d+\/week at [\d.]+% p\.a\., [\d.]+% p\.a\. comparison rate/);
    await expect(car).toContainText(vehicleTexts.price.comparisonRateWarning);
    const picture = car.locator('img');
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(1);
    await expect(price(page)).toHaveValue(text);
    await expect(steps(page)).toHaveCount(0);
    await expect(promo(page)).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    expect(await movedSinceArrival(page)).toEqual([]);
    const [place, fields] = await Promise.all([car.boundingBox(), form(page).boundingBox()]);
    if (place === null || fields === null) throw new Error('The car or the form is not to be seen.');
    if (project.name === 'phone') expect(place.y + place.height).toBeLessThanOrEqual(fields.y);
    else expect(place.x).toBeGreaterThanOrEqual(fields.x + fields.width);
    await page
      .getByRole('main')
      .getByRole('link', { name: fill(texts.car.back, words) })
      .click();
    await expect(page).toHaveURL(siteUrl(dealer, `/cars/${vehicle.slug}`));
  },
);

test(
  'without a vehicle, the page shows three steps and six featured used cars of different makes',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    await page.goto(siteUrl(dealer, '/finance'));
    const [first, fields] = await Promise.all([steps(page).first().boundingBox(), form(page).boundingBox()]);
    if (first === null || fields === null) throw new Error('The steps or the form are not to be seen.');
    if (project.name === 'phone') expect(first.y).toBeGreaterThanOrEqual(fields.y + fields.height);
    else expect(first.x).toBeGreaterThanOrEqual(fields.x + fields.width);
    for (const [index, { label, title }] of texts.steps.entries()) {
      await expect(steps(page).nth(index)).toContainText(label);
      await expect(steps(page).nth(index)).toContainText(fill(title, words));
    }
    await expect(chosen(page)).toBeHidden();
    const cards = promo(page).getByRole('article');
    await expect(cards).toHaveCount(6);
    const stock = await stockOf(dealer);
    const makes = new Set<string>();
    for (const link of await cards.getByRole('heading').getByRole('link').all()) {
      const slug = (await link.getAttribute('href'))?.replace('/cars/', '');
      const vehicle = stock.find((other) => other.slug === slug);
      expect(vehicle).toMatchObject({ carType: 'used', status: 'in_stock' });
      expect(vehicle?.photosCount).toBeGreaterThan(1);
      makes.add(vehicle?.make ?? '');
    }
    const possible = new Set(featuredStock(stock, stock.length).map(({ make }) => make));
    expect(makes.size).toBe(Math.min(6, possible.size));
    await promo(page).getByRole('link', { name: texts.getFinanceNow.start }).click();
    await expect(price(page)).toBeInViewport();
    await promo(page).getByRole('link', { name: texts.getFinanceNow.all }).click();
    await expect(page).toHaveURL(/\/used-cars$/);
  },
);

test('the address fills in the form, within the limits of what the dealer finances', async ({ page }) => {
  const { slug } = await vehicleWith(dealer, 'in stock', isPlain);
  const query = new URLSearchParams({
    car_id: slug,
    vehiclePriceBudget: '999999',
    loanTerm: '3',
    selfAssessedCreditScore: 'DECENT',
    whoIsHelping: '<b>Mel</b>',
  });
  await page.goto(siteUrl(dealer, `/apply-for-finance?${query}#finance-form`));
  await expect(chosen(page)).toBeVisible();
  await expect(price(page)).toHaveValue('$200,000');
  await expect(form(page).getByRole('slider', { name: finance.form.labels.loanTerm })).toHaveValue('3');
  const score = form(page).getByRole('radio', { name: finance.form.creditScores.DECENT.label });
  await expect(score).toBeChecked();
  const helper = form(page).getByRole('textbox', { name: finance.form.labels.whoIsHelping });
  if (finance.form.whoIsHelping) await expect(helper).toHaveValue('<b>Mel</b>');
});

test('a vehicle that is gone is mentioned in a message, and the form can still be used', async ({ page }) => {
  const sold = await vehicleWith(dealer, 'sold', isSold);
  for (const id of [sold.id, 'no-such-car']) {
    await page.goto(siteUrl(dealer, `/finance?car_id=${id}&price=25000`));
    await expect(page.getByText(fill(texts.car.gone, words))).toBeVisible();
    await expect(chosen(page)).toHaveCount(0);
    await expect(steps(page)).toHaveCount(texts.steps.length);
    await expect(price(page)).toHaveValue('$25,000');
  }
  expect(await violationsOf(page)).toEqual([]);
});

test('all addresses of the page have the same canonical address and breadcrumb', async ({
  page,
  context,
}) => {
  // Two of the addresses are only for signed-in shoppers.
  await signInAs(dealer, somePhone(), context);
  for (const path of financePaths) {
    await page.goto(siteUrl(dealer, path));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/finance`);
    await expect(price(page)).toBeVisible();
  }
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, { position: 2, name: fill(texts.heading, words) }],
  });
});

test('questions about finance are answered below the form, and the page has one main heading', async ({
  page,
}) => {
  await page.goto(siteUrl(dealer, '/finance'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const question = page.getByRole('main').locator('.prose summary').first();
  await expect(question.getByRole('heading', { level: 3 })).toBeVisible();
  await question.click();
  await expect(page.getByRole('main').locator('.prose details').first()).toHaveAttribute('open');
  if (finance.calculator.show && texts.calculator !== null) {
    await page.getByRole('link', { name: texts.calculator }).click();
    await expect(page).toHaveURL(siteUrl(dealer, CALCULATOR_PATH));
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page contains the vehicle and its price', async ({ page }) => {
    const vehicle = await vehicleWith(dealer, 'with an estimate', hasEstimate);
    await page.goto(siteUrl(dealer, `/cars/${vehicle.slug}`));
    await page
      .locator('main')
      .getByRole('link', { name: vehicleTexts.card.finance.label, exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/finance\?car_id=/);
    await expect(chosen(page)).toContainText(vehicle.name);
    await expect(chosen(page)).toContainText('comparison rate');
    const { text } = priceDisplay(vehicle, vehicleTexts.price, site.currency);
    await expect(price(page)).toHaveValue(text);
    await expect(form(page).locator('input[name="car_slug"]')).toHaveValue(vehicle.slug);
  });
});

const wordless: Dealer = 'pitstop';

test(`${wordless}: without quotes, the finance page is a page of text with an enquiry form`, async ({
  page,
}) => {
  for (const path of ['/finance', '/finance-enquiry', '/finance?car_id=7#finance-form']) {
    await page.goto(siteUrl(wordless, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#finance-form')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('% p.a.');
    await expect(page.locator('.finance-form')).toHaveCount(0);
  }
});
