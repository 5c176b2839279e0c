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

test('a signed-in shopper cannot reserve a sold car but reserves another, everybody sees it, and cancelling makes the car available again', async ({
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
  await signInAs(dealer, phone, page.context());

  await test.step('a sold car shows a message instead of the form', async () => {
    await page.goto(siteUrl(dealer, checkoutPath(await vehicleWith(dealer, 'sold', isSold))));
    const refusal = fill(words.refusals.sold.heading, carWords);
    await expect(page.getByRole('heading', { name: refusal })).toBeVisible();
    await expect(submit(page)).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);
  });

  await page.goto(siteUrl(dealer, checkoutPath(car)));
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
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: texts.addToCalendar })).toBeHidden();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets, 'it prints on one page').toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
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
  const car = await ownCar(1);
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
  const car = await ownCar(2);
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
  // Without the next test drives, which come whenever their request is answered.
  const acts = page.locator('.purchase .act > :not(:has(.next-times), .next-times)');
  const before = await acts.allInnerTexts();
  expect(before.join('\n')).toContain(cars.card.enquire.label);
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
  expect(await acts.allInnerTexts()).toEqual(before);
  expect(await layoutShift(page)).toBe(shift);
  // A second reservation hides the link again.
  reserved = true;
  await page.clock.fastForward('00:41');
  await expect(said).toHaveText(fill(cars.live.reservedText, carWords));
  await expect(link).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a car can be reserved and the reservation cancelled', async ({ page }) => {
    const car = await ownCar(3);
    await signInAs(dealer, somePhone(), page.context());
    await page.goto(siteUrl(dealer, checkoutPath(car)));
    await fillIn(page);
    await submit(page).click();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('link', { name: texts.addToCalendar })).toHaveAttribute('href', /\.ics$/);
    await release(page);
    await expect(page.getByRole('status')).toHaveText(fill(texts.released, { name: car.name }));
  });
});
