import { fill } from '#src/values/fill.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { answerInstead, financeForm } from './finance-form.ts';
import { layoutShift } from './layout-shift.ts';
import { sentCode } from './sent-code.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const settings = settingsOf(dealer);
const { finance, forms, success, leads } = settings;
const { texts } = finance;
const path = '/api/youx/create-customer';

test.use({ faults: /api\/youx|Failed to load resource/ });

test('an application reaches the dealer, and the shopper is thanked for it', async ({ page }) => {
  const sent = await answerInstead(page, path, () => null);
  const form = financeForm(page, dealer);
  await form.open();
  expect(await violationsOf(page), 'before anything is typed').toEqual([]);
  await form.fillIn();
  await form.typeCode();
  await form.submit.click();
  await expect(page).toHaveURL(/\/success$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(success.kinds.finance.heading);
  await expect(main.getByText(form.phone)).toBeVisible();
  await expect(main.getByText('$30,000')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ form: 'finance', loanTerm: '5', selfAssessedCreditScore: 'GREAT' });
  await page.goto(siteUrl(dealer, '/finance'));
  await expect(form.name).toHaveValue('Ada');
  await expect(form.mobile).toHaveValue(form.phone);
  await expect(form.score('GREAT')).not.toBeChecked();
  await expect(form.code).toHaveValue('');
});

test('two quick clicks send one application', async ({ page }) => {
  const { promise: isClickedTwice, resolve: answer } = Promise.withResolvers<void>();
  let count = 0;
  await page.route(`**${path}`, async (route) => {
    count += 1;
    await isClickedTwice;
    await route.continue();
  });
  const form = financeForm(page, dealer);
  await form.open();
  await form.fillIn();
  await form.typeCode();
  await form.submit.dblclick();
  answer();
  await expect(page).toHaveURL(/\/success$/);
  expect(count).toBe(1);
});

test('an application goes on at the lender who takes it', async ({ page }) => {
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

const stored = { lead_id: 'lead-7', receipt: '/api/leads/abc' };
for (const [what, status, body, said, isStored] of [
  [
    'does not answer',
    502,
    { detail: texts.customerFailed, ...stored },
    'Failed to create YouX customer',
    true,
  ],
  [
    'refuses without a word',
    422,
    { detail: texts.customerRefused, ...stored },
    'Failed to create customer with YouX',
    true,
  ],
  ['refuses in its words', 422, { detail: 'Outside our area', ...stored }, 'Outside our area', true],
  [
    'names no way on',
    502,
    { detail: texts.noRedirect, ...stored },
    'Failed to create customer or no redirect URL received.',
    true,
  ],
  ['says that all is well, but not where', 200, stored, texts.noRedirect, true],
  [
    'sends the shopper where nobody may be sent',
    200,
    { ...stored, redirectUrl: 'javascript:alert(1)' },
    texts.noRedirect,
    true,
  ],
  ['cannot even be asked', 500, { detail: texts.leadFailed }, 'Lead submission failed', false],
  ['breaks down', 500, [], 'An unknown error occurred.', false],
  ['answers nonsense', 200, { hello: 'world' }, texts.noRedirect, false],
] as const) {
  test(`when the lender ${what}, the form says so, keeps everything and can be sent again`, async ({
    page,
  }) => {
    let isBroken = true;
    const sent = await answerInstead(page, path, () => (isBroken ? { status, body } : null));
    const form = financeForm(page, dealer);
    await form.open();
    await form.fillIn();
    await form.typeCode();
    const code = await form.code.inputValue();
    await form.submit.click();
    await expect(form.alert).toContainText(said);
    await expect(form.alert).toContainText(isStored ? finance.form.texts.stored : forms.texts.failedHelp);
    await expect(form.name).toHaveValue('Ada');
    await expect(form.code).toHaveValue(code);
    await expect(form.score('GREAT')).toBeChecked();
    expect(await violationsOf(page)).toEqual([]);
    isBroken = false;
    await form.submit.click();
    await expect(page).toHaveURL(/\/success$/);
    expect(new Set(sent.map(({ purchasePrice }) => purchasePrice)).size).toBe(1);
  });
}

test('offline, an application does not wait on the device, and the form says so', async ({
  page,
  context,
}) => {
  const form = financeForm(page, dealer);
  await form.open();
  await form.improved();
  await form.fillIn();
  await form.typeCode();
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.alert).toHaveText(finance.form.texts.offline);
  await expect(form.name).toHaveValue('Ada');
  expect(await page.evaluate(() => localStorage.getItem('lead-outbox'))).toBeNull();
  await context.setOffline(false);
  await form.submit.click();
  await expect(page).toHaveURL(/\/success$/);
});

test('what was typed is there after a reload, but for the code', async ({ page }) => {
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

for (const [typed, left] of [
  ['5000', '$10,000'],
  ['999999', '$200,000'],
  ['about 25,990', '$25,990'],
  ['12345.67', '$12,345'],
  ['', ''],
] as const) {
  test(`a price typed as "${typed}" is ${left || 'empty'} when its field is left`, async ({ page }) => {
    const form = financeForm(page, dealer);
    await form.open();
    await expect(form.price).toHaveValue('$30,000');
    await form.price.fill(typed);
    await form.price.press('Tab');
    await expect(form.price).toHaveValue(left);
  });
}

test('all of it can be done by keyboard', async ({ page }) => {
  const form = financeForm(page, dealer);
  await form.open();
  await form.price.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('20000');
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
  // It is asked for again; then what it rests on can be opened.
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

test('where no code is wanted, the number alone is sent', async ({ page }) => {
  const form = financeForm(page, 'wattle-range');
  await form.open();
  await expect(form.code).toHaveCount(0);
  await form.fillIn();
  await form.mobile.fill('(07) 3000 1234');
  await form.submit.click();
  await expect(page).toHaveURL(/\/success$/);
});

test('axe finds nothing on the page that asks for the code', async ({ page }) => {
  const form = financeForm(page, dealer);
  await form.open();
  await form.fillIn();
  // As a browser without script sends it.
  await form.form.locator('form').evaluate((element: HTMLFormElement) => element.submit());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(finance.form.texts.codeHeading);
  expect(await violationsOf(page)).toEqual([]);
  const again = page.waitForResponse(`**${path}`);
  await page.getByRole('button', { name: settings.account.phoneCode.resend }).click();
  expect((await again).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(finance.form.texts.codeHeading);
});

test('nothing moves while a quote comes and goes', async ({ page }) => {
  const form = financeForm(page, dealer);
  await form.open();
  await page.waitForLoadState('networkidle');
  await form.score('POOR').check();
  await expect(form.quote).toHaveAttribute('data-quote', 'shown');
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test.describe('over a page, in four steps', () => {
  test('each is filled in before the next, and any that is done can be gone back to', async ({ page }) => {
    const { tabs } = finance.popup;
    const form = financeForm(page, dealer);
    const legend = (name: string) => form.form.getByRole('group', { name, exact: true });
    await form.open('/forms/finance');
    await expect(legend(tabs.estimate)).toBeVisible();
    await expect(legend(tabs.details)).toBeHidden();
    await expect(form.form).toHaveAttribute('data-step', '0');
    await expect(form.submit).toHaveText('Get A Personalised Quote');
    await form.submit.click();
    await expect(form.alert).toContainText('This is a required field.');
    await form.score('GREAT').check();
    await expect(form.quote).toHaveAttribute('data-quote', 'shown');
    expect(await violationsOf(page), 'the first step').toEqual([]);
    await form.submit.click();
    await expect(form.name).toBeFocused();
    await form.fillInPerson();
    expect(await violationsOf(page), 'the second step').toEqual([]);
    await form.submit.click();
    await form.mobile.fill(form.phone);
    await form.submit.click();
    await expect(form.alert).toContainText('This is a required field.');
    await form.typeCode();
    expect(await violationsOf(page), 'the third step').toEqual([]);
    await form.submit.click();
    const apply = legend(tabs.apply);
    await expect(apply).toContainText(
      fill(finance.form.summary.loan, { amount: '$30,000', years: '5 years' }),
    );
    await expect(apply).toContainText('% p.a. comparison rate');
    expect(await violationsOf(page), 'the last step').toEqual([]);
    await form.form.getByRole('button', { name: forms.texts.back }).click();
    await expect(form.code).toBeVisible();
    await form.submit.click();
    await form.form.evaluate((element) =>
      element.dispatchEvent(new CustomEvent('finance-go', { detail: { step: 1 } })),
    );
    await expect(form.name).toBeVisible();
    await form.submit.click();
    await form.submit.click();
    await form.submit.click();
    await expect(form.alert).toContainText(leads.terms.message);
    await form.terms.check();
    await form.submit.click();
    await expect(page).toHaveURL(/\/success$/);
  });

  test('a wrong code leads back to the step that asks for it', async ({ page }) => {
    const form = financeForm(page, dealer);
    await form.open('/forms/finance');
    await form.score('GREAT').check();
    await form.submit.click();
    await form.fillInPerson();
    await form.submit.click();
    await form.mobile.fill(form.phone);
    await form.typeCode();
    const code = await form.code.inputValue();
    await form.code.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await form.submit.click();
    await form.terms.check();
    await form.submit.click();
    await expect(form.code).toBeFocused();
    await expect(form.code).toHaveAccessibleDescription(/The verification code is invalid/);
  });

  test('a step that fails for a reason that nobody thought of says so', async ({ page }) => {
    const form = financeForm(page, dealer);
    await form.open('/forms/finance');
    await form.score('GREAT').check();
    await page.evaluate(() => {
      HTMLElement.prototype.focus = () => {
        throw new Error('Planted.');
      };
    });
    await form.submit.click();
    await expect(form.alert).toContainText(finance.form.texts.unknownAdvance);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the code is asked for on a page of its own, and nothing that was typed is lost', async ({ page }) => {
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
    await expect(page.getByText('$30,000')).toBeVisible();
  });
});
