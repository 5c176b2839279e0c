import type { Locator, Page } from '@playwright/test';
import { calculatorFacts } from '#src/finance/calculator/calculator-facts.ts';
import { calculated } from '#src/finance/calculator/calculator-words.ts';
import { startingFigures } from '#src/finance/calculator/figures/calculator-figures.ts';
import { siteUrl } from '../setup/sites.ts';
import { announced } from './announced.ts';
import { settingsOf } from './dealers.ts';
import { expect, test, visitTime } from './visitor.ts';

/** Islands with `client:interaction`, tested on the finance calculator. */
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
    apply: island.getByRole('link', { name: texts.apply }),
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

test('an island is hydrated by the first interaction, not before', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(url);
  const { island, amount } = calculatorOf(page);
  await expect(island).toHaveAttribute('ssr');
  await amount.focus();
  await expect(island).not.toHaveAttribute('ssr');
});

test('an island whose parameters are in the address is hydrated without an interaction', async ({ page }) => {
  await page.goto(`${url}?amount=20000`);
  const { island, amount } = calculatorOf(page);
  await expect(island).not.toHaveAttribute('ssr');
  await expect(amount).toHaveValue('$20,000');
});

test('figures that are typed, slid and chosen before hydration count', async ({ page }) => {
  const arrive = await slowLine(page);
  await page.goto(url);
  const { amount, term, monthly, repayment, island } = calculatorOf(page);
  const before = await repayment.textContent();
  await amount.fill('27500');
  await term.press('Home');
  await monthly.check({ force: true });
  await expect(repayment).toHaveText(before ?? '');
  arrive();
  await expect(island).not.toHaveAttribute('ssr');
  const { words } = calculated({ ...start, amount: 27_500, term: 1, frequency: 'monthly' }, facts);
  await expect(repayment).toHaveText(`${words.repayment} ${words.per}`);
  await expect(monthly).toBeChecked();
  // The amount is formatted as if it had been typed and left after hydration.
  await expect(amount).toHaveValue('$27,500');
  await expect(page).toHaveURL(/amount=27500&term=1&.*frequency=monthly/);
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

test('a click before hydration is repeated after it, only once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const arrive = await slowLine(page);
  await page.goto(url);
  const { copy } = calculatorOf(page);
  await copy.click();
  await copy.click();
  await expect(copy).toHaveAttribute('aria-busy', 'true');
  const said = announced(page, texts.copied);
  arrive();
  await said;
  await expect(copy).not.toHaveAttribute('aria-busy');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('amount=30000');
});

const ownPresses: Record<string, Parameters<Locator['click']>[0]> = {
  'with a modifier key': { modifiers: ['ControlOrMeta'] },
  'of the middle button': { button: 'middle' },
};

test('clicks that do not leave the page are left to the browser', async ({ page, context }) => {
  await slowLine(page);
  await page.goto(url);
  const { apply } = calculatorOf(page);
  const opens = async (options?: Parameters<Locator['click']>[0]) => {
    const opened = context.waitForEvent('page');
    await apply.click(options);
    const other = await opened;
    await other.waitForURL(/\/finance\?price=30000&loanTerm=5/);
    await other.close();
    await expect(apply).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(url);
  };
  for (const [press, options] of Object.entries(ownPresses)) await test.step(press, () => opens(options));
  // The calculator has no such links, but other islands may.
  await test.step('a link that opens in a new tab', async () => {
    await apply.evaluate((link) => link.setAttribute('target', '_blank'));
    await opens();
    await apply.evaluate((link) => link.removeAttribute('target'));
  });
  await test.step('a download link', async () => {
    await apply.evaluate((link) => link.setAttribute('download', 'figures.html'));
    const download = page.waitForEvent('download');
    await apply.click();
    expect((await download).suggestedFilename()).toBe('figures.html');
  });
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

test.describe("when the island's code never loads", () => {
  test.use({ faults: /_astro\/|astro-island/ });

  test('the browser submits the form', async ({ page }) => {
    await page.route(code, (route) => route.abort());
    await page.goto(url);
    const { amount } = calculatorOf(page);
    await amount.fill('25k');
    await amount.press('Enter');
    await expect(page).toHaveURL(/\/api\/finance\/calculation\?.*amount=25k/);
  });

  test('the submit button of the form without script appears', async ({ page }) => {
    await page.route(code, (route) => route.abort());
    await page.goto(url);
    const { amount, island } = calculatorOf(page);
    const button = island.getByRole('button', { name: texts.calculate });
    await expect(button).toBeHidden();
    await amount.focus();
    await button.click();
    await expect(page).toHaveURL(/\/api\/finance\/calculation\?/);
  });

  test('a link is followed', async ({ page }) => {
    await page.route(code, (route) => route.abort());
    await page.goto(url);
    await calculatorOf(page).apply.click();
    await expect(page).toHaveURL(/\/finance\?price=30000&loanTerm=5/);
  });

  test("a link is followed after a while if the code's request is never answered", async ({ page }) => {
    await page.clock.install({ time: visitTime });
    await slowLine(page);
    await page.goto(url);
    const { apply } = calculatorOf(page);
    await apply.click();
    await expect(apply).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward('00:10');
    await expect(page).toHaveURL(/\/finance\?price=30000&loanTerm=5/);
  });

  test('the next interaction loads the code again, even after a failed preload', async ({ page }) => {
    await page.route(code, (route) => route.abort());
    const isReported = page.waitForEvent('console', (message) => message.text().includes('[astro-island]'));
    await page.goto(url);
    const { island, amount, term } = calculatorOf(page);
    await term.scrollIntoViewIfNeeded();
    await isReported;
    await page.unroute(code);
    await amount.fill('27500');
    await expect(island).not.toHaveAttribute('ssr');
    await expect(amount).toHaveValue(/27,?500/);
  });

  test('without a network the page stays with a message, and the next interaction tries again', async ({
    page,
  }) => {
    const { offline } = settingsOf('harbourline').navigation.texts;
    // Otherwise the code may be preloaded before the network is gone.
    await page.route(code, (route) => route.abort());
    await page.goto(url);
    const { amount, island, term } = calculatorOf(page);
    await page.context().setOffline(true);
    await amount.focus();
    await expect(island).toHaveAttribute('data-unhydrated');
    await amount.fill('25k');
    await amount.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: offline })).toBeVisible();
    await expect(page).toHaveURL(url);
    await expect(amount).toHaveValue('25k');
    await page.context().setOffline(false);
    await page.unroute(code);
    await term.focus();
    await expect(island).not.toHaveAttribute('ssr');
    await expect(island).not.toHaveAttribute('data-unhydrated');
  });
});

test.describe("the island's code", () => {
  const asked = (page: Page) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    return () => requests.some((address) => code.test(address));
  };

  test('is preloaded once the island is in view', async ({ page }) => {
    const isAsked = asked(page);
    await page.goto(url);
    const { island, amount } = calculatorOf(page);
    await amount.scrollIntoViewIfNeeded();
    await expect.poll(isAsked).toBe(true);
    await expect(island).toHaveAttribute('ssr');
  });

  test('is not preloaded for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const isAsked = asked(page);
    await page.goto(url);
    const { island, amount } = calculatorOf(page);
    await amount.scrollIntoViewIfNeeded();
    // Waits for an idle moment, in which the code would otherwise have been preloaded.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(isAsked()).toBe(false);
    await amount.focus();
    await expect(island).not.toHaveAttribute('ssr');
  });
});
