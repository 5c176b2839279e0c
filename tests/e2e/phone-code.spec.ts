import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { eventSchema } from '#src/analytics/event.schema.ts';
import { violationsOf } from '../a11y/axe.ts';
import { allEventsSent } from './all-events-sent.ts';
import { settingsOf } from './dealers.ts';
import { answerInstead, financeForm } from './finance-form.ts';
import { sentCode } from './sent-code.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { account } = settingsOf(dealer);

test.use({ faults: /api\/youx|Failed to load resource/ });

/** Opens the form and types a phone number. */
async function open(page: Page) {
  const form = financeForm(page, dealer);
  await form.open();
  await form.mobile.fill(form.phone);
  return form;
}

test('a code is sent only to a valid mobile number, and the field for the code is enabled only then', async ({
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
  expect(await violationsOf(page), 'with an invalid number').toEqual([]);
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
  expect(await violationsOf(page), 'after a code was sent').toEqual([]);
});

test('a pasted code is reduced to its digits', async ({ page }) => {
  const form = await open(page);
  await form.send.click();
  await expect(form.code).toBeFocused();
  await page.evaluate(() => document.execCommand('insertText', false, '123 456'));
  await expect(form.code).toHaveValue('123456');
});

test('a missing, short or wrong code keeps the shopper on the form', async ({ page }) => {
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

test('sending and verifying a code sends the events 36 and 37 once each', async ({ page }) => {
  const events: [number, string][] = [];
  await page.route('**/api/events', async (route) => {
    const { id, name } = v.parse(eventSchema, route.request().postDataJSON());
    events.push([id, name]);
    await route.fulfill({ status: 204 });
  });
  // This dealer assumes consent.
  const form = financeForm(page, 'meridian');
  await form.open();
  await form.fillIn();
  await form.send.click();
  await expect.poll(() => events).toEqual([[36, 'code-sent']]);
  await form.code.fill(await sentCode(form.phone));
  await form.submit.click();
  await expect(page).toHaveURL(/\/success$/);
  await allEventsSent(page);
  await expect.poll(() => events.map(([id]) => id).sort()).toEqual([22, 36, 37]);
});
