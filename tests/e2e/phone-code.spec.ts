import * as v from 'valibot';
import { visitorEventSchema } from '#src/analytics/event.schema.ts';
import { violationsOf } from '../a11y/axe.ts';
import { allEventsSent } from './all-events-sent.ts';
import { settingsOf } from './dealers.ts';
import { financeForm } from './finance-form.ts';
import { sentCode } from './sent-code.ts';
import { expect, test } from './visitor.ts';

/** This dealer assumes consent to events. */
const dealer = 'meridian';
const { account } = settingsOf(dealer);

test.use({ faults: /api\/youx|Failed to load resource/ });

test('a finance application needs a code sent to its phone, keeps the shopper until it is right, and counts sending and verifying once', async ({
  page,
}) => {
  const events: [number, string][] = [];
  await page.route('**/api/events', async (route) => {
    const { id, name } = v.parse(visitorEventSchema, route.request().postDataJSON());
    events.push([id, name]);
    await route.fulfill({ status: 204 });
  });
  const form = financeForm(page, dealer);
  await form.open();
  await form.fillIn();
  await test.step('the code is missing', async () => {
    await form.submit.click();
    await expect(form.alert).toContainText(`${account.phoneCode.label}: ${account.texts.required}`);
    await expect(form.send).toBeFocused();
  });

  await test.step('it is sent to a mobile number only', async () => {
    await form.mobile.fill('(07) 3000 1234');
    await form.send.click();
    await expect(form.mobile).toHaveAccessibleDescription(account.texts.phone);
    await expect(form.mobile).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    await form.mobile.fill(form.phone);
    await form.send.click();
    await expect(form.state).toHaveText(account.phoneCode.sent);
    await expect(form.mobile).not.toHaveAttribute('aria-invalid');
    await expect(form.code).toBeFocused();
    await expect.poll(() => events).toEqual([[36, 'code-sent']]);
  });

  const code = await sentCode(form.phone);
  await test.step('a pasted code is reduced to its digits, and a wrong or short one is refused', async () => {
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await page.evaluate(
      (typed) => document.execCommand('insertText', false, typed),
      `${wrong.slice(0, 3)} ${wrong.slice(3)}`,
    );
    await expect(form.code).toHaveValue(wrong);
    await form.submit.click();
    await expect(form.code).toHaveAccessibleDescription(new RegExp(RegExp.escape(account.texts.codeInvalid)));
    await expect(form.name).toHaveValue('Ada');
    expect(await violationsOf(page)).toEqual([]);
    await form.code.fill(code.slice(0, 5));
    await form.submit.click();
    await expect(form.code).toHaveAccessibleDescription(new RegExp(RegExp.escape(account.texts.codeDigits)));
  });

  await form.code.fill(code);
  await form.submit.click();
  await expect(page).toHaveURL(/\/success$/);
  await allEventsSent(page);
  await expect.poll(() => events.map(([id]) => id).sort()).toEqual([22, 36, 37]);
});
