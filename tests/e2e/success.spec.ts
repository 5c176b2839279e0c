import * as v from 'valibot';
import { freeTimesSchema } from '#src/leads/test-drive/free-times.schema.ts';
import { fill } from '#src/values/fill.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf, stockOf, vehicleWith } from './dealers.ts';
import { isPlain, stockPath } from './example-paths.ts';
import { shiftSinceArrival } from './layout-shift.ts';
import { callFunction, openSuccess, pageWithForm, remember, sendLead } from './sent-lead.ts';
import { expect, test, visitTime } from './visitor.ts';

const dealer = 'harbourline';
const { success, leads, appointments } = settingsOf(dealer);
const { texts, kinds } = success;
const typed = { phone: '+61 412 345 678', message: 'Two\nlines <b>' };

/** A car whose page has similar cars. */
async function aCar(of: Dealer = dealer) {
  const stock = await stockOf(of);
  return vehicleWith(of, 'with others of its model', (vehicle) => {
    const others = stock.filter(({ make, model }) => make === vehicle.make && model === vehicle.model);
    return isPlain(vehicle) && others.length > 3;
  });
}

test('after an enquiry the page shows what was sent, to whom and what comes next, and links back to the car', async ({
  page,
}) => {
  const of = dealer;
  const { locations, site, success: words } = settingsOf(of);
  const car = await aCar(of);
  const branch = locations.locations.find(({ id }) => id === car.locationId);
  await openSuccess(page, of, await sendLead(page, of, { ...typed, car_slug: car.slug }));
  const main = page.getByRole('main');
  const name = branch?.name ?? site.name;
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.kinds.enquiry.heading);
  await expect(main.getByText('Two\nlines <b>')).toBeVisible();
  await expect(main.getByText('0412 345 678')).toBeVisible();
  await expect(main.getByText(fill(words.kinds.enquiry.next[0] ?? '', { branch: name }))).toBeVisible();
  await expect(main.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  const similar = main.getByRole('region', {
    name: fill(words.texts.similar, { cars: site.vehicleWord.many }),
  });
  await expect(similar.getByRole('article')).toHaveCount(words.mostCars);
  await expect(similar.getByRole('article').first()).toContainText(car.make);
  expect(await violationsOf(page)).toEqual([]);
  await main.getByRole('link', { name: words.texts.viewVehicle }).click();
  await expect(page).toHaveURL(siteUrl(of, `/cars/${car.slug}`));
});

test('a reload shows the lead again, and neither a reload nor going back sends it again', async ({
  page,
}) => {
  const lead = await sendLead(page, dealer, {});
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await openSuccess(page, dealer, lead);
  const sent = page.getByRole('heading', { name: leads.receipt.sent });
  await expect(sent).toBeVisible();
  await page.reload();
  await expect(sent).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(siteUrl(dealer, pageWithForm));
  await page.goForward();
  await expect(sent).toBeVisible();
  expect(posts.filter((url) => !url.endsWith('/api/events'))).toEqual([]);
});

test('a booked test drive is shown with its calendar file, and a cancelled one as cancelled', async ({
  page,
}, { project }) => {
  const car = await vehicleWith(dealer, 'to be driven', isPlain);
  const asked = await callFunction(page, dealer, `/api/test-drive/appointments?car_slug=${car.slug}`);
  const { days } = v.parse(freeTimesSchema, asked);
  const times = days.flatMap((day) => day.times);
  // Other tests book the first and last times, so each project books its own time in the middle.
  const time = times.at(Math.floor(times.length / 2) - (project.name === 'phone' ? 1 : 2));
  const lead = await sendLead(page, dealer, {
    ...{ form: 'test-drive', car_slug: car.slug, booking_at: time?.at },
  });
  await openSuccess(page, dealer, lead);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(kinds.booked.heading);
  await expect(main.getByText(lead.appointment?.label ?? '', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: appointments.texts.addToCalendar }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  expect(await violationsOf(page)).toEqual([]);

  await callFunction(page, dealer, `${lead.appointment?.path}/cancel`, {});
  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(kinds.cancelled.heading);
  await expect(main.getByRole('link', { name: appointments.texts.addToCalendar })).toBeHidden();
});

test('without a sent lead the page says so and links to the stock', async ({ page }) => {
  const cars = settingsOf(dealer).site.vehicleWord.many;
  await openSuccess(page, dealer, null);
  // Stored data in an unknown format counts as no lead.
  for (const stored of [null, { form: 'enquiry', at: visitTime.getTime() }]) {
    if (stored) await remember(page, stored);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.none);
    await expect(page.getByText(texts.noneText)).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.next })).toBeHidden();
  }
  expect(await violationsOf(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: fill(texts.search, { cars }) })
    .first()
    .click();
  await expect(page).toHaveURL(siteUrl(dealer, await stockPath(dealer)));
});

test('on a slow connection the thanks appear before any script, without a layout shift', {
  tag: '@desktop',
}, async ({ page }) => {
  const car = await aCar();
  const lead = await sendLead(page, dealer, { car_slug: car.slug });
  const release = { scripts: () => {}, receipt: () => {} };
  const scripts = new Promise<void>((resolve) => (release.scripts = resolve));
  const receipt = new Promise<void>((resolve) => (release.receipt = resolve));
  await openSuccess(page, dealer, null);
  await page.route('**/_astro/*.js', async (route) => scripts.then(async () => route.continue()));
  await page.route(`**${lead.receipt}`, async (route) => receipt.then(async () => route.continue()));
  await remember(page, lead);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(kinds.enquiry.heading, { exact: true })).toBeVisible();
  const skeleton = page.locator('.success-skeleton');
  await expect(skeleton).toBeVisible();
  release.scripts();
  await expect(page.getByRole('status').filter({ hasText: texts.loading })).toBeAttached();
  await expect(skeleton).toBeVisible();
  release.receipt();
  await expect(page.getByRole('heading', { name: leads.receipt.sent })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeAttached();
  expect(await shiftSinceArrival(page)).toBeLessThan(0.001);
});

test.describe('when the receipt does not load', () => {
  test.use({ faults: /Failed to load resource/ });

  test('the thanks stay, and the receipt can be loaded again', async ({ page }) => {
    const lead = await sendLead(page, dealer, {});
    await page.route(`**${lead.receipt}`, (route) => route.abort());
    await openSuccess(page, dealer, lead);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kinds.enquiry.heading);
    await expect(page.getByRole('main').getByText(texts.failed).last()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.unroute(`**${lead.receipt}`);
    await page.getByRole('button', { name: texts.retry }).click();
    await expect(page.getByRole('heading', { name: leads.receipt.sent })).toBeVisible();
  });
});

test('consent can be withdrawn on the receipt, after which the page no longer mentions it', async ({
  page,
}) => {
  const lead = await sendLead(page, dealer, {});
  await openSuccess(page, dealer, lead);
  await expect(page.getByText(texts.agreement)).toBeVisible();
  await page.getByRole('link', { name: texts.receipt }).click();
  await expect(page).toHaveURL(siteUrl(dealer, lead.receipt));
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: leads.receipt.withdraw }).click();
  await expect(page.getByText(leads.receipt.withdrawn.split('{')[0] ?? '')).toBeInViewport();
  await page.goto(siteUrl(dealer, '/success'));
  await expect(page.getByRole('heading', { name: leads.receipt.sent })).toBeVisible();
  await expect(page.getByText(texts.agreement)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the receipt shows what was sent, what comes next, whom to call and a link back', async ({ page }) => {
    const car = await aCar();
    const lead = await sendLead(page, dealer, { car_slug: car.slug });
    await page.goto(siteUrl(dealer, lead.receipt));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kinds.enquiry.heading);
    await expect(page.getByRole('heading', { name: texts.next })).toBeVisible();
    await expect(page.getByText('Is it still there?')).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
    await page.getByRole('link', { name: texts.viewVehicle }).click();
    await expect(page).toHaveURL(siteUrl(dealer, `/cars/${car.slug}`));
  });
});
