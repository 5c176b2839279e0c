import type { Locator, Page } from '@playwright/test';
import { calculatorFacts } from '#src/finance/calculator/calculator-facts.ts';
import { calculated } from '#src/finance/calculator/calculator-words.ts';
import { startingFigures } from '#src/finance/calculator/figures/calculator-figures.ts';
import { siteUrl } from '../setup/sites.ts';
import { announced } from './announced.ts';
import { settingsOf } from './dealers.ts';
import { expect, test, visitTime } from './visitor.ts';

/** Islands with `client:interaction`, on the example of the finance calculator. */
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

/** A line on which the island's code arrives when the test says so. */
async function slowLine(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('an island is hydrated at the first touch, and not before', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(url);
  const { island, amount } = calculatorOf(page);
  await expect(island).toHaveAttribute('ssr');
  await amount.focus();
  await expect(island).not.toHaveAttribute('ssr');
});

test('one whose parameters stand in the address is hydrated untouched', async ({ page }) => {
  await page.goto(`${url}?amount=20000`);
  const { island, amount } = calculatorOf(page);
  await expect(island).not.toHaveAttribute('ssr');
  await expect(amount).toHaveValue('$20,000');
});

test('what is typed, slid and chosen before it is hydrated counts', async ({ page }) => {
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
  // As if it had been typed and left afterwards.
  await expect(amount).toHaveValue('$27,500');
  await expect(page).toHaveURL(/amount=27500&term=1&.*frequency=monthly/);
});

test('who goes on typing while it is hydrated loses no letter', async ({ page }) => {
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

test('the first press is made again once it is hydrated, and only once', async ({ page, context }) => {
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
for (const [press, options] of Object.entries(ownPresses))
  test(`a press ${press} is left to the browser`, async ({ page, context }) => {
    await slowLine(page);
    await page.goto(url);
    const { apply } = calculatorOf(page);
    const opened = context.waitForEvent('page');
    await apply.click(options);
    await (await opened).waitForURL(/\/finance\?price=30000&loanTerm=5/);
    await expect(apply).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(url);
  });

test('a link into a new tab is left to the browser', async ({ page, context }) => {
  await slowLine(page);
  await page.goto(url);
  const { apply } = calculatorOf(page);
  // The calculator has no such link; islands that come may have one.
  await apply.evaluate((link) => link.setAttribute('target', '_blank'));
  const opened = context.waitForEvent('page');
  await apply.click();
  await (await opened).waitForURL(/\/finance\?price=30000&loanTerm=5/);
  await expect(apply).not.toHaveAttribute('aria-busy');
});

test('a download is left to the browser', async ({ page }) => {
  await slowLine(page);
  await page.goto(url);
  const { apply } = calculatorOf(page);
  await apply.evaluate((link) => link.setAttribute('download', 'figures.html'));
  const download = page.waitForEvent('download');
  await apply.click();
  expect((await download).suggestedFilename()).toBe('figures.html');
});

test('the first submit waits for it and stays on the page', async ({ page }) => {
  const arrive = await slowLine(page);
  await page.goto(url);
  const { amount } = calculatorOf(page);
  await amount.fill('300000');
  await amount.press('Enter');
  arrive();
  await expect(amount).toHaveValue('$250,000');
  await expect(page).toHaveURL(/\/finance\/calculator\?amount=250000&/);
});

test.describe('when its code never comes', () => {
  test.use({ faults: /_astro\/|astro-island/ });

  test('the form is sent by the browser', async ({ page }) => {
    await page.route(code, (route) => route.abort());
    await page.goto(url);
    const { amount } = calculatorOf(page);
    await amount.fill('25k');
    await amount.press('Enter');
    await expect(page).toHaveURL(/\/api\/finance\/calculation\?.*amount=25k/);
  });

  test('the button for that appears', async ({ page }) => {
    await page.route(code, (route) => route.abort());
    await page.goto(url);
    const { amount, island } = calculatorOf(page);
    const button = island.getByRole('button', { name: texts.calculate });
    await expect(button).toBeHidden();
    await amount.focus();
    await button.click();
    await expect(page).toHaveURL(/\/api\/finance\/calculation\?/);
  });

  test('a link leads', async ({ page }) => {
    await page.route(code, (route) => route.abort());
    await page.goto(url);
    await calculatorOf(page).apply.click();
    await expect(page).toHaveURL(/\/finance\?price=30000&loanTerm=5/);
  });

  test('a request without an answer is not waited for for ever', async ({ page }) => {
    await page.clock.install({ time: visitTime });
    await slowLine(page);
    await page.goto(url);
    const { apply } = calculatorOf(page);
    await apply.click();
    await expect(apply).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward('00:10');
    await expect(page).toHaveURL(/\/finance\?price=30000&loanTerm=5/);
  });

  test('also when it was loaded ahead, the next touch tries again', async ({ page }) => {
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

  test('without a network the page stays and says so, and the next touch tries again', async ({ page }) => {
    const { offline } = settingsOf('harbourline').navigation.texts;
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
    await term.focus();
    await expect(island).not.toHaveAttribute('ssr');
    await expect(island).not.toHaveAttribute('data-unhydrated');
  });
});

test.describe('its code', () => {
  const asked = (page: Page) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    return () => requests.some((address) => code.test(address));
  };

  test('is loaded ahead of a touch once it is in view', async ({ page }) => {
    const isAsked = asked(page);
    await page.goto(url);
    const { island, amount } = calculatorOf(page);
    await amount.scrollIntoViewIfNeeded();
    await expect.poll(isAsked).toBe(true);
    await expect(island).toHaveAttribute('ssr');
  });

  test('is left until then for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const isAsked = asked(page);
    await page.goto(url);
    const { island, amount } = calculatorOf(page);
    await amount.scrollIntoViewIfNeeded();
    // Two frames and an idle moment, in which others would have asked for it.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(isAsked()).toBe(false);
    await amount.focus();
    await expect(island).not.toHaveAttribute('ssr');
  });
});
