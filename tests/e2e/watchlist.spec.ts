import type { BrowserContext, Locator, Page } from '@playwright/test';
import { WATCHLIST_PATH } from '#src/account/watchlist/watchlist-paths.ts';
import { GARAGE_PATH } from '#src/garage/page/garage-page.ts';
import { fill } from '#src/values/fill.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { somePhone } from './sent-code.ts';
import { signInPage } from './sign-in-page.ts';
import { signInAs } from './signed-in-shopper.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { account, site } = settingsOf(dealer);
const { texts, page: words, notices } = account.watchlist;
const address = siteUrl(dealer, WATCHLIST_PATH);

/** A plain car, chosen by its place so that each test has a car of its own. */
async function carAt(place: number) {
  const car = (await stockOf(dealer)).filter(isPlain)[place];
  if (car === undefined) throw new Error(`There is no plain car at ${place}.`);
  return { ...car, path: siteUrl(dealer, vehiclePath(car)) };
}

/** Signs in a shopper who has saved some cars, in this order. */
async function signIn(context: BrowserContext, cars: readonly { id: string }[] = []): Promise<string> {
  const phone = somePhone().replace(/\D/g, '');
  const shopper = await signInAs(dealer, phone, context);
  for (const { id } of cars)
    await shopper.post('/api/watchlist/save-car', { phone_number: phone, car_id: id });
  return phone;
}

/** The save button of the page's own car. */
const saveButton = (page: Page) => page.locator('aside, main').locator('[data-keep="save"]').first();

const cards = (page: Page) => page.locator('#watchlist').getByRole('listitem');
const nameOf = (card: Locator) => card.getByRole('heading');
const toastOf = (page: Page) => page.locator('.toast:visible');

/** Opens a page and waits until its list of saved cars is up to date. */
async function openInStep(page: Page, url: string): Promise<void> {
  const answered = page.waitForResponse('**/api/watchlist');
  await page.goto(url);
  await answered;
}

test.use({ faults: /unsubscribe/ });

test('saving a car requires signing in, is shown at once, sent once and confirmed, undone by the same button, and puts the car in the list', async ({
  page,
}) => {
  const car = await carAt(0);
  const button = saveButton(page);
  await test.step('a shopper who is not signed in signs in first, which returns to the page and saves the car', async () => {
    await page.goto(car.path);
    await button.click();
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist&/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('redirect')).toBe(`${vehiclePath(car)}?save=${encodeURIComponent(car.id)}`);
    expect(searchParams.get('back')).toBe(vehiclePath(car));
    await signInPage(page, dealer).typeCode();
    const inStep = page.waitForResponse('**/api/watchlist');
    await page.getByRole('button', { name: account.signIn.texts.submit, exact: true }).click();
    await page.waitForURL(`**${vehiclePath(car)}*`);
    await expect(toastOf(page)).toContainText(texts.savedTitle);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(car.path);
    await inStep;
  });

  await test.step('the same button undoes it, which is confirmed too', async () => {
    await button.click();
    await expect(toastOf(page)).toContainText(texts.removedTitle);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('saving is shown at once, and sent once, however often the button is clicked', async () => {
    let calls = 0;
    const isLetGo = Promise.withResolvers<void>();
    await page.route('**/api/watchlist/*', async (route) => {
      calls += 1;
      await isLetGo.promise;
      await route.continue();
    });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    await button.press('Enter');
    isLetGo.resolve();
    await expect(toastOf(page)).toContainText(texts.savedTitle);
    await expect(toastOf(page)).toContainText(fill(texts.saved, { name: '' }).trim());
    expect(calls).toBe(1);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await page.unroute('**/api/watchlist/*');
  });

  await test.step('the message leads to the list', async () => {
    const viewList = toastOf(page).getByRole('link', { name: texts.viewList });
    // The toast stays while it has the focus.
    await viewList.focus();
    expect(await violationsOf(page, '.toast[data-shown]')).toEqual([]);
    await viewList.click();
    await expect(page).toHaveURL(address);
    await expect(nameOf(cards(page))).toHaveText(car.name);
  });
});

test('two tabs show the same cars as saved, and no list once the shopper has signed out', async ({
  page,
  context,
}) => {
  const [car, other] = [await carAt(8), await carAt(9)];
  await signIn(context, [other]);
  await openInStep(page, car.path);
  const list = await context.newPage();
  await list.goto(address);
  await expect(cards(list)).toHaveCount(1);
  await saveButton(page).click();
  await expect(toastOf(page)).toContainText(texts.savedTitle);
  await expect(cards(list)).toHaveCount(2);
  await list.getByRole('button', { name: `${words.remove}: ${car.name}` }).click();
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false');
  await test.step('the list is closed when the shopper signs out in another tab', async () => {
    await expect(nameOf(cards(list))).toHaveText(other.name);
    await page.goto(siteUrl(dealer, GARAGE_PATH));
    await page.locator('main').getByRole('button', { name: account.signIn.menu.signOut }).click();
    await expect(list).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fwatchlist&/);
  });
});

test('in the list a car is removed and put back by keyboard, and messages about it are switched on and off', async ({
  page,
}) => {
  const [first, last] = [await carAt(10), await carAt(11)];
  await signIn(page.context(), [first, last]);
  await openInStep(page, address);
  await test.step('a removed car can be put back, in its place', async () => {
    await expect(nameOf(cards(page))).toHaveText([last.name, first.name]);
    const remove = page.getByRole('button', { name: `${words.remove}: ${last.name}` });
    const removed = page.waitForResponse('**/api/watchlist/remove-car');
    await remove.focus();
    await page.keyboard.press('Enter');
    const undo = page.getByRole('button', { name: words.undo });
    await expect(undo).toBeFocused();
    await expect(undo).toBeInViewport();
    await removed;
    await expect(toastOf(page)).toContainText(texts.removedTitle);
    await expect(page.getByText(fill(words.countOne, { count: 1, car: site.vehicleWord.one }))).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await expect(undo).not.toHaveAttribute('aria-disabled');
    const back = page.waitForResponse('**/api/watchlist/save-car');
    await undo.press('Enter');
    await back;
    await expect(remove).toBeFocused();
    await page.reload();
    await expect(nameOf(cards(page))).toHaveText([last.name, first.name]);
  });

  const { form } = notices;
  await test.step('messages are switched on, shown as chosen and switched off', async () => {
    for (const label of [form.priceDrops, form.sold]) await expect(page.getByLabel(label)).not.toBeChecked();
    await page.getByLabel(form.priceDrops).check();
    const mailField = page.getByLabel(form.emailField);
    await expect(mailField).toBeHidden();
    await page.getByLabel(form.email, { exact: true }).check();
    await page.getByRole('button', { name: form.submit }).click();
    // The browser itself asks for the missing address.
    await expect(mailField).toBeFocused();
    await mailField.fill('ana@example.com');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page).toHaveURL(/\/watchlist\?notices=on#notices$/);
    await expect(page.getByText(form.on)).toBeVisible();
    await expect(page.getByLabel(form.priceDrops)).toBeChecked();
    await expect(page.getByLabel(form.emailField)).toHaveValue('ana@example.com');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel(form.priceDrops).uncheck();
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByText(form.off)).toBeVisible();
  });

  await test.step('a forged unsubscribe link ends nothing', async () => {
    await page.goto(siteUrl(dealer, '/api/watchlist/unsubscribe?token=forged'));
    await expect(page.getByRole('alert')).toHaveText(notices.unsubscribe.unknown);
    expect(await violationsOf(page)).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a car is saved, removed and put back with forms', async ({ page }) => {
    const car = await carAt(14);
    await signIn(page.context());
    await page.goto(siteUrl(dealer, `${WATCHLIST_PATH}?save=${encodeURIComponent(car.id)}`));
    await expect(page.getByText(fill(words.saveHeading, { name: car.name }))).toBeVisible();
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(nameOf(cards(page))).toHaveText(car.name);
    await page.getByRole('button', { name: `${words.remove}: ${car.name}` }).click();
    await expect(page.getByText(words.emptyHeading)).toBeVisible();
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(nameOf(cards(page))).toHaveText(car.name);
  });
});
