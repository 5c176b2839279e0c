import type { Page } from '@playwright/test';
import { calculatorFacts } from '#src/finance/calculator/calculator-facts.ts';
import { calculated } from '#src/finance/calculator/calculator-words.ts';
import { startingFigures } from '#src/finance/calculator/figures/calculator-figures.ts';
import { siteUrl } from '../setup/sites.ts';
import { announced } from './announced.ts';
import { settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

/**
 * Islands with `client:interaction`, tested on the finance calculator: what the browser and React make of an island
 * whose code comes late, or not at all.
 */
const url = siteUrl('harbourline', '/finance/calculator');
const code = /\/_astro\/Calculator\.island\.[^/]+\.js/;

const facts = calculatorFacts(settingsOf('harbourline'), null);
if (facts === null) throw new Error('The dealer has no calculator.');
const { texts } = facts;
const start = startingFigures(facts);

function calculatorOf(page: Page) {
  const island = page.locator('astro-island:has(.calculator)');
  return {
    island,
    amount: island.getByRole('textbox', { name: texts.amount }),
    term: island.getByRole('slider', { name: texts.term }),
    monthly: island.getByRole('radio', { name: texts.frequencies.monthly }),
    copy: island.getByRole('button', { name: texts.copyLink }),
    repayment: island.locator('.repayment'),
  };
}

/** Delays the island's code until the test calls the returned function. */
async function slowLine(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('figures that are typed, slid and chosen before hydration count, and a click is repeated after it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const arrive = await slowLine(page);
  await page.goto(url);
  const { amount, term, monthly, repayment, island, copy } = calculatorOf(page);
  await test.step('the code is preloaded once the island is in view, but not run', async () => {
    await amount.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.some((address) => code.test(address))).toBe(true);
    await expect(island).toHaveAttribute('ssr');
  });
  const before = await repayment.textContent();
  await amount.fill('27500');
  await term.press('Home');
  await monthly.check({ force: true });
  await expect(repayment).toHaveText(before ?? '');
  await copy.click();
  await copy.click();
  await expect(copy).toHaveAttribute('aria-busy', 'true');
  const said = announced(page, texts.copied);
  arrive();
  await said;
  await expect(island).not.toHaveAttribute('ssr');
  await expect(copy).not.toHaveAttribute('aria-busy');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('amount=27500');
  const { words } = calculated({ ...start, amount: 27_500, term: 1, frequency: 'monthly' }, facts);
  await expect(repayment).toHaveText(`${words.repayment} ${words.per}`);
  await expect(monthly).toBeChecked();
  // The amount is formatted as if it had been typed and left after hydration.
  await expect(amount).toHaveValue('$27,500');
  await expect(page).toHaveURL(/amount=27500&term=1&.*frequency=monthly/);

  await test.step('an island whose parameters are in the address is hydrated without an interaction', async () => {
    await page.reload();
    await expect(island).not.toHaveAttribute('ssr');
    await expect(amount).toHaveValue('$27,500');
  });
});

test('typing on during hydration loses no letter', async ({ page }) => {
  const arrive = await slowLine(page);
  await page.goto(url);
  const { amount, island } = calculatorOf(page);
  await amount.focus();
  await amount.press('ControlOrMeta+a');
  await page.keyboard.type('2');
  arrive();
  await page.keyboard.type('75');
  await expect(island).not.toHaveAttribute('ssr');
  await page.keyboard.type('00');
  await expect(amount).toHaveValue('$27,500');
});

test('the first submit waits for hydration and stays on the page', async ({ page }) => {
  const arrive = await slowLine(page);
  await page.goto(url);
  const { amount } = calculatorOf(page);
  await amount.fill('300000');
  await amount.press('Enter');
  arrive();
  await expect(amount).toHaveValue('$250,000');
  await expect(page).toHaveURL(/\/finance\/calculator\?amount=250000&/);
});

test.describe("when the island's code does not load", () => {
  test.use({ faults: /_astro\/|astro-island/ });

  test('without a network the page stays with a message, the next interaction tries again, and if that fails the form without script is sent', async ({
    page,
  }) => {
    const { offline } = settingsOf('harbourline').navigation.texts;
    // Otherwise the code may be preloaded before the network is gone.
    await page.route(code, (route) => route.abort());
    await page.goto(url);
    const { amount, island, term } = calculatorOf(page);
    const button = island.getByRole('button', { name: texts.calculate });
    await expect(button).toBeHidden();
    await page.context().setOffline(true);
    await amount.focus();
    await expect(island).toHaveAttribute('data-unhydrated');
    await amount.fill('25k');
    await amount.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: offline })).toBeVisible();
    await expect(page).toHaveURL(url);
    await expect(amount).toHaveValue('25k');
    await page.context().setOffline(false);
    await term.focus();
    await button.click();
    await expect(page).toHaveURL(/\/api\/finance\/calculation\?.*amount=25k/);

    await page.goBack();
    await page.unroute(code);
    await term.focus();
    await expect(island).not.toHaveAttribute('ssr');
    await expect(island).not.toHaveAttribute('data-unhydrated');
  });
});
