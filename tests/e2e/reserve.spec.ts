import type { Browser, Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { formatMoney } from '#src/values/money.ts';
import { slugify } from '#src/values/slug.ts';
import { canReserve } from '#src/vehicle/actions/actions.ts';
import { isSold } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { checkoutPath, vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf, vehicleWith } from './dealers.ts';
import { basePath } from './example-paths.ts';
import { layoutShift, movedSinceArrival } from './layout-shift.ts';
import { somePhone } from './sent-code.ts';
import { signInAs } from './signed-in-shopper.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { checkout, forms, leads, site, vehicle: cars } = settingsOf(dealer);
const { page: words, texts } = checkout;
const { labels } = forms;
const carWords = { car: site.vehicleWord.one, cars: site.vehicleWord.many };

/**
 * A separate car for each test and project, from the end of the stock, because a reservation is visible to
 * all tests.
 */
async function ownCar(index: number): Promise<Vehicle> {
  const { card } = cars;
  const free = (await stockOf(dealer)).filter((car) => canReserve(car, card));
  const place = 2 * index + (test.info().project.name === 'phone' ? 1 : 2);
  const car = free.at(-place);
  if (car === undefined) throw new Error('There are not so many cars to reserve.');
  return car;
}

async function openCheckout(page: Page, car: Vehicle, phone = somePhone()): Promise<void> {
  await signInAs(dealer, phone, page.context());
  await page.goto(siteUrl(dealer, checkoutPath(car)));
}

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: labels.name, exact: false }).first().fill('Ada');
  await page.getByRole('textbox', { name: labels.email }).fill('ada@example.com');
  const terms = page.getByRole('checkbox', { name: leads.terms.text });
  if (await terms.isVisible()) await terms.check();
}

const submit = (page: Page) => page.getByRole('button', { name: words.submit });

/** Waits before submitting, because a form sent faster than a person can type is taken for that of a bot. */
async function reserve(page: Page): Promise<void> {
  await fillIn(page);
  await page.waitForFunction(() => performance.now() > 2500);
  await submit(page).dblclick();
}

async function release(page: Page): Promise<void> {
  await page.getByText(texts.release).first().click();
  await page.getByRole('button', { name: texts.release }).click();
  await expect(page.getByRole('button', { name: texts.release })).toHaveCount(0);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: texts.heading });

/** A page of another shopper, on another device. */
async function stranger(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test('a signed-in shopper reserves a car, everybody sees the reservation, and cancelling makes the car available again', async ({
  page,
  browser,
}) => {
  test.slow();
  const car = await ownCar(0);
  await page.goto(siteUrl(dealer, vehiclePath(car)));
  const link = page.locator('.purchase').getByRole('link', { name: /^Reserve/ });
  await expect(link).toHaveAttribute('href', checkoutPath(car));
  await link.click();
  const signIn = new URLSearchParams({
    type: 'checkout',
    redirect: checkoutPath(car),
    back: vehiclePath(car),
  });
  await expect(page).toHaveURL(siteUrl(dealer, `/sign-in?${signIn}`));
  const phone = somePhone();
  await openCheckout(page, car, phone);
  await expect(page.getByRole('textbox', { name: labels.phone })).toHaveValue(phone);
  const deposit = formatMoney(car.reserveDeposit ?? cars.reserve.deposit, site.currency);
  await expect(page.locator('main')).toContainText(fill(words.noCard, { deposit }));
  expect(await movedSinceArrival(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/reservations')) posts.push(request.url());
  });
  await reserve(page);
  await expect(heading(page)).toBeVisible();
  expect(posts, 'a double click sends one reservation').toHaveLength(1);
  await expect(page.getByRole('status')).toContainText(`The ${car.name} is held for you until`);
  expect(await violationsOf(page)).toEqual([]);

  const other = await stranger(browser);
  await other.goto(siteUrl(dealer, vehiclePath(car)));
  await expect(other.locator('.live-status').getByRole('status')).toHaveText(
    new RegExp(fill(cars.live.reservedText, carWords)),
  );
  await other.goto(siteUrl(dealer, `${basePath(dealer)}/${slugify(car.make)}/${slugify(car.model)}`));
  const card = other
    .locator('.card')
    .filter({ has: other.locator(`.card-title a[href="${vehiclePath(car)}"]`) });
  await expect(card).toMatchAriaSnapshot(`- text: /${cars.tags.reservedText}/`);
  await expect(card.getByRole('link', { name: /^Reserve:/ })).toBeHidden();

  // Opening the page again shows the shopper's reservation.
  await page.goto(siteUrl(dealer, checkoutPath(car)));
  await expect(heading(page)).toBeVisible();
  await page.getByText(texts.release).first().click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: texts.release }).click();
  await expect(page.getByRole('status')).toHaveText(fill(texts.released, { name: car.name }));
  await other.goto(siteUrl(dealer, vehiclePath(car)));
  await expect(other.locator('.purchase').getByRole('link', { name: /^Reserve/ })).toBeVisible();
  await other.context().close();
});

test('an open listing shows within a minute that a car is reserved or available again', async ({ page }) => {
  test.slow();
  const car = await ownCar(6);
  let taken = {};
  let asked = 0;
  await page.route('**/api/cars/taken', (route) => {
    asked += 1;
    return route.fulfill({ json: taken });
  });
  await page.clock.install();
  await page.goto(siteUrl(dealer, `${basePath(dealer)}/${slugify(car.make)}/${slugify(car.model)}`));
  const card = page
    .locator('.card')
    .filter({ has: page.locator(`.card-title a[href="${vehiclePath(car)}"]`) });
  await expect.poll(() => asked).toBe(1);
  const tag = `- text: /${cars.tags.reservedText}/`;
  const way = card.getByRole('link', { name: /^Reserve:/ });
  await expect(way).toBeVisible();
  await expect(card).not.toMatchAriaSnapshot(tag);
  const shift = await layoutShift(page);
  taken = { [car.slug]: 'reserved' };
  await page.clock.fastForward('01:00');
  await expect(card).toMatchAriaSnapshot(tag);
  await expect(way).toBeHidden();
  taken = {};
  await page.clock.fastForward('01:00');
  await expect(card).not.toMatchAriaSnapshot(tag);
  await expect(way).toBeVisible();
  expect(await layoutShift(page)).toBe(shift);
});

test('an open vehicle page shows that the car is reserved, and offers it again once it is available', async ({
  page,
}) => {
  test.slow();
  const car = await ownCar(7);
  let reserved = false;
  await page.route('**/api/cars/taken', (route) =>
    route.fulfill({ json: reserved ? { [car.slug]: 'reserved' } : {} }),
  );
  await page.route(`**/api/cars/${car.slug}/view.json*`, (route) => {
    const car_fields = { status: car.status, reserved, price: car.offerPrice ?? car.price };
    return route.fulfill({ json: { views: 7, car_fields, checked_at: '2026-11-20T02:00:00Z' } });
  });
  await page.clock.install();
  await page.goto(siteUrl(dealer, vehiclePath(car)));
  const link = page.locator('.purchase').getByRole('link', { name: /^Reserve/ });
  const said = page.locator('.live-status').getByRole('status');
  await expect(page.locator('.live-status .checked')).toHaveText(/\S/);
  await expect(link).toBeVisible();
  const before = await page.locator('.purchase .act').innerText();
  const shift = await layoutShift(page);
  reserved = true;
  await page.clock.fastForward('00:31');
  await expect(said).toHaveText(fill(cars.live.reservedText, carWords));
  await expect(link).toHaveCount(0);
  await page.locator('.purchase .act').getByRole('link', { name: cars.card.enquire.label }).focus();
  reserved = false;
  await page.clock.fastForward('00:41');
  await expect(said).toHaveText(fill(cars.live.freeText, carWords));
  await expect(link).toBeVisible();
  await expect(link).toBeFocused();
  expect(await page.locator('.purchase .act').innerText()).toBe(before);
  expect(await layoutShift(page)).toBe(shift);
  // A second reservation hides the link again.
  reserved = true;
  await page.clock.fastForward('00:41');
  await expect(said).toHaveText(fill(cars.live.reservedText, carWords));
  await expect(link).toHaveCount(0);
});

test.describe('two reservations at once', () => {
  test.use({ faults: /409 \(Conflict\)/ });

  test('if two shoppers reserve a car at the same time, one gets it and the other sees a message', async ({
    page,
    browser,
  }) => {
    test.slow();
    const car = await ownCar(1);
    const other = await stranger(browser);
    await Promise.all([openCheckout(page, car), openCheckout(other, car)]);
    await Promise.all([fillIn(page), fillIn(other)]);
    for (const each of [page, other]) await each.waitForFunction(() => performance.now() > 2500);
    const answers = [page, other].map((each) => each.waitForResponse('**/api/reservations'));
    await Promise.all([submit(page).click(), submit(other).click()]);
    const statuses = await Promise.all(answers.map(async (answer) => (await answer).status()));
    expect(statuses.toSorted()).toEqual([201, 409]);
    const [winner, loser] = statuses[0] === 201 ? [page, other] : [other, page];
    await expect(heading(winner)).toBeVisible();
    await expect(loser.getByRole('alert')).toContainText(fill(texts.reserved, carWords));
    await expect(loser.getByRole('textbox', { name: labels.email })).toHaveValue('ada@example.com');
    await loser.reload();
    await expect(
      loser.getByRole('heading', { name: fill(words.refusals.reserved.heading, carWords) }),
    ).toBeVisible();
    expect(await violationsOf(loser)).toEqual([]);
    await release(winner);
    await other.context().close();
  });
});

test.describe('without a network, or if the session ends while the form is filled in', () => {
  test.use({ faults: /ERR_INTERNET_DISCONNECTED|401 \(Unauthorized\)/ });

  test('nothing is reserved, and the shopper signs in again and finds what was typed', async ({ page }) => {
    const car = await ownCar(8);
    await openCheckout(page, car);
    await fillIn(page);
    await page.getByRole('textbox', { name: words.message }).fill('I come on Sunday.');
    await page.waitForFunction(() => performance.now() > 2500);
    await page.context().setOffline(true);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(words.offline);
    await page.context().setOffline(false);
    await page.context().clearCookies();
    await submit(page).click();
    await expect(page).toHaveURL(/\/sign-in\?type=checkout&redirect=/);
    const phone = somePhone();
    await openCheckout(page, car, phone);
    await expect(page.getByRole('textbox', { name: words.message })).toHaveValue('I come on Sunday.');
    await expect(page.getByRole('textbox', { name: labels.phone })).toHaveValue(phone);
  });
});

test('a sold car shows a message instead of the form', async ({ page }) => {
  const sold = await vehicleWith(dealer, 'sold', isSold);
  await openCheckout(page, sold);
  await expect(
    page.getByRole('heading', { name: fill(words.refusals.sold.heading, carWords) }),
  ).toBeVisible();
  await expect(submit(page)).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
});

test('every address of the reservation page redirects to the configured one', async ({ page }) => {
  const car = await ownCar(4);
  await signInAs(dealer, somePhone(), page.context());
  for (const path of [checkoutPath(car, 'buy-online'), checkoutPath(car, 'checkout-journey')]) {
    await page.goto(siteUrl(dealer, path));
    await expect(page).toHaveURL(siteUrl(dealer, checkoutPath(car)));
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a car can be reserved and the reservation cancelled', async ({ page }) => {
    const car = await ownCar(5);
    await openCheckout(page, car);
    await fillIn(page);
    await submit(page).click();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('link', { name: texts.addToCalendar })).toHaveAttribute('href', /\.ics$/);
    await release(page);
    await expect(page.getByRole('status')).toHaveText(fill(texts.released, { name: car.name }));
  });
});
