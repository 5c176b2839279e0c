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

test('an application reaches the dealer, and the shopper is thanked', async ({ page }) => {
  const sent = await answerInstead(page, path, () => null);
  const form = financeForm(page, dealer);
  await form.open();
  expect(await violationsOf(page), 'before anything is typed').toEqual([]);
  await form.score('GREAT').check();
  await expect(form.quote).toHaveAttribute('data-quote', 'shown');
  await expect(form.quote).toContainText(/\$\d+ a week/);
  await expect(form.quote).toContainText(/% p\.a\., [\d.]+% p\.a\. comparison rate/);
  await expect(form.quote).toContainText(vehicle.price.comparisonRateWarning);
  expect(await violationsOf(page), 'with a quote').toEqual([]);
  await form.fillIn();
  await form.typeCode();
  await form.submit.dblclick();
  await expect(page).toHaveURL(/\/success$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(success.kinds.finance.heading);
  await expect(main.getByText(form.phone)).toBeVisible();
  await expect(main.getByText('$30,000')).toBeVisible();
  expect(sent, 'a double click sends one application').toHaveLength(1);
  expect(sent[0]).toMatchObject({ form: 'finance', loanTerm: '5', selfAssessedCreditScore: 'GREAT' });
  await page.goto(siteUrl(dealer, '/finance'));
  await expect(form.name).toHaveValue('Ada');
  await expect(form.mobile).toHaveValue(form.phone);
  await expect(form.score('GREAT')).not.toBeChecked();
  await expect(form.code).toHaveValue('');
});

test("an application continues on the lender's site if the lender accepts it", async ({ page }) => {
  const redirectUrl = 'https://apply.localhost/start?id=7';
  const body = { redirectUrl, lead_id: 'lead-7', receipt: '/api/leads/abc' };
  await page.route('https://apply.localhost/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Lender</title><h1>Welcome</h1>' }),
  );
  await answerInstead(page, path, () => ({ status: 200, body }));
  const form = financeForm(page, dealer);
  await form.open();
  await form.fillIn();
  await form.typeCode();
  await form.submit.click();
  await expect(page).toHaveURL(redirectUrl);
});

test('what was typed is there after a reload, except for the code', async ({ page }) => {
  const form = financeForm(page, dealer);
  await form.open();
  await form.improved();
  await form.fillIn();
  await form.price.fill('45000');
  await form.term.press('ArrowRight');
  await form.typeCode();
  await page.reload();
  await expect(form.price).toHaveValue('$45,000');
  await expect(form.term).toHaveValue('5.5');
  await expect(form.form.locator('output')).toHaveText('5.5 years');
  await expect(form.score('GREAT')).toBeChecked();
  await expect(form.mobile).toHaveValue(form.phone);
  await expect(form.code).toHaveValue('');
  await expect(form.code).toBeDisabled();
});

test('the whole form can be filled in and sent by keyboard', async ({ page }) => {
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
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kim');
  // The quote is requested again after the name; then its details can be opened.
  await expect(form.quote).toHaveAttribute('data-quote', 'shown');
  await page.keyboard.press('Tab');
  await expect(form.quote.locator('summary')).toBeFocused();
  for (const text of ['Ada', 'Lovelace', 'ada@example.com', '4000', form.phone]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(form.send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.code).toBeFocused();
  await form.typeCode();
  await form.terms.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/success$/);
});

test('a dealer that asks for no code gets the phone number alone', async ({ page }) => {
  const form = financeForm(page, 'wattle-range');
  await form.open();
  await expect(form.code).toHaveCount(0);
  await form.fillIn();
  await form.mobile.fill('(07) 3000 1234');
  await form.submit.click();
  await expect(page).toHaveURL(/\/success$/);
});

test('axe finds no violation on the page of a refused application and on the one that asks for the code', async ({
  page,
}) => {
  const form = financeForm(page, dealer);
  await form.open();
  await form.fillIn();
  const postcode = form.form.getByRole('textbox', { name: settings.forms.labels.postcode });
  const right = await postcode.inputValue();
  await postcode.fill('40');
  // Submits the form as a browser without script does.
  await form.form.locator('form').evaluate((element: HTMLFormElement) => element.submit());
  await expect(page).toHaveURL(siteUrl(dealer, path));
  await expect(postcode).toHaveAccessibleDescription(/Invalid postcode/);
  expect(await violationsOf(page)).toEqual([]);
  await postcode.fill(right);
  // Submits the form as a browser without script does.
  await form.form.locator('form').evaluate((element: HTMLFormElement) => element.submit());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(finance.form.texts.codeHeading);
  expect(await violationsOf(page)).toEqual([]);
  const again = page.waitForResponse(`**${path}`);
  await page.getByRole('button', { name: settings.account.phoneCode.resend }).click();
  expect((await again).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(finance.form.texts.codeHeading);
});

test('requesting and showing a quote causes no layout shift', async ({ page }) => {
  const form = financeForm(page, dealer);
  await form.open();
  await page.waitForLoadState('networkidle');
  await form.score('POOR').check();
  await expect(form.quote).toHaveAttribute('data-quote', 'shown');
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the code is asked for on its own page, and nothing that was typed is lost', async ({ page }) => {
    const { account } = settings;
    const form = financeForm(page, dealer);
    await form.open();
    await expect(form.send).toBeHidden();
    await expect(form.form.getByText(account.phoneCode.later)).toBeVisible();
    await form.fillIn();
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(finance.form.texts.codeHeading);
    const code = page.getByRole('textbox', { name: account.phoneCode.label });
    const apply = page.getByRole('button', { name: finance.form.submit });
    await code.fill('000000');
    await apply.click();
    await expect(page.getByRole('alert')).toHaveText('The verification code is invalid. Please try again.');
    await code.fill(await sentCode(form.phone));
    await apply.click();
    await expect(page.getByText(form.phone)).toBeVisible();
    await expect(page.getByText('$30,000', { exact: true })).toBeVisible();
  });

  test('errors appear beside their fields on the next page, and what was typed stays', async ({ page }) => {
    const form = financeForm(page, dealer);
    await form.open();
    await form.price.fill('$5');
    await form.fillIn();
    await form.submit.click();
    await expect(page).toHaveURL(siteUrl(dealer, path));
    await expect(form.price).toHaveValue('$5');
    await expect(form.price).toHaveAccessibleDescription(/Cannot be less than \$10,000/);
    await expect(form.name).toHaveValue('Ada');
    await expect(form.score('GREAT')).toBeChecked();
    await form.price.fill('25000');
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(finance.form.texts.codeHeading);
  });
});
