import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { somePhone } from './sent-code.ts';
import { headerLink, signInPage } from './sign-in-page.ts';
import { signInAs } from './signed-in-shopper.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { account, garage } = settingsOf(dealer);
const { texts, menu } = account.signIn;

test.use({ faults: /api\/(account|rate-limit)|Failed to load resource/ });

test('every tab shows signing in and out at once, and nothing is shown of the garage after signing out', async ({
  page,
  context,
}, { project }) => {
  const isPhone = project.name === 'phone';
  const other = await context.newPage();
  await other.goto(siteUrl(dealer, '/about-us'));
  await expect(await headerLink(other, dealer, menu.signIn, isPhone)).toBeVisible();
  await page.goto(siteUrl(dealer, '/my-garage'));
  const form = signInPage(page, dealer);
  await form.typeCode();
  await form.submit.click();
  await expect(form.names).toBeVisible();
  await expect(await headerLink(other, dealer, menu.account, isPhone)).toBeVisible();
  await expect(await headerLink(other, dealer, menu.signIn, isPhone)).toHaveCount(0);
  await form.place.getByRole('link', { name: texts.skip }).click();
  await expect(page).toHaveURL(siteUrl(dealer, '/my-garage'));
  await page.locator('main').getByRole('button', { name: menu.signOut }).click();
  await expect(page).toHaveURL(/\/sign-in\?type=my-garage/);
  await expect(await headerLink(other, dealer, menu.signIn, isPhone)).toBeVisible();
  await expect(await headerLink(other, dealer, menu.account, isPhone)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: garage.page.texts.details })).toBeHidden();
});

test('a session that ends while a page is open is noticed in every tab with the next response', async ({
  page,
  context,
}, { project }) => {
  const isPhone = project.name === 'phone';
  await signInAs(dealer, somePhone(), context);
  const other = await context.newPage();
  await other.goto(siteUrl(dealer, '/about-us'));
  await expect(await headerLink(other, dealer, menu.account, isPhone)).toBeVisible();
  await context.clearCookies({ name: 'session' });
  await page.goto(siteUrl(dealer, '/my-garage'));
  await expect(page).toHaveURL(/\/sign-in\?type=my-garage/);
  await expect(await headerLink(page, dealer, menu.signIn, isPhone)).toBeVisible();
  // Another tab checks the session when it becomes visible again.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(await headerLink(other, dealer, menu.signIn, isPhone)).toBeVisible();
});
