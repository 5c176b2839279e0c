import type { Locator } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const { labels } = settingsOf('harbourline').forms;

const caretOf = (field: Locator) =>
  field.evaluate((input) => (input instanceof HTMLInputElement ? input.selectionStart : null));

test('a phone number is formatted while it is typed, pasted and corrected, and a number plate when an input method has composed it', async ({
  page,
}) => {
  await page.goto(siteUrl('harbourline', '/contact'));
  const form = page.locator('main').locator('form').first();
  const phone = form.getByLabel(labels.phone);
  const rego = form.getByLabel(labels.rego);
  const message = form.getByLabel(labels.message);
  await message.fill('Mob: 0412999678');
  // The form formats its fields once the script has removed the `maxlength` that would cut pasted text.
  await expect(rego).not.toHaveAttribute('maxlength');

  await test.step('a number is pasted, as if it were copied from another program', async () => {
    await message.press('ControlOrMeta+A');
    await message.press('ControlOrMeta+X');
    await phone.press('ControlOrMeta+V');
    await expect(phone).toHaveValue('0412 999 678');
  });

  await test.step('a correction in the middle keeps the caret in its place', async () => {
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

  await test.step('text that is being composed is formatted only once it is finished', async () => {
    await rego.focus();
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: 'abc', selectionStart: 3, selectionEnd: 3 });
    await expect(rego).toHaveValue('abc');
    await keyboard.send('Input.insertText', { text: 'abc123' });
    await expect(rego).toHaveValue('ABC123');
  });
});
