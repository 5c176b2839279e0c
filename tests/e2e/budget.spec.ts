import type { Page } from '@playwright/test';
import { BUDGET_PATH, PRICE_RANGE_PATH } from '#src/search/budget/budget-paths.ts';
import { bodyLabels } from '#src/values/vehicle/vehicle-labels.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { shiftSinceArrival } from './layout-shift.ts';
import { grouped, searchScreen } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { texts, priceRange, quickPicks, priceAbove } = settingsOf(dealer).budget;
/** 60 monthly repayments of $900 plus a deposit of $10,000. */
const budget = 64_000;

test('the budget form loads the search once it is used, counts the cars within the budget, leads to exactly those cars and can be used by keyboard alone', async ({
  page,
}) => {
  const stock = await priced();
  const suvs = stock.filter(({ simpleBody }) => simpleBody === 'suv');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { form, status, button, body, repayment, deposit } = await openBudget(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /search-data[/]|engine\.worker|[/]search-client/.test(url))).toEqual([]);
  await repayment.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('900');
  await deposit.fill('10000');
  await expect(repayment).toHaveValue('$900');
  await expect(deposit).toHaveValue('$10,000');
  await expect(form).toContainText('$64,000');
  await expect(status).toHaveText(`${within(stock, budget).length} cars in your budget`);
  await expect(button).toHaveText('View Cars In This Range');
  // A centred number with more or fewer digits starts at another place, but no box moves.
  expect(await shiftSinceArrival(page)).toBeLessThan(0.001);

  await body('suv').focus();
  await page.keyboard.press('Space');
  await expect(body('suv')).toBeChecked();
  await expect(status).toHaveText(`${within(suvs, budget).length} SUV cars in your budget`);
  await expect(button).toHaveText('View SUV Cars In This Range');
  expect(await violationsOf(page)).toEqual([]);
  await repayment.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ search }) => search === `?body=SUV&price=:${budget}`);
  await searchScreen(page, dealer).expectCount(within(suvs, budget).length);

  await test.step('the budget is still filled in after going back', async () => {
    await page.goBack();
    await expect(repayment).toHaveValue('$900');
    await expect(deposit).toHaveValue('$10,000');
    await expect(body('suv')).toBeChecked();
    await expect(page.locator('main')).toContainText('$64,000');
    await expect(status).toHaveText(`${within(suvs, budget).length} SUV cars in your budget`);
  });

  await test.step('a quick-pick price leads to the cars that cost no more than it', async () => {
    const max = 20_000;
    const count = within(stock, max).length;
    await page
      .getByRole('navigation', { name: quickPicks.heading })
      .getByRole('link', { name: `Under $${grouped(max)} ${count}` })
      .click();
    await searchScreen(page, dealer).expectCount(count);
  });

  await test.step('the deposit is also filled in on another page', async () => {
    await page.goto(siteUrl(dealer));
    const home = parts(page);
    await expect(home.deposit).toHaveValue('$10,000');
    await expect(home.form).toContainText('$46,000');
    await home.repayment.fill('900');
    await expect(home.form).toContainText('$64,000');
    await expect(home.status).toHaveText(`${within(stock, budget).length} cars in your budget`);
  });
});

test('the price range counts the cars between its two thumbs, which can be dragged, and leads to them, dearest first', async ({
  page,
}) => {
  const count = within(await priced(), 30_000).filter((car) => (currentPrice(car) ?? 0) >= 20_000).length;
  const { field, thumb, status, button } = await openPriceRange(page);
  await test.step('a thumb can be dragged', async () => {
    const slider = thumb(priceRange.from);
    const height = await slider.evaluate(({ clientHeight }) => clientHeight);
    // `hover` waits until the slider has stopped moving.
    await slider.hover({ position: { x: 13, y: height / 2 } });
    const box = await slider.boundingBox();
    if (box === null) throw new Error('The slider is not shown.');
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(field(priceRange.from)).toHaveValue(/^\$12[5-9],|^\$130,/);
  });
  await field(priceRange.from).fill('20000');
  await field(priceRange.to).fill('30,100');
  await thumb(priceRange.to).press('ArrowLeft');
  await expect(field(priceRange.to)).toHaveValue('$29,500');
  await thumb(priceRange.to).press('ArrowRight');
  await expect(status).toHaveText(`${count} cars in this range`);
  expect(await violationsOf(page)).toEqual([]);
  await button.click();
  // The budget page and the results page both show the number of cars, so check first that the page has
  // changed.
  await expect(page).toHaveURL(({ search }) => search === '?price=20000:30000&sortBy=price-desc');
  await searchScreen(page, dealer).expectCount(count);
  await page.goBack();
  await expect(field(priceRange.from)).toHaveValue('$20,000');
  await expect(status).toHaveText(`${count} cars in this range`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('submitting a budget or a price range shows the same form again, with the vehicles within it', async ({
    page,
  }) => {
    const stock = within(await priced(), 76_000).filter(({ simpleBody }) => simpleBody === 'ute');
    await page.goto(siteUrl(dealer, BUDGET_PATH));
    await parts(page).repayment.fill('1000');
    await parts(page).deposit.fill('16000');
    await parts(page).body('ute').check();
    await parts(page).button.click();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.getAll('deposit').length === 1);
    const { form, status, repayment, body } = parts(page);
    await expect(repayment).toHaveValue('$1,000');
    await expect(body('ute')).toBeChecked();
    await expect(form).toContainText('$76,000');
    await expect(status).toHaveText(`${stock.length} Ute cars in your budget`);
    await expect(page.locator('main').getByRole('article')).toHaveCount(Math.min(stock.length, 21));

    // A budget without results can be changed and submitted again.
    await parts(page).body('ute').uncheck();
    await parts(page).deposit.fill('2000');
    await parts(page).repayment.fill('a lot');
    await parts(page).button.click();
    await expect(parts(page).status).toContainText('No cars found for this budget');
    await parts(page).repayment.fill('600');
    await page.getByRole('button', { name: texts.countAgain }).click();
    await expect(parts(page).form).toContainText('$38,000');

    await test.step('of a price range the dearest vehicle is first', async () => {
      const prices = within(await priced(), 30_000).map((car) => currentPrice(car) ?? 0);
      await page.goto(siteUrl(dealer, PRICE_RANGE_PATH));
      const main = page.locator('main');
      await expect(main.getByRole('slider')).toHaveCount(0);
      await main.getByRole('textbox', { name: priceRange.to }).fill('30000');
      await main.getByRole('button', { name: /In This Range/ }).click();
      await expect(main.getByRole('textbox', { name: priceRange.to })).toHaveValue('$30,000');
      await expect(main.getByRole('article').first()).toContainText(`$${grouped(Math.max(...prices))}`);
    });
  });
});

/** The cars that the budget search may find: those that have a price above `priceAbove`. */
async function priced(): Promise<Vehicle[]> {
  return (await stockOf(dealer)).filter((car) => (currentPrice(car) ?? 0) > priceAbove);
}

function within(stock: readonly Vehicle[], max: number): Vehicle[] {
  return stock.filter((car) => (currentPrice(car) ?? Number.POSITIVE_INFINITY) <= max);
}

function parts(page: Page) {
  const form = page.locator('.budget-search form');
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  return {
    form,
    status: form.locator('.status'),
    button: form.getByRole('button', { name: /In This Range|Found/ }),
    body: (slug: 'suv' | 'ute' | 'hatch') => form.getByRole('checkbox', { name: bodyLabels[slug] }),
    repayment: field(texts.repayment),
    deposit: field(texts.deposit),
    frequency: form.getByRole('combobox', { name: texts.frequency }),
  };
}

/** Hydrates the form by hovering over it. */
async function isAwake(page: Page, form: string): Promise<void> {
  const island = page.locator(`astro-island:has(${form})`);
  await island.getByRole('button').hover();
  await expect(island).not.toHaveAttribute('ssr');
}

async function openBudget(page: Page) {
  await page.goto(siteUrl(dealer, BUDGET_PATH));
  await isAwake(page, '.budget-search');
  return parts(page);
}

async function openPriceRange(page: Page) {
  await page.goto(siteUrl(dealer, PRICE_RANGE_PATH));
  await isAwake(page, '.price-range');
  const main = page.locator('main');
  return {
    field: (name: string) => main.getByRole('textbox', { name }),
    thumb: (name: string) => main.getByRole('slider', { name }),
    status: main.getByRole('status'),
    button: main.getByRole('button'),
  };
}
