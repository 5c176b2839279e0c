import { formatPhone, nationalDigits } from '#src/values/contact/phone.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { animationsDone } from './animations-done.ts';
import { settingsOf } from './dealers.ts';
import { answerInstead, financeForm } from './finance-form.ts';
import { sentCode } from './sent-code.ts';
import { headerLink, signInPage } from './sign-in-page.ts';
import { signInAs } from './signed-in-shopper.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { account } = settingsOf(dealer);
const { types, texts, menu } = account.signIn;
const gatedPath = '/personalised/finance?loanTerm=3';
const back = '/about-us';

test.use({ faults: /api\/(account|rate-limit|youx)|Failed to load resource/ });

const signInUrl = siteUrl(
  dealer,
  `/sign-in?${new URLSearchParams({ type: 'personalised-finance', redirect: gatedPath, back })}`,
);

test('a protected page leads to sign-in, which says why, refuses a wrong code and leads back to the page afterwards', async ({
  page,
}) => {
  await page.goto(siteUrl(dealer, back));
  const form = signInPage(page, dealer);
  await page.evaluate((path) => location.assign(path), gatedPath);
  await expect(page).toHaveURL(signInUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(types['personalised-finance'].heading);
  await expect(page.getByText(types['personalised-finance'].text)).toBeVisible();
  await expect(form.place.getByRole('link', { name: texts.back })).toHaveAttribute('href', back);
  await form.mobile.fill(form.phone);
  await form.send.click();
  await expect(form.code).toBeFocused();
  const code = await sentCode(form.phone);
  await form.code.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await form.submit.click();
  await expect(form.code).toHaveAccessibleDescription(
    /The verification code is invalid\. Please try again\./,
  );
  await expect(form.code).toBeFocused();
  expect(await violationsOf(page), 'with a wrong code').toEqual([]);
  await form.code.fill(code);
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

test(
  "the header's link leads to sign-in and back to the same page, without a layout shift",
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const isPhone = project.name === 'phone';
    const path = '/warranty?page=2';
    const here = siteUrl(dealer, path);
    await page.goto(here);
    const out = await headerLink(page, dealer, menu.signIn, isPhone);
    const place = await out.boundingBox();
    await out.click();
    await expect(page).toHaveURL(siteUrl(dealer, '/sign-in'));
    const form = signInPage(page, dealer);
    await expect(form.place.getByRole('link', { name: texts.back })).toHaveAttribute('href', path);
    await form.typeCode();
    await form.submit.click();
    await form.place.getByRole('link', { name: texts.skip }).click();
    await expect(page).toHaveURL(here);
    const inside = await headerLink(page, dealer, menu.account, isPhone);
    await expect(inside).toHaveAttribute('href', '/my-garage');
    expect(await inside.boundingBox()).toEqual(place);
    await animationsDone(page);
    expect(await violationsOf(page)).toEqual([]);
  },
);

test('a finance application needs no code if the shopper is signed in with the same number, until the session has ended', async ({
  page,
  context,
}) => {
  const form = financeForm(page, dealer);
  await signInAs(dealer, form.phone, context);
  const asked = await answerInstead(page, '/api/account/code', () => null);
  const known = form.form.locator('.phone-code-known');
  await test.step('the number is known, and only another one needs a code', async () => {
    await form.open();
    await form.improved();
    await expect(known).toHaveText(account.phoneCode.known);
    await expect(form.mobile).toHaveValue(formatPhone(nationalDigits(form.phone)));
    await expect(form.send).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);
    await form.mobile.fill('0412 345 678');
    await expect(form.send).toBeVisible();
    await expect(known).toBeHidden();
    await form.fillIn();
    await expect(known).toBeVisible();
    await form.submit.click();
    await expect(page).toHaveURL(/\/success$/);
    expect(asked).toEqual([]);
  });
  await test.step('a code is asked for if the session has ended meanwhile', async () => {
    await form.open();
    await form.fillIn();
    await expect(known).toHaveText(account.phoneCode.known);
    await context.clearCookies({ name: 'session' });
    await form.submit.click();
    await expect(form.send).toBeVisible();
    await expect(form.alert).toContainText(account.phoneCode.label);
    await form.typeCode();
    await form.submit.click();
    await expect(page).toHaveURL(/\/success$/);
  });
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
