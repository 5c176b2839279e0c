import type { Browser, Page } from '@playwright/test';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { answerInstead, financeForm } from './finance-form.ts';
import { layoutShift } from './layout-shift.ts';
import { sentCode } from './sent-code.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const settings = settingsOf(dealer);
const { finance, success, vehicle } = settings;
const path = '/api/youx/create-customer';

test('the whole form can be filled in and sent by keyboard, survives a reload, reaches the dealer, and the shopper is thanked', async ({
  page,
}) => {
  const sent = await answerInstead(page, path, () => null);
  const form = financeForm(page, dealer);
  await form.open();
  await form.price.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('20000');
  await page.keyboard.press('Tab');
  await expect(form.deposit).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.term).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(form.term).toHaveAttribute('aria-valuetext', '4.5 years');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(form.score('DECENT')).toBeChecked();
  await expect(form.quote).toHaveAttribute('data-quote', 'shown');
  await expect(form.quote).toContainText(/\$\d+ a week/);
  await expect(form.quote).toContainText(/% p\.a\., [\d.]+% p\.a\. comparison rate/);
  await expect(form.quote).toContainText(vehicle.price.comparisonRateWarning);
  expect(await layoutShift(page), 'of a quote').toBeLessThan(0.01);
  expect(await violationsOf(page), 'with a quote').toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kim');
  // The quote is requested again after the name; then its details can be opened.
  await expect(form.quote).toHaveAttribute('data-quote', 'shown');
  await page.keyboard.press('Tab');
  await expect(form.quote.locator('summary')).toBeFocused();
  for (const text of ['Ada', 'Lovelace', 'ada@example.com', '4000', form.phone]) {
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(text);
  }
  await page.keyboard.press('Tab');
  await expect(form.send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.code).toBeFocused();

  await test.step('what was typed is there after a reload, except for the code', async () => {
    await form.code.fill(await sentCode(form.phone));
    await page.reload();
    await expect(form.price).toHaveValue('$20,000');
    await expect(form.term).toHaveValue('4.5');
    await expect(form.form.locator('output')).toHaveText('4.5 years');
    await expect(form.score('DECENT')).toBeChecked();
    await expect(form.mobile).toHaveValue(form.phone);
    await expect(form.code).toHaveValue('');
    await expect(form.code).toBeDisabled();
  });

  await form.typeCode();
  await form.terms.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/success$/);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(success.kinds.finance.heading);
  await expect(main.getByText(form.phone)).toBeVisible();
  await expect(main.getByText('$20,000')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ form: 'finance', loanTerm: '4.5', selfAssessedCreditScore: 'DECENT' });
  await page.goto(siteUrl(dealer, '/finance'));
  await expect(form.name).toHaveValue('Ada');
  await expect(form.mobile).toHaveValue(form.phone);
  await expect(form.score('DECENT')).not.toBeChecked();
  await expect(form.code).toHaveValue('');
});

/** What axe finds on a page as it was sent; axe itself needs a browser with script. */
async function violationsAsSent(page: Page, browser: Browser): Promise<string[]> {
  const body = await page.content();
  const context = await browser.newContext({ javaScriptEnabled: true });
  const copy = await context.newPage();
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }));
  await copy.goto(page.url());
  const found = await violationsOf(copy);
  await context.close();
  return found;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('errors appear beside their fields, the code is asked for on its own page, and nothing that was typed is lost', async ({
    page,
    browser,
  }) => {
    const { account } = settings;
    const form = financeForm(page, dealer);
    await form.open();
    await expect(form.send).toBeHidden();
    await expect(form.form.getByText(account.phoneCode.later)).toBeVisible();
    await form.price.fill('$5');
    await form.fillIn();
    const postcode = form.form.getByRole('textbox', { name: settings.forms.labels.postcode });
    await postcode.fill('40');
    await form.submit.click();
    await expect(page).toHaveURL(siteUrl(dealer, path));
    await expect(form.price).toHaveValue('$5');
    await expect(form.price).toHaveAccessibleDescription(/Cannot be less than \$10,000/);
    await expect(postcode).toHaveAccessibleDescription(/Invalid postcode/);
    await expect(form.name).toHaveValue('Ada');
    await expect(form.score('GREAT')).toBeChecked();
    expect(await violationsAsSent(page, browser), 'with errors').toEqual([]);
    await form.price.fill('30000');
    await postcode.fill('4000');
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(finance.form.texts.codeHeading);
    expect(await violationsAsSent(page, browser), 'with the question for the code').toEqual([]);
    const code = page.getByRole('textbox', { name: account.phoneCode.label });
    const apply = page.getByRole('button', { name: finance.form.submit });
    await code.fill('000000');
    await apply.click();
    await expect(page.getByRole('alert')).toHaveText('The verification code is invalid. Please try again.');
    const again = page.waitForResponse(`**${path}`);
    await page.getByRole('button', { name: account.phoneCode.resend }).click();
    expect((await again).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(finance.form.texts.codeHeading);
    await code.fill(await sentCode(form.phone));
    await apply.click();
    await expect(page.getByText(form.phone)).toBeVisible();
    await expect(page.getByText('$30,000', { exact: true })).toBeVisible();
  });
});
