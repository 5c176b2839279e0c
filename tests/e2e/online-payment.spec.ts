import type { Page } from '@playwright/test';
import { orCall } from '#src/forms/or-call.ts';
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

test('the page requires signing in, a double click starts one payment, and submitting again after coming back sends the same one', async ({
  page,
}) => {
  const signInUrl = /\/sign-in\?type=online-payment&redirect=%2Fonline-payment/;
  await page.goto(siteUrl(dealer, '/online-payment'));
  await expect(page).toHaveURL(signInUrl);
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
  await expect(form.getByRole('alert')).toHaveText(`${texts.texts.unavailable}${orCall(settingsOf(dealer))}`);
  expect(await violationsOf(page), 'after a failure').toEqual([]);

  await test.step('what was typed is kept if the session ends', async () => {
    await page.context().clearCookies();
    await submit.click();
    await expect(page).toHaveURL(signInUrl);
    await open(page);
    await expect(amount).toHaveValue('$250.50');
  });

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

test('the page of a pending payment shows the receipt once the payment is confirmed; without a provider one pays by bank transfer', async ({
  page,
}) => {
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

  await test.step('bank transfer', async () => {
    const { payment: own } = settingsOf('harbourline');
    await signInAs('harbourline', somePhone(), page.context());
    await page.goto(siteUrl('harbourline', '/online-payment'));
    await expect(page.locator('main')).toContainText(own.page.byBank.bank?.bsb ?? 'no bank');
    await expect(page.locator('form[action="/api/payments"]')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
  });
});
