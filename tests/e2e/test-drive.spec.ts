import type { Page } from '@playwright/test';
import { testDriveBranches } from '#src/leads/test-drive/test-drive-branch.ts';
import { TEST_DRIVE_PATH } from '#src/leads/test-drive/test-drive-page.ts';
import type { Location } from '#src/tenant/settings/locations/locations.schema.ts';
import { fill } from '#src/values/fill.ts';
import { canTestDrive } from '#src/vehicle/actions/actions.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { adfFileOf, adfText, receiptOf } from './adf-file.ts';
import { type Dealer, settingsOf, vehicleWith } from './dealers.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { somePhone } from './sent-code.ts';
import { expect, test } from './visitor.ts';

const dealer: Dealer = 'harbourline';
const { appointments, forms, leads, locations, site, success, vehicle: cars } = settingsOf(dealer);
const { form: words, texts, nextTimes } = appointments;
const [ofBooking, , ofCars] = testDriveBranches(locations.locations);
const { labels } = forms;

const aCar = () =>
  vehicleWith(
    dealer,
    'to drive',
    (car) => canTestDrive(car, cars.card) && car.locationId === ofCars?.id && !car.isReserved,
  );
const days = (page: Page) => page.getByRole('group', { name: words.day }).getByRole('radio');
const hours = (page: Page) => page.getByRole('group', { name: words.time }).getByRole('radio');
const location = (page: Page) => page.getByRole('combobox', { name: words.location });
const chosen = (page: Page) =>
  page.getByRole('status').filter({ hasText: words.chosen.replace('{when}', '') });

/**
 * Fills in a new phone number each time, because the same message from the same person within a minute counts
 * as one.
 */
async function fillInContact(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: labels.name }).fill('Ada');
  await page.getByRole('textbox', { name: labels.phone }).fill(somePhone());
  await page.getByRole('textbox', { name: labels.email }).fill('ada@example.com');
  const terms = page.getByRole('checkbox', { name: leads.testDrive.terms ?? leads.terms.text });
  if (await terms.isVisible()) await terms.check();
}

/**
 * Waits before submitting: a form sent faster than a person can type is taken for that of a bot and books
 * nothing.
 */
async function book(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 2500);
  await page.getByRole('button', { name: words.submit }).click();
}

/** Chooses the first free time of a day. Tests that run at the same time use different days or branches. */
async function chooseTime(page: Page, dayIndex: number): Promise<string> {
  const day = days(page).nth(dayIndex);
  await day.check();
  await hours(page).first().check();
  const hour = await hours(page).first().getAttribute('aria-label');
  const when = `${await day.getAttribute('aria-label')} at ${hour?.split(',')[0]}`;
  await expect(chosen(page)).toHaveText(fill(words.chosen, { when }));
  return when;
}

/** Books every place at a time, as other shoppers would. */
async function takeSeats(page: Page, branch: Location | undefined, at: string): Promise<void> {
  const bookings = Array.from({ length: appointments.seats }, (_, seat) => ({
    ...{ name: 'Grace', email: 'grace@example.com', phone: `04987654${seat}1` },
    ...{ location: branch?.slug, booking_at: at, terms_conditions: true },
    idempotency_key: crypto.randomUUID(),
  }));
  for (const booking of bookings) {
    const status = await page.evaluate(async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch('/api/test-drive', { method: 'POST', headers, body })).status;
    }, JSON.stringify(booking));
    expect([201, 409]).toContain(status);
  }
}

test.describe('a time that another shopper has just taken', () => {
  test.use({ faults: /api\/test-drive/ });

  test('is refused, another is booked with everything else kept, reaches the dealer, is moved and cancelled', async ({
    page,
    request,
  }) => {
    await page.goto(siteUrl(dealer, TEST_DRIVE_PATH));
    await location(page).selectOption({ label: ofBooking?.name ?? '' });
    await expect(hours(page).first()).toBeVisible();
    await page
      .getByRole('textbox', { name: fill(words.message, { car: site.vehicleWord.one }) })
      .fill('The red ute');
    await chooseTime(page, 4);
    await fillInContact(page);
    await test.step('the taken time is refused', async () => {
      const at = await hours(page).and(page.locator(':checked')).inputValue();
      const day = days(page).and(page.locator(':checked'));
      await takeSeats(page, ofBooking, at);
      await book(page);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Please fix the following errors:');
      await expect(alert).toContainText('That time has just been taken. Please choose another.');
      await expect(page.getByRole('group', { name: words.when })).toHaveAccessibleDescription(texts.taken);
      await expect(page.getByText(words.notChosen)).toBeVisible();
      await expect(page.locator(`input[value="${at}"]`)).toHaveCount(0);
      await expect(day).toBeFocused();
      await expect(page.getByRole('textbox', { name: labels.name })).toHaveValue('Ada');
      expect(await violationsOf(page)).toEqual([]);
    });
    const when = await chooseTime(page, 5);
    await expect(page.getByRole('group', { name: words.when })).toHaveAccessibleDescription('');
    await book(page);
    await page.waitForURL('**/success');
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(success.kinds.booked.heading);
    await expect(main).toContainText(when);
    await expect(main).toContainText(ofBooking?.name ?? '');

    const change = page.getByRole('link', { name: texts.change });
    const path = await change.getAttribute('href');
    await test.step('the dealer gets it, and the shopper a calendar file', async () => {
      const receipt = await receiptOf(
        request,
        siteUrl(dealer, path?.replace('/test-drive/', '/leads/') ?? ''),
      );
      const adf = await adfFileOf(dealer, receipt.lead_id);
      expect(adfText(adf, 'customer/timeframe/description')).toContain(when);
      expect(adfText(adf, 'customer/comments')).toContain('The red ute');
      expect(await violationsOf(page)).toEqual([]);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: texts.addToCalendar }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('test-drive.ics');
    });

    await change.click();
    await page.waitForURL(siteUrl(dealer, path ?? ''));
    await page.getByText(texts.move, { exact: true }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByText(texts.move, { exact: true }).click();
    await moveAndCancel(page, when);
    await page.goto(siteUrl(dealer, '/success'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(success.kinds.cancelled.heading);
    await expect(page.getByRole('link', { name: texts.addToCalendar })).toBeHidden();
  });
});

/** Uses the appointment's own page, which needs no script. */
async function moveAndCancel(page: Page, when: string): Promise<void> {
  await expect(page.getByRole('status')).toContainText(when);
  await page.waitForLoadState();
  await page.getByText(texts.move, { exact: true }).click();
  const times = page.getByRole('combobox', { name: texts.newTime });
  const options = await times.locator('option').allTextContents();
  const [time = '', day = ''] = (options[5] ?? '').split(', ');
  await times.selectOption({ index: 5 });
  await page.getByRole('button', { name: texts.moveButton }).click();
  await expect(page.getByRole('status')).toContainText(`${day} at ${time}`);
  await page.getByText(texts.cancel, { exact: true }).click();
  await expect(page.getByText(fill(texts.cancelQuestion, { when: `${day} at ${time}` }))).toBeVisible();
  await page.getByRole('button', { name: texts.cancelButton }).click();
  await expect(page.getByRole('status')).toContainText('cancelled');
  await expect(page.getByRole('link', { name: texts.bookAgain })).toBeVisible();
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
}

/** Presses two of the times on the vehicle's page, each of which opens the form with it. */
async function pressTimes(page: Page, car: Vehicle): Promise<void> {
  await page.goto(siteUrl(dealer, vehiclePath(car)));
  await page.locator('.next-times').evaluate((room) => room.scrollIntoView({ block: 'center' }));
  const heading = fill(nextTimes.headingAt, { branch: ofCars?.name ?? '' });
  const times = page.getByRole('list', { name: heading }).getByRole('link');
  await expect(times).toHaveCount(nextTimes.max);
  expect(await movedSinceArrival(page)).toEqual([]);
  const close = [() => page.keyboard.press('Escape'), () => page.goBack()];
  for (const [index, leave] of close.entries()) {
    const time = times.nth(index);
    const at = new URL((await time.getAttribute('href')) ?? '', page.url()).searchParams.get('booking_at');
    await time.dblclick();
    await expect(hours(page).and(page.locator(':checked'))).toHaveValue(at ?? '');
    await expect(chosen(page)).toBeVisible();
    await leave();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(time).toBeFocused();
    await expect(page).toHaveURL(siteUrl(dealer, vehiclePath(car)));
  }
}

test("loading the times of a car's branch causes no layout shift, and its page offers the next times", {
  tag: '@desktop',
}, async ({ page }) => {
  const car = await aCar();
  await page.goto(siteUrl(dealer, `/cars/${car.slug}/test-drive`));
  await expect(hours(page).first()).toBeVisible();
  await expect(location(page)).toHaveCount(0);
  expect(await movedSinceArrival(page)).toEqual([]);
  await pressTimes(page, car);
});

test.describe('when the times cannot be loaded', () => {
  test.use({ faults: /appointments/ });

  test('nothing moves', async ({ page }) => {
    await page.route('**/api/test-drive/appointments*', (route) => route.abort());
    const car = await aCar();
    await page.goto(siteUrl(dealer, `/cars/${car.slug}/test-drive`));
    await expect(page.getByText(words.failed)).toBeVisible();
    expect(await movedSinceArrival(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a test drive of a car is booked from a list of times once an error beside a field is corrected, moved and cancelled', async ({
    page,
  }) => {
    const car = await aCar();
    await page.goto(siteUrl(dealer, `${TEST_DRIVE_PATH}/?car_id=${encodeURIComponent(car.id)}`));
    expect(new URL(page.url()).pathname).toBe(`/cars/${car.slug}/test-drive`);
    const times = page.getByRole('combobox', { name: words.when });
    const [free = ''] = (await times.locator('option').allTextContents()).slice(-1);
    await times.selectOption({ label: free });
    await fillInContact(page);
    const phone = page.getByRole('textbox', { name: labels.phone });
    await phone.fill('12');
    await page.getByRole('button', { name: words.submit }).click();
    await expect(phone).toHaveAccessibleDescription(leads.texts.phone);
    await expect(page.getByRole('textbox', { name: labels.name })).toHaveValue('Ada');
    await expect(times.locator(':checked')).toHaveText(free);
    await phone.fill(somePhone());
    await page.getByRole('button', { name: words.submit }).click();
    const [time, day] = free.split(', ');
    await expect(page).toHaveURL(/\/api\/(leads|test-drive)\//);
    await expect(page.getByRole('heading', { name: texts.heading })).toBeVisible();
    await expect(page.locator('main')).toContainText(car.name);
    await moveAndCancel(page, `${day} at ${time}`);
  });
});
