import type { Page } from '@playwright/test';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { somePhone } from './sent-code.ts';
import { signInAs } from './signed-in-shopper.ts';
import { expect, test } from './visitor.ts';

/** The dealer with a provider, whose key this server does not have. */
const dealer = 'meridian';
const { payment } = settingsOf(dealer);
const { page: texts } = payment;

test.use({ faults: /api\/payments|Failed to load resource/ });

async function open(page: Page) {
  const phone = somePhone();
  await signInAs(dealer, phone, page.context());
  await page.goto(siteUrl(dealer, '/online-payment'));
  const form = page.locator('payment-form form');
  const fillIn = async (amount: string) => {
    await form.getByLabel(texts.labels.amount).fill(amount);
    await form.getByLabel(texts.labels.reference).fill('INV-42');
    await form.getByLabel('First Name').fill('Ada');
    await form.getByLabel('Email Address').fill('ada@example.com');
  };
  return { phone, form, fillIn, submit: form.getByRole('button', { name: texts.submit }) };
}

test('whoever has not signed in is sent there first, and comes back', async ({ page }) => {
  await page.goto(siteUrl(dealer, '/online-payment'));
  await expect(page).toHaveURL(/\/sign-in\?type=online-payment&redirect=%2Fonline-payment/);
});

test('the phone of whoever has signed in is filled in, and what is wrong is said beside its field', async ({
  page,
}) => {
  const { phone, form, fillIn, submit } = await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
  await expect(form.getByLabel('Mobile Number')).toHaveValue(phone.replaceAll(' ', ''));
  expect(await violationsOf(page), 'before').toEqual([]);
  await fillIn('a lot');
  await submit.click();
  const amount = form.getByLabel(texts.labels.amount);
  await expect(amount).toHaveAccessibleDescription(/Please enter an amount from \$100 to \$20,000/);
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  expect(await violationsOf(page), 'with an amount that is none').toEqual([]);
});

test('a provider that does not answer is no reason to lose what was typed', async ({ page }) => {
  const { form, fillIn, submit } = await open(page);
  await fillIn('250');
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText(texts.texts.unavailable);
  await expect(form.getByLabel(texts.labels.reference)).toHaveValue('INV-42');
  await expect(submit).not.toHaveAttribute('aria-disabled');
  expect(await violationsOf(page), 'after a failure').toEqual([]);
});

test('two presses send one form, and the shopper is led on to the provider', async ({ page }) => {
  const { fillIn, submit } = await open(page);
  const sent: unknown[] = [];
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/payments', async (route) => {
    sent.push(route.request().postDataJSON());
    await asked;
    const began = { state: 'open', amount_cents: 25_050, currency: 'AUD', reference: 'INV-42' };
    const body = {
      payment: began,
      path: '/online-payment/done?payment=x',
      redirectUrl: siteUrl(dealer, '/about-us'),
    };
    await route.fulfill({ status: 201, json: body });
  });
  await fillIn('250.50');
  await submit.dblclick();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  answer();
  await expect(page).toHaveURL(siteUrl(dealer, '/about-us'));
  expect(sent).toEqual([expect.objectContaining({ amount: '250.50', reference: 'INV-42' })]);
  const [{ idempotency_key: key }] = sent as [{ idempotency_key: string }];
  expect(key.length).toBeGreaterThanOrEqual(16);
});

test('whoever comes back from the provider finds what was typed, and sends the same payment', async ({
  page,
}) => {
  const { form, fillIn, submit } = await open(page);
  const keys: string[] = [];
  const payment = { state: 'open', amount_cents: 25_000, currency: 'AUD', reference: 'INV-42' };
  await page.route('**/api/payments', async (route) => {
    keys.push(route.request().postDataJSON().idempotency_key);
    // Nobody made it in time: the next press is another payment.
    if (keys.length === 2) payment.state = 'unpaid';
    if (keys.length === 3) payment.state = 'open';
    const redirectUrl = siteUrl(dealer, '/about-us');
    await route.fulfill({ status: 201, json: { payment, path: '/online-payment/done', redirectUrl } });
  });
  await fillIn('250');
  await submit.click();
  await expect(page).toHaveURL(siteUrl(dealer, '/about-us'));
  await page.goto(siteUrl(dealer, '/online-payment'));
  await expect(form.getByLabel(texts.labels.amount)).toHaveValue('250');
  await expect(form.getByLabel(texts.labels.reference)).toHaveValue('INV-42');
  await submit.click();
  await expect(page).toHaveURL(siteUrl(dealer, '/about-us'));
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a session that has ended leads to signing in, and what was typed is there after it', async ({
  page,
}) => {
  const { form, fillIn, submit } = await open(page);
  await fillIn('250');
  await page.context().clearCookies();
  await submit.click();
  await expect(page).toHaveURL(/\/sign-in\?type=online-payment&redirect=%2Fonline-payment/);
  await signInAs(dealer, somePhone(), page.context());
  await page.goto(siteUrl(dealer, '/online-payment'));
  await expect(form.getByLabel(texts.labels.amount)).toHaveValue('250');
});

test('what another program left where the form keeps its own does no harm', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('online-payment', '{"v":1,"data":["250"'));
  const { form, fillIn, submit } = await open(page);
  await fillIn('1');
  await submit.click();
  await expect(form.getByLabel(texts.labels.amount)).toHaveAttribute('aria-invalid', 'true');
});

test('a payment that nobody made is none', async ({ page }) => {
  const reply = await page.goto(siteUrl(dealer, '/online-payment/done?payment=guessed'));
  expect(reply?.status()).toBe(404);
  await expect(page.locator('main')).toContainText(texts.texts.unknown);
});

test('without a provider the page says how to pay', async ({ page }) => {
  const { payment: own } = settingsOf('harbourline');
  await signInAs('harbourline', somePhone(), page.context());
  await page.goto(siteUrl('harbourline', '/online-payment'));
  await expect(page.locator('main')).toContainText(own.page.byBank.bank?.bsb ?? 'no bank');
  await expect(page.locator('form[action="/api/payments"]')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that is not in order says why, and leads back', async ({ page }) => {
    const { fillIn, submit } = await open(page);
    await fillIn('1');
    await submit.click();
    await expect(page.getByRole('alert')).toContainText('Please enter an amount from $100 to $20,000');
    await expect(page.getByRole('link', { name: /back/i }).first()).toHaveAttribute(
      'href',
      '/online-payment',
    );
  });
});
