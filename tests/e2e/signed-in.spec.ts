import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { financeForm } from './finance-form.ts';
import { somePhone } from './sent-code.ts';
import { headerLink, signInPage } from './sign-in-page.ts';
import { signInAs } from './signed-in-shopper.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { account } = settingsOf(dealer);
const { texts, menu } = account.signIn;

test.use({ faults: /api\/(account|rate-limit)|Failed to load resource/ });

test('every tab shows signing in and out at once', async ({ page, context }, { project }) => {
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
  await page.getByRole('main').getByRole('button', { name: menu.signOut }).click();
  await expect(page).toHaveURL(/\/sign-in\?type=my-garage/);
  await expect(await headerLink(other, dealer, menu.signIn, isPhone)).toBeVisible();
  await expect(await headerLink(other, dealer, menu.account, isPhone)).toHaveCount(0);
});

test('signing out removes personal data from the device, and signs out other devices if that is chosen', async ({
  page,
  context,
}) => {
  const phone = somePhone();
  const elsewhere = await signInAs(dealer, phone);
  await signInAs(dealer, phone, context);
  await page.goto(siteUrl(dealer, '/my-garage'));
  const signOut = page.getByRole('main').getByRole('button', { name: menu.signOut });
  await page.evaluate(() => {
    localStorage.setItem('contact', 'garbage');
    localStorage.setItem('favourites', 'garbage');
  });
  await signOut.click();
  await expect(page).toHaveURL(/\/sign-in\?type=my-garage/);
  const kept = await page.evaluate(() => [
    localStorage.getItem('contact'),
    localStorage.getItem('favourites'),
  ]);
  expect(kept).toEqual([null, 'garbage']);
  expect(await elsewhere.get('/api/account')).toMatchObject({ signed_in: true });
  await signInAs(dealer, phone, context);
  await page.goto(siteUrl(dealer, '/my-garage'));
  await page.getByRole('checkbox', { name: menu.signOutEverywhere }).check();
  await signOut.click();
  await expect(page).toHaveURL(/\/sign-in\?type=my-garage/);
  expect(await elsewhere.get('/api/account')).toEqual({ signed_in: false });
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

test('a forged signed-in cookie does not cause endless requests', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await context.addCookies([{ name: 'signed-in', value: '1', domain: '.harbourline.localhost', path: '/' }]);
  const form = financeForm(page, dealer);
  await form.open();
  await form.mobile.fill(form.phone);
  await form.send.click();
  await expect(form.state).toHaveText(account.phoneCode.sent);
  expect(asked.filter((path) => path === '/api/account').length).toBeLessThanOrEqual(1);
});
