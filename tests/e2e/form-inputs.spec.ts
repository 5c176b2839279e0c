import type { Locator, Page } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const { labels } = settingsOf('harbourline').forms;

interface Fields {
  phone: Locator;
  postcode: Locator;
  rego: Locator;
  message: Locator;
}

async function openContact(page: Page): Promise<Fields> {
  await page.goto(siteUrl('harbourline', '/contact'));
  const form = page.getByRole('main').locator('form').first();
  const fields = {
    phone: form.getByLabel(labels.phone),
    postcode: form.getByLabel(labels.postcode),
    rego: form.getByLabel(labels.rego),
    message: form.getByLabel(labels.message),
  };
  await fields.message.focus();
  // The form formats its fields once the script has removed the `maxlength` that would cut pasted text.
  await expect(fields.rego).not.toHaveAttribute('maxlength');
  return fields;
}

/** Pastes a text through the clipboard, as if it were copied from another program. */
async function paste(text: string, field: Locator, { message }: Fields): Promise<void> {
  await message.fill(text);
  await message.press('ControlOrMeta+A');
  await message.press('ControlOrMeta+X');
  await field.fill('');
  await field.press('ControlOrMeta+V');
}

const caretOf = (field: Locator) =>
  field.evaluate((input) => (input instanceof HTMLInputElement ? input.selectionStart : null));

test('phone numbers and number plates are formatted while they are typed or pasted, in any format', async ({
  page,
}) => {
  const fields = await openContact(page);
  const { phone, postcode, rego } = fields;
  await phone.pressSequentially('0412345');
  await expect(phone).toHaveValue('0412 345');
  await phone.pressSequentially('678');
  await expect(phone).toHaveValue('0412 345 678');
  await phone.fill('');
  await phone.pressSequentially('0730001234');
  await expect(phone).toHaveValue('(07) 3000 1234');
  await postcode.pressSequentially('40x005');
  await expect(postcode).toHaveValue('4000');
  await rego.pressSequentially('ab-12 c!');
  await expect(rego).toHaveValue('AB-12 C');

  for (const number of ['+61 412 345 678', '61412345678', '(0412)-345.678', 'Mob: 0412345678']) {
    await paste(number, phone, fields);
    await expect(phone, number).toHaveValue('0412 345 678');
  }
  for (const place of ['QLD 4000', 'Brisbane QLD 4000', '4000 Brisbane']) {
    await paste(place, postcode, fields);
    await expect(postcode, place).toHaveValue('4000');
  }
  await paste('s 123·abc', rego, fields);
  await expect(rego).toHaveValue('S 123·ABC');

  // A foreign phone number stays as it was typed.
  await phone.fill('');
  await phone.pressSequentially('+64 21 123 4567');
  await expect(phone).toHaveValue('+64 21 123 4567');
  await phone.blur();
  await expect(phone).toHaveValue('+64 21 123 4567');
});

test('correcting a digit in the middle keeps the caret in its place', async ({ page }) => {
  const { phone } = await openContact(page);
  await phone.pressSequentially('0412999678');
  await phone.press('Home');
  for (let step = 0; step < 8; step += 1) await phone.press('ArrowRight');
  await expect.poll(() => caretOf(phone)).toBe(8);
  for (let step = 0; step < 3; step += 1) await phone.press('Backspace');
  await expect(phone).toHaveValue('0412 678');
  await phone.pressSequentially('345');
  await expect(phone).toHaveValue('0412 345 678');
  expect(await caretOf(phone)).toBe(8);

  // The caret may be before or after the space: the key deletes a digit in both places.
  await phone.press('Delete');
  await expect(phone).toHaveValue('0412 345 78');
  await phone.pressSequentially('6');
  await phone.press('ArrowLeft');
  await phone.press('Backspace');
  await expect(phone).toHaveValue('0412 346 78');
});

test('text that is being composed by an input method is formatted only once it is finished', async ({
  page,
}) => {
  const { rego } = await openContact(page);
  await rego.focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'abc', selectionStart: 3, selectionEnd: 3 });
  await expect(rego).toHaveValue('abc');
  await keyboard.send('Input.insertText', { text: 'abc123' });
  await expect(rego).toHaveValue('ABC123');
});
