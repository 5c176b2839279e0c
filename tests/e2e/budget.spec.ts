import type { Page } from '@playwright/test';
import { BUDGET_PATH, PRICE_RANGE_PATH } from '#src/search/budget/budget-paths.ts';
import { bodyLabels } from '#src/values/vehicle-labels.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { dealers, settingsOf, stockOf } from './dealers.ts';
import { stockPath } from './kinds-of-page.ts';
import { shiftSinceArrival } from './layout-shift.ts';
import { grouped, searchScreen } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { texts, priceRange, quickPicks, priceAbove } = settingsOf(dealer).budget;
/** 900 a month for five years and 10,000. */
const budget = 64_000;

test('a budget counts what it buys, and leads to exactly that', async ({ page }) => {
  const stock = await priced();
  const suvs = stock.filter(({ simpleBody }) => simpleBody === 'suv');
  const { form, status, button, body, repayment, deposit } = await openBudget(page);
  await repayment.fill('900');
  await deposit.fill('10000');
  await expect(repayment).toHaveValue('$900');
  await expect(deposit).toHaveValue('$10,000');
  await expect(form).toContainText('$64,000');
  await expect(status).toHaveText(`${within(stock, budget).length} cars in your budget`);
  await expect(button).toHaveText('View Cars In This Range');

  await body('suv').check();
  await expect(status).toHaveText(`${within(suvs, budget).length} SUV cars in your budget`);
  await expect(button).toHaveText('View SUV Cars In This Range');
  expect(await violationsOf(page)).toEqual([]);
  await button.click();
  await expect(page).toHaveURL(({ search }) => search === `?body=SUV&price=:${budget}`);
  await searchScreen(page, dealer).expectCount(within(suvs, budget).length);
});

test('each body says how many of it the budget buys, whatever is chosen', async ({ page }) => {
  const stock = within(await priced(), budget);
  const { form, status, body, repayment, deposit } = await openBudget(page);
  await body('ute').check();
  await repayment.fill('900');
  await deposit.fill('10000');
  const utes = stock.filter(({ simpleBody }) => simpleBody === 'ute');
  await expect(status).toHaveText(`${utes.length} Ute cars in your budget`);
  for (const slug of ['suv', 'ute', 'hatch'] as const) {
    const count = stock.filter(({ simpleBody }) => simpleBody === slug).length;
    await expect(form.getByText(new RegExp(`^${bodyLabels[slug]}\\s*${count}$`))).toBeVisible();
  }
  await body('ute').uncheck();
  await expect(status).toHaveText(`${stock.length} cars in your budget`);
});

test('a budget below the lowest price leads nowhere and says why', async ({ page }) => {
  const lowest = Math.min(...(await priced()).flatMap((car) => currentPrice(car) ?? []));
  const { status, button, repayment, deposit } = await openBudget(page);
  await repayment.fill('10');
  await deposit.fill('0');
  await expect(button).toHaveText('0 Cars Found');
  await expect(button).toBeDisabled();
  await expect(status).toHaveText(`No cars found for this budget. The lowest price is $${grouped(lowest)}.`);
  expect(await violationsOf(page)).toEqual([]);
  await deposit.fill(String(lowest));
  await expect(button).toBeEnabled();
});

test('a budget above the highest price is capped at it', async ({ page }) => {
  const stock = await priced();
  const highest = Math.max(...stock.flatMap((car) => currentPrice(car) ?? []));
  const { status, button, deposit } = await openBudget(page);
  await deposit.fill('1000000');
  await expect(status).toHaveText(`${stock.length} cars in your budget`);
  await button.click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('price') === `:${highest}`);
  await searchScreen(page, dealer).expectCount(stock.length);
});

test('what is no amount counts as nothing, and no amount is above a million', async ({ page }) => {
  const { form, repayment, deposit } = await openBudget(page);
  await repayment.fill('a lot');
  await deposit.fill('2500000');
  await expect(form).toContainText('$1,000,000');
  await deposit.blur();
  await expect(repayment).toHaveValue('$0');
  await expect(deposit).toHaveValue('$1,000,000');
});

test('another frequency changes a default, and no amount that was written', async ({ page }) => {
  const { form, repayment, frequency } = await openBudget(page);
  await frequency.selectOption('weekly');
  await expect(repayment).toHaveValue('$200');
  await expect(form).toContainText('$54,000');
  await frequency.selectOption('monthly');
  await expect(repayment).toHaveValue('$600');
  await repayment.fill('450');
  await frequency.selectOption('weekly');
  await expect(repayment).toHaveValue('$450');
  await expect(form).toContainText('$119,000');
});

test('by keyboard alone one gets from the bodies to the results', async ({ page }) => {
  const { body, button, repayment } = await openBudget(page);
  await body('hatch').focus();
  await page.keyboard.press('Space');
  await expect(body('hatch')).toBeChecked();
  await repayment.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('700');
  await expect(button).toHaveText('View Hatch Cars In This Range');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?body=Hatch&price=:44000$/);
});

test('who comes back finds the budget as it was left', async ({ page }) => {
  const { button, repayment } = await openBudget(page);
  await repayment.fill('700');
  await expect(page.getByRole('main')).toContainText('$44,000');
  await button.click();
  await expect(page).toHaveURL(/price=:44000$/);
  await page.goBack();
  await expect(repayment).toHaveValue('$700');
  await expect(page.getByRole('main')).toContainText('$44,000');
  const { length: count } = within(await priced(), 44_000);
  await expect(parts(page).status).toHaveText(`${count} cars in your budget`);
});

test('conditions and makes within the budget are links that count with it', async ({ page }) => {
  const stock = within(await priced(), budget);
  const used = stock.filter(({ carType }) => carType === 'used').length;
  const toyotas = stock.filter(({ make }) => make === 'Toyota').length;
  const { repayment, deposit } = await openBudget(page);
  await repayment.fill('900');
  await deposit.fill('10000');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: `Used ${used}`, exact: true })).toBeVisible();
  await main.getByRole('link', { name: `Toyota ${toyotas}`, exact: true }).click();
  await searchScreen(page, dealer).expectCount(toyotas);
});

test('a price to pick leads to what costs no more', async ({ page }) => {
  const [, , most = 0] = quickPicks.prices;
  const count = within(await stockOf(dealer), most).length;
  await openBudget(page);
  await page
    .getByRole('navigation', { name: quickPicks.heading })
    .getByRole('link', { name: `Under $${grouped(most)} ${count}` })
    .click();
  await searchScreen(page, dealer).expectCount(count);
});

test('nothing of the search is loaded before somebody comes to the form, and nothing moves when it is', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { repayment, status } = await openBudget(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /search-data|worker|search-client/.test(url))).toEqual([]);
  await repayment.fill('5000');
  await expect(status).toHaveText(`${within(await priced(), 302_000).length} cars in your budget`);
  // A centred number of another length begins elsewhere; no box moves.
  expect(await shiftSinceArrival(page)).toBeLessThan(0.001);
});

test.describe('when nobody can count', () => {
  test.use({ faults: /search-data|engine\.worker|search could not/ });
  test('the button leads to the results all the same', async ({ page }) => {
    await page.route('**/search-data/*.json', (route) => route.fulfill({ status: 404 }));
    const { status, button, repayment } = await openBudget(page);
    await repayment.fill('700');
    await expect(status).toHaveText(texts.uncounted);
    await expect(button).toBeEnabled();
    await button.click();
    await expect(page).toHaveURL(/price=:44000$/);
  });
});

test.describe('the price range', () => {
  test('counts what lies between its thumbs, and leads there, dearest first', async ({ page }) => {
    const count = within(await priced(), 30_000).filter((car) => (currentPrice(car) ?? 0) >= 20_000).length;
    const { field, status, button } = await openPriceRange(page);
    await field(priceRange.from).fill('20000');
    await field(priceRange.to).fill('30,100');
    await field(priceRange.to).blur();
    await expect(field(priceRange.to)).toHaveValue('$30,000');
    await expect(status).toHaveText(`${count} cars in this range`);
    expect(await violationsOf(page)).toEqual([]);
    await button.click();
    // Both pages say how many there are.
    await expect(page).toHaveURL(({ search }) => search === '?price=20000:30000&sortBy=price-desc');
    await searchScreen(page, dealer).expectCount(count);
  });

  test('moves by keyboard, in steps, and its lowest price stays below the highest', async ({ page }) => {
    const { field, thumb } = await openPriceRange(page);
    await thumb(priceRange.from).press('ArrowRight');
    await expect(field(priceRange.from)).toHaveValue('$5,500');
    await thumb(priceRange.from).press('End');
    await expect(field(priceRange.from)).toHaveValue('$249,500');
    await expect(thumb(priceRange.from)).toHaveAttribute('aria-valuetext', '$249,500');
    await thumb(priceRange.to).press('Home');
    await expect(field(priceRange.to)).toHaveValue('$250,000');
  });

  test('moves by being dragged', async ({ page }) => {
    const { field, thumb } = await openPriceRange(page);
    const slider = thumb(priceRange.from);
    const height = await slider.evaluate(({ clientHeight }) => clientHeight);
    // Waits until it stands still.
    await slider.hover({ position: { x: 13, y: height / 2 } });
    const box = await slider.boundingBox();
    if (box === null) throw new Error('The slider is not shown.');
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(field(priceRange.from)).toHaveValue(/^\$12[5-9],|^\$130,/);
  });

  test('without a car between says so', async ({ page }) => {
    const { field, status, button } = await openPriceRange(page);
    await field(priceRange.from).fill('249500');
    await field(priceRange.from).blur();
    await expect(status).toHaveText('No cars found in this range. Move the prices further apart.');
    await expect(button).toBeDisabled();
    await expect(button).toHaveText('0 Cars Found');
  });
});

test('the home page has it too', async ({ page }) => {
  await page.goto(siteUrl(dealer));
  const { form, status, repayment } = parts(page);
  await repayment.fill('900');
  await expect(form).toContainText('$56,000');
  await expect(status).toHaveText(`${within(await priced(), 56_000).length} cars in your budget`);
});

for (const own of dealers) {
  test(`${own} offers it as its settings say, in its own words`, async ({ page }) => {
    const { budget: settings, home, site } = settingsOf(own);
    const response = await page.goto(siteUrl(own, BUDGET_PATH));
    expect(response?.status()).toBe(settings.page.show ? 200 : 404);
    if (settings.page.show) {
      const usual = settings.repayment[settings.frequency] * (settings.frequency === 'weekly' ? 260 : 60);
      const { form, button } = parts(page);
      await expect(form).toContainText(`$${grouped(usual + settings.deposit)}`);
      await expect(button).toContainText(new RegExp(`View ${site.vehicleWord.many} In This Range`, 'i'));
      const most = settings.bodies.custom.length > 0 ? settings.bodies.mostCustom : settings.bodies.most;
      expect(await form.getByRole('checkbox').count()).toBeLessThanOrEqual(most);
    }
    await page.goto(siteUrl(own));
    await expect(page.locator('budget-search')).toHaveCount(home.sections.includes('budget') ? 1 : 0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [BUDGET_PATH, PRICE_RANGE_PATH]) {
    test(`${path} is a search form with prices to choose from`, async ({ page }) => {
      await page.goto(siteUrl(dealer, path));
      const main = page.getByRole('main');
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await expect(main.getByRole('slider')).toHaveCount(0);
      const prices = main.getByRole('combobox', { name: texts.priceWithoutScript });
      await prices.selectOption('10000:15000');
      await main.getByRole('button', { name: /In This Range/ }).click();
      const found = await stockPath(dealer);
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) => pathname === found && searchParams.get('price') === '10000:15000',
      );
    });
  }
});

/** What the budget search may find: `priceAbove`, and what has a price at all. */
async function priced(): Promise<Vehicle[]> {
  return (await stockOf(dealer)).filter((car) => (currentPrice(car) ?? 0) > priceAbove);
}

function within(stock: readonly Vehicle[], most: number): Vehicle[] {
  return stock.filter((car) => (currentPrice(car) ?? Number.POSITIVE_INFINITY) <= most);
}

function parts(page: Page) {
  const form = page.locator('budget-search form');
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  return {
    form,
    status: form.locator('[data-status]'),
    button: form.getByRole('button'),
    body: (slug: 'suv' | 'ute' | 'hatch') => form.getByRole('checkbox', { name: bodyLabels[slug] }),
    repayment: field(texts.repayment),
    deposit: field(texts.deposit),
    frequency: form.getByRole('combobox', { name: texts.frequency }),
  };
}

async function openBudget(page: Page) {
  await page.goto(siteUrl(dealer, BUDGET_PATH));
  await page.waitForFunction(() => customElements.get('budget-search') !== undefined);
  return parts(page);
}

async function openPriceRange(page: Page) {
  await page.goto(siteUrl(dealer, PRICE_RANGE_PATH));
  await page.waitForFunction(() => customElements.get('price-range') !== undefined);
  const main = page.getByRole('main');
  return {
    field: (name: string) => main.getByRole('textbox', { name }),
    thumb: (name: string) => main.getByRole('slider', { name }),
    status: main.getByRole('status'),
    button: main.getByRole('button'),
  };
}
