import { SAVE_SEARCH_PATH } from '#src/account/saved-searches/saved-searches-paths.ts';
import { WATCHLIST_PATH } from '#src/account/watchlist/watchlist-paths.ts';
import { fill } from '#src/values/fill.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { sentCode, somePhone } from './sent-code.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { account } = settingsOf(dealer);
const { form, list } = account.savedSearches;
const results = siteUrl(dealer, '/search/toyota?price=:60000');
const name = 'Toyota · Under $60,000';

test('a search is saved after signing in, listed in the account, paused and deleted', async ({ page }) => {
  const phone = somePhone();
  await page.goto(results);
  await page.getByRole('link', { name: form.open }).click();
  await expect(page).toHaveURL(/\/sign-in\?type=saved-search&redirect=%2Fsave-search/);
  await page.getByRole('textbox', { name: /mobile|phone/i }).fill(phone);
  const sent = page.waitForResponse('**/api/account/code');
  await page.getByRole('button', { name: account.phoneCode.send }).click();
  await sent;
  await page.getByLabel(account.phoneCode.label).fill(await sentCode(phone));
  await page.getByRole('button', { name: account.signIn.texts.submit, exact: true }).click();
  await page.waitForURL(`**${SAVE_SEARCH_PATH}?*`);
  await expect(page.getByText(name)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // For a signed-in shopper the form opens over the results.
  await page.goto(results);
  await page.getByRole('link', { name: form.open }).dblclick();
  const dialog = page.getByRole('dialog', { name: form.heading });
  await expect(dialog.getByText(name)).toBeVisible();
  await dialog.getByLabel(form.email, { exact: true }).check();
  await dialog.getByLabel(form.emailField).fill('ana@example.com');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: form.submit }).dblclick();
  await expect(dialog.getByText(fill(form.savedEmail, { name }))).toBeVisible();
  await dialog.getByRole('link', { name: form.viewList }).click();

  await expect(page).toHaveURL(new RegExp(`${WATCHLIST_PATH}#`));
  const saved = page.getByRole('region', { name: list.heading });
  await expect(saved.getByRole('link', { name })).toHaveAttribute('href', /make_model=Toyota&price=:60000$/);
  expect(await violationsOf(page)).toEqual([]);
  await saved.getByRole('button', { name: `${list.pause}: ${name}` }).click();
  await expect(saved.getByText(list.paused)).toBeVisible();
  await saved.getByRole('button', { name: `${list.remove}: ${name}` }).click();
  await expect(saved.getByText(fill(list.removed, { name }))).toBeVisible();
  await expect(saved.getByRole('button', { name: `${list.undo}: ${name}` })).toBeFocused();
  await page.reload();
  await expect(saved.getByText(list.emptyHeading)).toBeVisible();
});
