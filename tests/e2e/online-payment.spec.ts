import type { Page } from '@playwright/test';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { beginPayment } from './begun-payment.ts';
import { settingsOf } from './dealers.ts';
import { somePhone } from './sent-code.ts';
import { signInAs } from './signed-in-shopper.ts';
import { expect, test } from './visitor.ts';

/** The dealer with a payment provider, whose key the test server does not have. */
const dealer = 'meridian';
const { page: texts } = settingsOf(dealer).payment;

test.use({ faults: /api\/payments|online-payment|Failed to load resource/ });

async function open(page: Page) {
  await signInAs(dealer, somePhone(), page.context());
  await page.goto(siteUrl(dealer, '/online-payment'));
  return formOn(page);
}

function formOn(page: Page) {
  const form = page.locator('form[action="/api/payments"]');
  const fillIn = async (amount: string) => {
    await form.getByLabel(texts.labels.amount).fill(amount);
    await form.getByLabel(texts.labels.reference).fill('INV-42');
    await form.getByLabel('First Name').fill('Ada');
    await form.getByLabel('Email Address').fill('ada@example.com');
  };
  return { form, fillIn, submit: form.getByRole('button', { name: texts.submit }) };
}

test('the page requires signing in, and what was typed is kept if the session ends', async ({ page }) => {
  await page.goto(siteUrl(dealer, '/online-payment'));
  await expect(page).toHaveURL(/\/sign-in\?type=online-payment&redirect=%2Fonline-payment/);
  const { form, fillIn, submit } = await open(page);
  await fillIn('250');
  await page.context().clearCookies();
  await submit.click();
  await expect(page).toHaveURL(/\/sign-in\?type=online-payment&redirect=%2Fonline-payment/);
  await open(page);
  await expect(form.getByLabel(texts.labels.amount)).toHaveValue('$250');
});

test('a double click starts one payment, and submitting again after coming back sends the same one', async ({
  page,
}) => {
  const { form, fillIn, submit } = await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
  expect(await violationsOf(page), 'before anything is typed').toEqual([]);
  await fillIn('a lot');
  await submit.click();
  const amount = form.getByLabel(texts.labels.amount);
  await expect(amount).toHaveAccessibleDescription(/Please enter an amount from \$100 to \$20,000/);
  await expect(amount).toBeFocused();
  expect(await violationsOf(page), 'with an invalid amount').toEqual([]);
  await fillIn('250.50');
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText(texts.texts.unavailable);
  expect(await violationsOf(page), 'after a failure').toEqual([]);

  const keys: (string | undefined)[] = [];
  await page.route('**/api/payments', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const payment = { state: 'open', amount_cents: 25_050, currency: 'AUD', reference: 'INV-42' };
    const redirectUrl = siteUrl(dealer, '/about-us');
    await route.fulfill({ status: 201, json: { payment, path: '/online-payment/done', redirectUrl } });
  });
  await submit.dblclick();
  await expect(page).toHaveURL(siteUrl(dealer, '/about-us'));
  await page.goBack();
  await expect(amount).toHaveValue('$250.50');
  await expect(form.getByLabel(texts.labels.reference)).toHaveValue('INV-42');
  await submit.click();
  await expect(page).toHaveURL(siteUrl(dealer, '/about-us'));
  expect(keys).toHaveLength(2);
  expect(keys[0]?.length).toBeGreaterThanOrEqual(16);
  expect(keys[1]).toBe(keys[0]);
});

test('the page of a pending payment shows the receipt once the payment is confirmed', async ({ page }) => {
  const payment = await beginPayment(dealer);
  await page.goto(siteUrl(dealer, payment.path));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(texts.states.pending.heading);
  expect(await violationsOf(page), 'while the payment is pending').toEqual([]);
  await payment.pay();
  await expect(heading).toHaveText(texts.states.paid.heading);
  await expect(page).toHaveTitle(new RegExp(texts.states.paid.heading));
  await expect(page.locator('main')).toContainText('$250.00');
  expect(await violationsOf(page), 'with the receipt').toEqual([]);
});

test('without a provider the page says how to pay by bank transfer', async ({ page }) => {
  const { payment: own } = settingsOf('harbourline');
  await signInAs('harbourline', somePhone(), page.context());
  await page.goto(siteUrl('harbourline', '/online-payment'));
  await expect(page.locator('main')).toContainText(own.page.byBank.bank?.bsb ?? 'no bank');
  await expect(page.locator('form[action="/api/payments"]')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('a dealer without online payment answers with 404 and a message in words', async ({ page }) => {
  const reply = await page.goto(siteUrl('pitstop', '/online-payment'));
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('alert')).toContainText(/There are \d+ more to look at\./);
  await expect(page.getByRole('alert')).not.toContainText('{');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused form shows the error beside its field and keeps what was typed', async ({ page }) => {
    const { form, fillIn, submit } = await open(page);
    await fillIn('1');
    await submit.click();
    const amount = form.getByLabel(texts.labels.amount);
    await expect(amount).toHaveAccessibleDescription(/Please enter an amount from \$100 to \$20,000/);
    await expect(amount).toHaveValue('1');
    await expect(form.getByLabel(texts.labels.reference)).toHaveValue('INV-42');
    await expect(form.getByRole('alert')).toContainText(texts.labels.amount);
    await fillIn('250');
    await submit.click();
    await expect(form.getByRole('alert')).toHaveText(texts.texts.unavailable);
  });
});
