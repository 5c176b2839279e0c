import type { Page } from '@playwright/test';
import { GARAGE_PATH } from '#src/garage/page/garage-page.ts';
import { formatPhone, maskPhone } from '#src/values/contact/phone.ts';
import { fill } from '#src/values/fill.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { somePhone } from './sent-code.ts';
import { type SignedInShopper, signInAs } from './signed-in-shopper.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { garage, account, site } = settingsOf(dealer);
const { texts } = garage.page;
const address = siteUrl(dealer, GARAGE_PATH);
const ungated = 'wattle-range';

/** A plain car, chosen by its place so that each test has a car of its own. */
async function carAt(place: number) {
  const car = (await stockOf(dealer)).filter(isPlain)[place];
  if (car === undefined) throw new Error(`There is no plain car at ${place}.`);
  return car;
}

async function openGarage(page: Page): Promise<string> {
  const phone = somePhone();
  await signInAs(dealer, phone, page.context());
  await page.goto(address);
  return phone;
}

function enquire(shopper: SignedInShopper, phone: string, slug: string): Promise<unknown> {
  return shopper.post('/api/leads', {
    ...{ form: 'enquiry', name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', phone },
    ...{ category: 'General Enquiry', location: 'gc', postcode: '4000', message: 'Is it still there?' },
    ...{ terms_conditions: true, car_slug: slug },
  });
}

const partOf = (page: Page, heading: string) => page.getByRole('region', { name: heading, exact: true });

test.describe('my garage', () => {
  test('each address of the garage leads to sign-in for a shopper who is not signed in', async ({ page }) => {
    for (const path of [GARAGE_PATH, ...garage.page.aliases]) {
      await page.goto(siteUrl(dealer, path));
      await expect(page).toHaveURL(/\/sign-in\?type=my-garage&redirect=%2Fmy-garage/);
    }
  });

  test("the garage shows who is signed in and what to do with empty lists, saves the shopper's details, and deletes the account", async ({
    page,
  }) => {
    const phone = await openGarage(page);
    const masked = maskPhone(formatPhone(phone));
    await expect(page.getByText(fill(texts.signedIn, { phone: masked }))).toBeVisible();
    const words = { car: site.vehicleWord.one, cars: site.vehicleWord.many };
    for (const [heading, empty] of [
      [texts.coming, texts.nothingComing],
      [texts.viewed, texts.nothingViewed],
      [texts.searches, texts.nothingSearched],
      [texts.enquiries, texts.nothingSent],
    ] as const) {
      await expect(partOf(page, heading).getByText(fill(empty, words))).toBeVisible();
    }
    expect(await violationsOf(page)).toEqual([]);

    const details = partOf(page, texts.details);
    await test.step('the garage saves a name and an e-mail address and confirms it', async () => {
      await details.getByLabel(account.signIn.texts.firstName).fill('Ada');
      await details.getByLabel(account.signIn.texts.email).fill('ada@example.com');
      await details.getByRole('button', { name: account.signIn.texts.save }).click();
      await expect(page.getByText(texts.detailsSaved)).toBeVisible();
      await expect(page.getByText('Signed in as Ada, ')).toBeVisible();
      await expect(details.getByLabel(account.signIn.texts.email)).toHaveValue('ada@example.com');
    });

    await test.step("deleting the account needs a tick, and signs out the shopper's other devices too", async () => {
      const elsewhere = await signInAs(dealer, phone);
      await details.locator('summary').click();
      await details.getByLabel(texts.deleteConfirm).check();
      expect(await violationsOf(page)).toEqual([]);
      await details.getByRole('button', { name: texts.delete }).click();
      await expect(page.getByRole('heading', { name: texts.deleted })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await elsewhere.get('/api/account')).toEqual({ signed_in: false });
    });
  });

  test('the garage lists sent enquiries with links to their receipts', async ({ page }) => {
    const phone = somePhone();
    const car = await carAt(0);
    await enquire(await signInAs(dealer, phone, page.context()), phone, car.slug);
    await page.goto(address);
    const part = partOf(page, texts.enquiries);
    await expect(part.getByRole('link', { name: car.name })).toHaveAttribute('href', vehiclePath(car));
    expect(await violationsOf(page)).toEqual([]);
    await part.getByRole('link', { name: texts.see }).click();
    await expect(page).toHaveURL(/\/api\/leads\//);
    await expect(page.getByText('Is it still there?')).toBeVisible();
  });

  test('the garage shows and forgets what the device stores, without a layout shift', async ({ page }) => {
    const car = await carAt(1);
    await page.goto(siteUrl(dealer, vehiclePath(car)));
    await page.goto(siteUrl(dealer, '/search/new-used-and-demo-cars'));
    await page.evaluate(() => {
      const searches = [{ path: '/search/mazda', words: 'Mazda' }];
      localStorage.setItem('recent-searches', JSON.stringify({ v: 1, data: searches }));
    });
    await openGarage(page);
    const viewed = partOf(page, texts.viewed);
    await viewed.scrollIntoViewIfNeeded();
    await expect(viewed.getByRole('link', { name: car.name })).toBeVisible();
    const searches = partOf(page, texts.searches);
    await searches.scrollIntoViewIfNeeded();
    await expect(searches.getByRole('link', { name: 'Mazda' })).toHaveAttribute('href', '/search/mazda');
    expect(await movedSinceArrival(page)).toEqual([]);
    for (const part of [viewed, searches]) await part.getByRole('button').click();
    await expect(viewed.getByRole('link', { name: car.name })).toBeHidden();
    await expect(viewed.getByText(texts.nothingViewed.split('{')[0] ?? '')).toBeVisible();
    await expect(searches.getByText(texts.nothingSearched.split('{')[0] ?? '')).toBeVisible();
    await page.reload();
    await expect(viewed.getByText(texts.nothingViewed.split('{')[0] ?? '')).toBeVisible();
  });

  test('a list that cannot be read is shown as an empty one', async ({ page }) => {
    await page.addInitScript(() => {
      for (const list of ['viewed-cars', 'recent-searches', 'favourite'])
        localStorage.setItem(list, '{"v":1,"data":["garbage","more"]}');
    });
    await openGarage(page);
    const { favourites } = garage;
    for (const [heading, empty] of [
      [favourites.heading, favourites.empty],
      [texts.viewed, texts.nothingViewed],
      [texts.searches, texts.nothingSearched],
    ] as const) {
      const part = partOf(page, heading);
      await part.scrollIntoViewIfNeeded();
      await expect(part.getByText(empty.split('{')[0] ?? '')).toBeVisible();
      await expect(part.getByRole('listitem')).toHaveCount(0);
    }
  });

  test('signing out closes the garage in all tabs', async ({ page, context }) => {
    await openGarage(page);
    const other = await context.newPage();
    await other.goto(address);
    await other.getByRole('main').getByRole('button', { name: account.signIn.menu.signOut }).click();
    for (const tab of [other, page]) await expect(tab).toHaveURL(/\/sign-in\?type=my-garage/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: texts.details })).toBeHidden();
  });
});

test.describe('my garage without a connection', () => {
  test.use({ faults: /ERR_INTERNET_DISCONNECTED/ });

  test('the garage says that it is offline and keeps what was typed', async ({ page, context }) => {
    await openGarage(page);
    const name = partOf(page, texts.details).getByLabel(account.signIn.texts.firstName);
    await name.fill('Ada');
    await context.setOffline(true);
    await expect(page.getByText(texts.offline)).toBeVisible();
    await partOf(page, texts.details).getByRole('button', { name: account.signIn.texts.save }).click();
    await expect(name).toHaveValue('Ada');
    await context.setOffline(false);
    await expect(page.getByText(texts.offline)).toBeHidden();
  });
});

test.describe('my garage without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the garage shows what the dealer has stored, says what needs a script, and signs out', async ({
    page,
  }) => {
    const phone = somePhone();
    const car = await carAt(2);
    await enquire(await signInAs(dealer, phone, page.context()), phone, car.slug);
    await page.goto(address);
    await expect(partOf(page, texts.enquiries).getByRole('link', { name: car.name })).toBeVisible();
    // For Playwright, the content of `noscript` has no text, so only its visibility is checked.
    await expect(partOf(page, texts.viewed).locator('noscript p')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: account.signIn.menu.signOut }).click();
    await expect(page).toHaveURL(siteUrl(dealer, '/'));
    await page.goto(address);
    await expect(page).toHaveURL(/\/sign-in\?/);
  });
});

test('a garage that needs no sign-in shows what the device stores and a link to sign in', async ({
  page,
}) => {
  const settings = settingsOf(ungated);
  const own = settings.garage.page.texts;
  for (const path of [GARAGE_PATH, ...settings.garage.page.aliases]) {
    await page.goto(siteUrl(ungated, path));
    await expect(page).toHaveURL(siteUrl(ungated, GARAGE_PATH));
    await expect(partOf(page, own.viewed)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: own.enquiries })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: settings.account.signIn.menu.signIn }).click();
  await expect(page).toHaveURL(/\/sign-in\?type=my-garage&redirect=%2Fmy-garage/);
});
