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

/** A plain car, chosen by its place so that each test has a car of its own. */
async function carAt(place: number) {
  const car = (await stockOf(dealer)).filter(isPlain)[place];
  if (car === undefined) throw new Error(`There is no plain car at ${place}.`);
  return car;
}

function enquire(shopper: SignedInShopper, phone: string, slug: string): Promise<unknown> {
  return shopper.post('/api/leads', {
    ...{ form: 'enquiry', name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', phone },
    ...{ category: 'General Enquiry', location: 'gc', postcode: '4000', message: 'Is it still there?' },
    ...{ terms_conditions: true, car_slug: slug },
  });
}

const partOf = (page: Page, heading: string) => page.getByRole('region', { name: heading, exact: true });

test("the garage lists sent enquiries with their receipts, saves the shopper's details, and deletes the account", async ({
  page,
}) => {
  const phone = somePhone();
  const car = await carAt(0);
  await enquire(await signInAs(dealer, phone, page.context()), phone, car.slug);
  await page.goto(address);
  const masked = maskPhone(formatPhone(phone));
  await expect(page.getByText(fill(texts.signedIn, { phone: masked }))).toBeVisible();
  const enquiries = partOf(page, texts.enquiries);
  await expect(enquiries.getByRole('link', { name: car.name })).toHaveAttribute('href', vehiclePath(car));

  const details = partOf(page, texts.details);
  await test.step('a name and an e-mail address are saved, which is confirmed', async () => {
    await details.getByLabel(account.signIn.texts.firstName).fill('Ada');
    await details.getByLabel(account.signIn.texts.email).fill('ada@example.com');
    await details.getByRole('button', { name: account.signIn.texts.save }).click();
    await expect(page.getByText(texts.detailsSaved)).toBeVisible();
    await expect(page.getByText('Signed in as Ada, ')).toBeVisible();
    await expect(details.getByLabel(account.signIn.texts.email)).toHaveValue('ada@example.com');
  });

  await test.step('a link leads to the receipt of an enquiry', async () => {
    await enquiries.getByRole('link', { name: texts.see }).click();
    await expect(page).toHaveURL(/\/api\/leads\//);
    await expect(page.getByText('Is it still there?')).toBeVisible();
    await page.goBack();
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

test('the garage shows and forgets what the device stores, without a layout shift, and says what to do with empty lists', async ({
  page,
}) => {
  const car = await carAt(1);
  await page.goto(siteUrl(dealer, vehiclePath(car)));
  await page.evaluate(() => {
    const searches = [{ path: '/search/mazda', words: 'Mazda' }];
    localStorage.setItem('recent-searches', JSON.stringify({ v: 1, data: searches }));
  });
  await signInAs(dealer, somePhone(), page.context());
  await page.goto(address);
  const viewed = partOf(page, texts.viewed);
  await viewed.scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('link', { name: car.name })).toBeVisible();
  const searches = partOf(page, texts.searches);
  await searches.scrollIntoViewIfNeeded();
  await expect(searches.getByRole('link', { name: 'Mazda' })).toHaveAttribute('href', '/search/mazda');
  expect(await movedSinceArrival(page)).toEqual([]);
  for (const part of [viewed, searches]) await part.getByRole('button').click();
  await expect(viewed.getByRole('link', { name: car.name })).toBeHidden();

  const { favourites } = garage;
  const words = { car: site.vehicleWord.one, cars: site.vehicleWord.many };
  const expectEmpty = async (heading: string, empty: string) => {
    await partOf(page, heading).scrollIntoViewIfNeeded();
    await expect(partOf(page, heading).getByText(fill(empty, words).split('{')[0] ?? '')).toBeVisible();
    await expect(partOf(page, heading).getByRole('listitem')).toHaveCount(0);
  };
  await expectEmpty(texts.viewed, texts.nothingViewed);
  await expectEmpty(texts.searches, texts.nothingSearched);
  expect(await violationsOf(page)).toEqual([]);
  await test.step('a list that cannot be read is an empty one', async () => {
    await page.evaluate(() => {
      for (const list of ['viewed-cars', 'recent-searches', 'favourite'])
        localStorage.setItem(list, '{"v":1,"data":["garbage","more"]}');
    });
    await page.reload();
    for (const [heading, empty] of [
      [favourites.heading, favourites.empty],
      [texts.coming, texts.nothingComing],
      [texts.viewed, texts.nothingViewed],
      [texts.searches, texts.nothingSearched],
      [texts.enquiries, texts.nothingSent],
    ] as const)
      await expectEmpty(heading, empty);
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
    await page.locator('main').getByRole('button', { name: account.signIn.menu.signOut }).click();
    await expect(page).toHaveURL(siteUrl(dealer, '/'));
    await page.goto(address);
    await expect(page).toHaveURL(/\/sign-in\?/);
  });
});
