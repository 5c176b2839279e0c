import { formatPhone, nationalDigits } from '#src/values/contact/phone.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { animationsDone } from './animations-done.ts';
import { settingsOf } from './dealers.ts';
import { answerInstead, financeForm } from './finance-form.ts';
import { sentCode, somePhone } from './sent-code.ts';
import { headerLink, signInPage } from './sign-in-page.ts';
import { signInAs } from './signed-in-shopper.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { account } = settingsOf(dealer);
const { types, texts, menu } = account.signIn;
const gatedPath = '/personalised/finance?loanTerm=3';
const back = '/about-us';

test.use({ faults: /api\/(account|rate-limit|youx)|Failed to load resource/ });

const signInUrl = (redirect: string, type = 'personalised-finance') =>
  siteUrl(dealer, `/sign-in?${new URLSearchParams({ type, redirect, back })}`);

test('a protected page leads to sign-in, which says why and leads back to the page afterwards', async ({
  page,
}) => {
  await page.goto(siteUrl(dealer, back));
  const form = signInPage(page, dealer);
  await page.evaluate((path) => location.assign(path), gatedPath);
  await expect(page).toHaveURL(signInUrl(gatedPath));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(types['personalised-finance'].heading);
  await expect(page.getByText(types['personalised-finance'].text)).toBeVisible();
  await expect(form.place.getByRole('link', { name: texts.back })).toHaveAttribute('href', back);
  expect(await violationsOf(page), 'before anything is typed').toEqual([]);
  await form.mobile.fill(form.phone);
  await form.send.click();
  await expect(form.code).toBeFocused();
  await form.code.fill(await sentCode(form.phone));
  expect(await violationsOf(page), 'with a code').toEqual([]);
  await form.submit.click();
  await expect(form.names).toBeFocused();
  expect(await violationsOf(page), 'on the form for a name').toEqual([]);
  await form.firstName.fill('Ada');
  await form.place.getByRole('button', { name: texts.save }).click();
  await expect(page).toHaveURL(siteUrl(dealer, gatedPath));
  await expect(financeForm(page, dealer).term).toHaveValue('3');
  // Going back does not return to the sign-in page, which redirects a signed-in shopper.
  await page.goBack();
  await expect(page).toHaveURL(siteUrl(dealer, gatedPath));
});

test('a new shopper may skip the name, and a known shopper is not asked for it', async ({
  page,
  context,
}) => {
  await page.goto(signInUrl('/about-us'));
  const form = signInPage(page, dealer);
  await form.typeCode();
  await form.submit.click();
  await form.place.getByRole('link', { name: texts.skip }).click();
  await expect(page).toHaveURL(siteUrl(dealer, '/about-us'));
  await context.clearCookies();
  await page.goto(signInUrl('/locations'));
  const second = signInPage(page, dealer);
  await second.mobile.fill(form.phone);
  await second.send.click();
  await expect(second.state).toHaveText(account.phoneCode.sent);
  await second.code.fill(await sentCode(form.phone));
  await second.submit.click();
  await expect(page).toHaveURL(siteUrl(dealer, '/locations'));
  const named = { name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', postcode: '4000' };
  await context.clearCookies();
  await page.evaluate((contact) => localStorage.setItem('contact', JSON.stringify({ v: 1, data: contact })), {
    ...named,
    phone: somePhone(),
  });
  await page.goto(signInUrl('/locations'));
  const again = signInPage(page, dealer);
  // Lead forms have stored the number, so it is filled in, and the stored name is sent with it.
  await expect(again.mobile).not.toHaveValue('');
  const phone = await again.mobile.inputValue();
  await again.send.click();
  await expect(again.state).toHaveText(account.phoneCode.sent);
  await again.code.fill(await sentCode(phone));
  await again.submit.click();
  await expect(page).toHaveURL(siteUrl(dealer, '/locations'));
});

test('a wrong code keeps the shopper on the form, and the right code still works', async ({ page }) => {
  await page.goto(signInUrl('/about-us'));
  const form = signInPage(page, dealer);
  const code = await form.typeCode();
  await form.code.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await form.submit.click();
  await expect(form.code).toHaveAccessibleDescription(
    /The verification code is invalid\. Please try again\./,
  );
  await expect(form.code).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await form.code.fill(code);
  await form.submit.click();
  await expect(form.names).toBeVisible();
});

test('signing in never redirects to another site', async ({ page }) => {
  await page.goto(signInUrl('https://stranger.example/'));
  const form = signInPage(page, dealer);
  await form.typeCode();
  await form.submit.click();
  await form.place.getByRole('link', { name: texts.skip }).click();
  await expect(page).toHaveURL(siteUrl(dealer, '/my-garage'));
});

test(
  "the header's link leads to sign-in and back to the same page, without a layout shift",
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const isPhone = project.name === 'phone';
    const here = siteUrl(dealer, '/search/used-cars?page=2');
    await page.goto(here);
    const out = await headerLink(page, dealer, menu.signIn, isPhone);
    const place = await out.boundingBox();
    await out.click();
    await expect(page).toHaveURL(siteUrl(dealer, '/sign-in'));
    const form = signInPage(page, dealer);
    await expect(form.place.getByRole('link', { name: texts.back })).toHaveAttribute(
      'href',
      '/search/used-cars?page=2',
    );
    await form.typeCode();
    await form.submit.click();
    await form.place.getByRole('link', { name: texts.skip }).click();
    await expect(page).toHaveURL(here);
    const inside = await headerLink(page, dealer, menu.account, isPhone);
    await expect(inside).toHaveAttribute('href', '/my-garage');
    expect(await inside.boundingBox()).toEqual(place);
    await page.goto(siteUrl(dealer, back));
    await expect(await headerLink(page, dealer, menu.account, isPhone)).toBeVisible();
    await animationsDone(page);
    expect(await violationsOf(page)).toEqual([]);
  },
);

test('a signed-in shopper is redirected from the sign-in page', async ({ page, context }) => {
  await signInAs(dealer, somePhone(), context);
  await page.goto(signInUrl(gatedPath));
  await expect(page).toHaveURL(siteUrl(dealer, gatedPath));
});

test('a finance application needs no code if the shopper is signed in with the same number', async ({
  page,
  context,
}) => {
  const form = financeForm(page, dealer);
  await signInAs(dealer, form.phone, context);
  const asked = await answerInstead(page, '/api/account/code', () => null);
  await form.open();
  await form.improved();
  const known = form.form.locator('.phone-code-known');
  await expect(known).toHaveText(account.phoneCode.known);
  await expect(form.mobile).toHaveValue(formatPhone(nationalDigits(form.phone)));
  await expect(form.send).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  // Another number needs a code.
  await form.mobile.fill('0412 345 678');
  await expect(form.send).toBeVisible();
  await expect(known).toBeHidden();
  await form.fillIn();
  await expect(known).toBeVisible();
  await form.submit.click();
  await expect(page).toHaveURL(/\/success$/);
  expect(asked).toEqual([]);
});

test('a finance application asks for a code if the session has ended meanwhile', async ({
  page,
  context,
}) => {
  const form = financeForm(page, dealer);
  await signInAs(dealer, form.phone, context);
  await form.open();
  await form.fillIn();
  await expect(form.form.locator('.phone-code-known')).toHaveText(account.phoneCode.known);
  await context.clearCookies({ name: 'session' });
  await form.submit.click();
  await expect(form.send).toBeVisible();
  await expect(form.alert).toContainText(account.phoneCode.label);
  await form.typeCode();
  await form.submit.click();
  await expect(page).toHaveURL(/\/success$/);
});

test('axe finds no violation on the pages that ask for the code and the name', async ({ page }) => {
  await page.goto(siteUrl(dealer, '/sign-in'));
  const { mobile, phone } = signInPage(page, dealer);
  await mobile.fill(phone);
  // Submits the form as a browser without script does, because axe itself needs script.
  await mobile.evaluate((input: HTMLInputElement) => input.form?.submit());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.codeHeading);
  const code = page.getByRole('textbox', { name: account.phoneCode.label });
  const submit = page.getByRole('button', { name: texts.submit });
  await code.fill('999999');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(account.texts.codeInvalid);
  expect(await violationsOf(page)).toEqual([]);
  await code.fill(await sentCode(phone));
  await submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.namesHeading);
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper signs in on separate pages and returns to the protected page', async ({ page }) => {
    await page.goto(siteUrl(dealer, gatedPath));
    await expect(page).toHaveURL(/\/sign-in\?type=personalised-finance/);
    const form = signInPage(page, dealer);
    await expect(form.code).toBeHidden();
    await form.mobile.fill(form.phone);
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.codeHeading);
    await page.getByRole('textbox', { name: account.phoneCode.label }).fill('999999');
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByRole('alert')).toHaveText(account.texts.codeInvalid);
    await page.getByRole('textbox', { name: account.phoneCode.label }).fill(await sentCode(form.phone));
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.namesHeading);
    await page.getByRole('textbox', { name: texts.firstName }).fill('Ada');
    await page.getByRole('button', { name: texts.save }).click();
    await expect(page).toHaveURL(siteUrl(dealer, gatedPath));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Without script the page does not know who is signed in, but its link still redirects.
    await page.goto(siteUrl(dealer, '/sign-in'));
    await expect(page).toHaveURL(siteUrl(dealer, '/my-garage'));
  });
});
