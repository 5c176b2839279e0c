import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { eventSchema } from '#src/analytics/event.schema.ts';
import { violationsOf } from '../a11y/axe.ts';
import { allTold } from './all-told.ts';
import { settingsOf } from './dealers.ts';
import { answerInstead, financeForm } from './finance-form.ts';
import { sentCode } from './sent-code.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { account } = settingsOf(dealer);

test.use({ faults: /api\/(rate-limit|account\/code|youx)|phone-code-behaviour|Failed to load resource/ });

/** Opens the form and types a number. */
async function open(page: Page) {
  const form = financeForm(page, dealer);
  await form.open();
  await form.mobile.fill(form.phone);
  return form;
}

test('a code is sent to a number that can be one, and only then there is something to type it into', async ({
  page,
}) => {
  const form = financeForm(page, dealer);
  const asked = await answerInstead(page, '/api/account/code', () => null);
  await form.open();
  await expect(form.code).toBeDisabled();
  await expect(form.mobile).toHaveAttribute('placeholder', '0412 345 678');
  await form.mobile.fill('(07) 3000 1234');
  await form.send.click();
  await expect(form.mobile).toHaveAccessibleDescription(account.texts.phone);
  await expect(form.mobile).toBeFocused();
  expect(await violationsOf(page), 'with a number that is none').toEqual([]);
  expect(asked).toEqual([]);
  await form.mobile.fill(form.phone);
  await form.send.click();
  await expect(form.state).toHaveText('Code sent!');
  await expect(form.form.getByRole('button', { name: 'Resend Code' })).toBeVisible();
  await expect(form.mobile).not.toHaveAttribute('aria-invalid');
  await expect(form.code).toBeEnabled();
  await expect(form.code).toBeFocused();
  await expect(form.code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(form.code).toHaveAttribute('inputmode', 'numeric');
  expect(await violationsOf(page), 'with a code on its way').toEqual([]);
});

test('while the code is on its way the form says so, and a second click sends no second one', async ({
  page,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // It is held back for longer than the page may be patient.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  let count = 0;
  await page.route('**/api/account/code', async (route) => {
    count += 1;
    await answered;
    await route.continue();
  });
  const form = await open(page);
  await form.send.dblclick();
  await expect(form.state).toHaveText('Sending...');
  await expect(form.code).toBeDisabled();
  expect(await violationsOf(page)).toEqual([]);
  answer();
  await expect(form.state).toHaveText('Code sent!');
  expect(count).toBe(1);
});

test('another code can be had, and takes the place of the first', async ({ page }) => {
  const form = await open(page);
  await form.typeCode();
  await form.resend.click();
  await expect(form.code).toHaveValue('');
  await expect(form.state).toHaveText('Code sent!');
});

test('a code is what was pasted, without the rest of the message', async ({ page }) => {
  const form = await open(page);
  await form.send.click();
  await expect(form.code).toBeFocused();
  await page.evaluate(() => document.execCommand('insertText', false, '123 456'));
  await expect(form.code).toHaveValue('123456');
});

test('a code belongs to its number: with another number there is none', async ({ page }) => {
  const form = await open(page);
  await form.typeCode();
  await form.mobile.press('End');
  await form.mobile.press('Backspace');
  await expect(form.code).toBeDisabled();
  await expect(form.code).toHaveValue('');
  await expect(form.send).toBeVisible();
});

for (const [what, path, status, body, said] of [
  ['too many were asked for', '/api/rate-limit', 429, {}, account.texts.tooMany],
  ['nobody knows whether more may be sent', '/api/rate-limit', 500, {}, account.texts.tooMany],
  ['it cannot be sent', '/api/account/code', 503, { detail: account.texts.notSent }, account.texts.notSent],
  ['nothing is said', '/api/account/code', 500, [], account.phoneCode.unknown],
] as const) {
  test(`when ${what}, an alert under the code says so, and the next try is as good`, async ({ page }) => {
    let isBroken = true;
    await answerInstead(page, path, () => (isBroken ? { status, body } : null));
    const form = await open(page);
    await form.send.click();
    await expect(form.codeAlert).toHaveText(said);
    await expect(form.state).toHaveText('');
    await expect(form.code).toBeDisabled();
    expect(await violationsOf(page)).toEqual([]);
    isBroken = false;
    await form.send.click();
    await expect(form.state).toHaveText('Code sent!');
    await expect(form.codeAlert).toHaveText('');
  });
}

test('without a network an alert says that no code was sent', async ({ page, context }) => {
  const form = financeForm(page, dealer);
  await form.open();
  await form.mobile.fill('(07) 3000 1234');
  await form.send.click();
  // Only what sends codes says so: it is there by then.
  await expect(form.mobile).toHaveAccessibleDescription(account.texts.phone);
  await form.mobile.fill(form.phone);
  await context.setOffline(true);
  await form.send.click();
  await expect(form.codeAlert).toHaveText(account.phoneCode.unknown);
});

test('where what sends it does not load, an alert says so', async ({ page }) => {
  const chunk = /_astro\/phone-code-behaviour/;
  await page.route(chunk, (route) => route.abort());
  const form = await open(page);
  await form.send.click();
  await expect(form.codeAlert).toHaveText(account.phoneCode.unknown);
  await expect(form.state).toHaveText('');
});

test('a number that takes no messages is told so beside it', async ({ page }) => {
  const message = account.texts.unreachable;
  const body = { detail: message, errors: [{ field: 'phone', message }] };
  await answerInstead(page, '/api/account/code', () => ({ status: 422, body }));
  const form = await open(page);
  await form.send.click();
  await expect(form.mobile).toHaveAccessibleDescription(message);
  await expect(form.mobile).toBeFocused();
  await expect(form.codeAlert).toHaveText('');
});

test('a code that is not there, is short or is wrong keeps the shopper on the form', async ({ page }) => {
  const form = financeForm(page, dealer);
  await form.open();
  await form.fillIn();
  await form.submit.click();
  await expect(form.alert).toContainText('Verification code: This is a required field.');
  await expect(form.send).toBeFocused();
  expect(await violationsOf(page), 'without a code').toEqual([]);
  await form.typeCode();
  const code = await form.code.inputValue();
  await form.code.fill('12345');
  await form.submit.click();
  await expect(form.code).toHaveAccessibleDescription(/Code must be 6 digits\./);
  await form.code.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await form.submit.click();
  await expect(form.code).toHaveAccessibleDescription(
    /The verification code is invalid\. Please try again\./,
  );
  await expect(form.name).toHaveValue('Ada');
  expect(await violationsOf(page), 'with a wrong code').toEqual([]);
  await form.code.fill(code);
  await form.submit.click();
  await expect(page).toHaveURL(/\/success$/);
});

test('that a code was sent and brought back counts once each, as 36 and 37', async ({ page }) => {
  const told: [number, string][] = [];
  await page.route('**/api/events', async (route) => {
    const { id, name } = v.parse(eventSchema, route.request().postDataJSON());
    told.push([id, name]);
    await route.fulfill({ status: 204 });
  });
  // Where consent is assumed.
  const form = financeForm(page, 'meridian');
  await form.open();
  await form.fillIn();
  await form.send.click();
  await expect.poll(() => told).toEqual([[36, 'code-sent']]);
  await form.code.fill(await sentCode(form.phone));
  await form.submit.click();
  await expect(page).toHaveURL(/\/success$/);
  await allTold(page);
  await expect.poll(() => told.map(([id]) => id).sort()).toEqual([22, 36, 37]);
});
