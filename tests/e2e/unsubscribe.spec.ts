import { fill } from '#src/values/fill.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { adfFileOf, adfText } from './adf-file.ts';
import { settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { contact, leads, site } = settingsOf(dealer);
const words = contact.forms.unsubscribe;
const done = fill(words.done, { dealer: site.name });

/** A random address, because the number of requests for one address is limited. */
const somebody = () => `${crypto.randomUUID()}@example.com`;

test('one click unsubscribes from all messages, the page confirms it and the dealer gets a lead', async ({
  page,
}) => {
  await page.goto(siteUrl(dealer, '/pages/unsubscribe'));
  const field = page.getByLabel(words.label);
  const button = page.getByRole('button', { name: words.submit });
  await field.fill('nobody');
  await button.click();
  await expect(field).toHaveAccessibleDescription(new RegExp(words.invalid));
  expect(await violationsOf(page)).toEqual([]);
  const address = somebody();
  await field.fill(address);
  const reply = page.waitForResponse('**/api/unsubscribe');
  await button.click();
  await expect(page.getByText(done)).toBeFocused();
  await expect(button).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  const adf = await adfFileOf(dealer, (await (await reply).json()).lead_id);
  expect(adfText(adf, 'customer/contact/email')).toBe(address);
  expect(adfText(adf, 'customer/comments')).toContain(leads.withdrawal.unsubscribed);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows an error beside the field, and a confirmation after success', async ({ page }) => {
    await page.goto(siteUrl(dealer, '/pages/unsubscribe'));
    const field = page.getByLabel(words.label);
    const button = page.getByRole('button', { name: words.submit });
    // An empty field is not tested, because the browser itself refuses it.
    await field.fill('nobody');
    await button.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(words.invalid));
    await expect(field).toHaveValue('nobody');
    await field.fill(somebody());
    await button.click();
    await expect(page.getByRole('status')).toHaveText(done);
    await page.reload();
    await expect(page.getByRole('status')).toHaveText(done);
  });
});
