import type { Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { formatWholeMoney } from '#src/values/money.ts';
import { violationsOf } from '../a11y/axe.ts';
import { settingsOf } from './dealers.ts';
import { answerInstead, financeForm } from './finance-form.ts';
import { expect, test, visitTime } from './visitor.ts';

const dealer = 'harbourline';
const { finance, vehicle } = settingsOf(dealer);
const { quote: words } = finance.form;
const path = '/api/youx/quote';

test.use({ faults: /api\/youx|Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

const quoteOf = (weeklyRepaymentAmount: number, isEstimate = false) => ({
  ...{ weeklyRepaymentAmount, advertisedRate: 6.29, comparisonRate: 8.19, isEstimate },
  ...{ basis: 'Of five years.', warning: 'WARNING' },
});

async function open(page: Page) {
  const form = financeForm(page, dealer);
  await form.open();
  return form;
}

test('a quote comes once the shopper has said what there is to say, with both rates and what they rest on', async ({
  page,
}) => {
  const asked = await answerInstead(page, path, () => ({ status: 200, body: quoteOf(134.55) }));
  const form = await open(page);
  await expect(form.quote).toContainText(words.waiting);
  await expect(form.quote).toContainText(vehicle.price.comparisonRateWarning);
  expect(await violationsOf(page), 'while it waits').toEqual([]);
  await form.score('GREAT').check();
  await expect(form.quote.locator('.weekly')).toHaveText('$135');
  await expect(form.quote.locator('.monthly')).toHaveText(formatWholeMoney(134.55 * 4.33, 'AUD'));
  const rates = form.quote.locator('.rates');
  await expect(rates).toHaveText(
    fill(finance.estimate.texts.rates, { rate: '6.29', comparisonRate: '8.19' }),
  );
  await expect(form.quote.getByText(words.estimate, { exact: true })).toBeHidden();
  await form.quote.getByText(finance.estimate.texts.basis).click();
  await expect(form.quote.getByText('Of five years.')).toBeVisible();
  await expect(form.quote.getByText(vehicle.price.comparisonRateWarning)).toBeVisible();
  await expect(form.quote.getByRole('status')).toHaveText(/^\$135 a week, 6\.29% p\.a\./);
  expect(await violationsOf(page), 'with a quote').toEqual([]);
  expect(asked).toEqual([{ selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5 }]);
});

test('an estimate says that it is one', async ({ page }) => {
  await answerInstead(page, path, () => ({ status: 200, body: quoteOf(134.55, true) }));
  const form = await open(page);
  await form.score('GREAT').check();
  await expect(form.quote.getByText(words.estimate, { exact: true })).toBeVisible();
});

test('is asked for once, 500 ms after the last of several changes', async ({ page }) => {
  const asked = await answerInstead(page, path, () => ({ status: 200, body: quoteOf(100) }));
  expect(finance.form.settleMs).toBe(500);
  const form = await open(page);
  await form.improved();
  await page.clock.install({ time: visitTime });
  await page.clock.pauseAt(visitTime.getTime() + 1000);
  await form.score('GREAT').check();
  await page.clock.runFor(499);
  await form.term.focus();
  await form.term.press('ArrowRight');
  await page.clock.runFor(499);
  await form.term.press('ArrowRight');
  await page.clock.runFor(499);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual([expect.objectContaining({ loanTerm: 6 })]);
});

for (const [what, status, body] of [
  ['fails', 502, { detail: 'Failed to get YouX quick quote' }],
  ['refuses', 422, { detail: 'Not for boats' }],
  ['has had enough for now', 429, { detail: finance.texts.tooMany }],
  ['answers nonsense', 200, { weeklyRepaymentAmount: 'lots' }],
  ['answers without a comparison rate', 200, { ...quoteOf(100), comparisonRate: undefined }],
] as const) {
  test(`when the lender ${what}, the last quote is cleared, and the form goes on`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
    let isBroken = false;
    await answerInstead(page, path, () =>
      isBroken ? { status, body } : { status: 200, body: quoteOf(134.55) },
    );
    const form = await open(page);
    await form.score('GREAT').check();
    await expect(form.quote.locator('.weekly')).toBeVisible();
    isBroken = true;
    await form.score('POOR').check();
    await expect(form.quote.locator('[data-quote-note]')).toHaveText(words.failed);
    await expect(form.quote.locator('.weekly')).toBeHidden();
    await expect(form.alert).toBeEmpty();
    const reason = 'detail' in body ? body.detail : finance.texts.quoteFailed;
    await expect.poll(() => logged).toContain(reason);
    expect(await violationsOf(page)).toEqual([]);
    isBroken = false;
    await form.score('GREAT').check();
    await expect(form.quote.locator('.weekly')).toHaveText('$135');
  });
}

test('an answer to an older question is nobody’s any more', async ({ page }) => {
  let answerFirst = () => {};
  const isSecondShown = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  const { promise: isFirstAnswered, resolve: tellFirstAnswered } = Promise.withResolvers<void>();
  let count = 0;
  await page.route(`**${path}`, async (route) => {
    count += 1;
    const isFirst = count === 1;
    if (isFirst) await isSecondShown;
    // The browser has given the first one up by then.
    await route.fulfill({ json: quoteOf(isFirst ? 111 : 222) }).catch(() => {});
    if (isFirst) tellFirstAnswered();
  });
  const form = await open(page);
  const first = page.waitForRequest(`**${path}`);
  await form.score('GREAT').check();
  await first;
  await form.score('POOR').check();
  await expect(form.quote.locator('.weekly')).toHaveText('$222');
  answerFirst();
  await isFirstAnswered;
  // A later answer has come by then: the page would have taken the first.
  await page.evaluate(async () => (await fetch(location.href)).text());
  await expect(form.quote.locator('.weekly')).toHaveText('$222');
});

test('offline there is none, and it comes when there is a network', async ({ page, context }) => {
  const form = await open(page);
  await form.score('GREAT').check();
  await expect(form.quote.locator('.weekly')).toBeVisible();
  await context.setOffline(true);
  await form.score('DECENT').check();
  await expect(form.quote.locator('[data-quote-note]')).toHaveText(words.failed);
  await context.setOffline(false);
  await expect(form.quote.locator('.weekly')).toBeVisible();
});
