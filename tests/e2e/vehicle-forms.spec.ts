import type { Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { requestPhotosHref } from '#src/vehicle/gallery/request-photos.ts';
import { isAvailable, isSold } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { enquiryPath, vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { openVehicle } from './open-vehicle.ts';
import {
  buttonOf,
  commentsOf,
  fillInContact,
  headingOf,
  sendEnquiry,
  sheetOf,
  storedLead,
} from './vehicle-form.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { forms, leads, contact, gallery } = settingsOf(dealer);
const { vehicle: words } = forms;
const isFewPhotos = (car: Vehicle) => car.images.length === 1 && car.status === 'in_stock';

/** Whether the page is at the history entry that an open dialog adds. */
const hasEntry = (page: Page) => page.evaluate(() => history.state?.dialog === true);

test('an enquiry waits for its form, keeps what is typed for its own vehicle, has several steps and reaches the dealer', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/forms/enquiry.json')) asked += 1;
  });
  const { promise: isOnItsWay, resolve: come } = Promise.withResolvers<void>();
  const vehicle = await openVehicle(page, dealer, 'in stock', isPlain);
  const form = sheetOf(page);
  const button = buttonOf(page);
  const comments = commentsOf(form);

  await test.step('a slow form shows that it is loading, and is requested once', async () => {
    // Neither the script that opens the form nor the form itself is loaded when the button is clicked.
    const late = /_astro\/.*\.js$|forms\/enquiry\.json$/;
    await page.route(late, async (route) => {
      await isOnItsWay;
      await route.continue();
    });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.click();
    come();
    await expect(form).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    expect(asked).toBe(1);
    await page.unroute(late);
  });

  await test.step('a closed form keeps what was typed, also after the page was left, but for its own vehicle only', async () => {
    await comments.fill('Is it blue?');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(siteUrl(dealer, vehiclePath(vehicle)));
    await expect.poll(() => hasEntry(page), 'the page has left the dialog’s history entry').toBe(false);
    await button.click();
    await expect(comments).toHaveValue('Is it blue?');
    const isOther = (car: Vehicle) => isPlain(car) && car.slug !== vehicle.slug;
    await page.goto(siteUrl(dealer, enquiryPath(await vehicleWith(dealer, 'another', isOther))));
    // The stored text is restored together with the steps.
    await expect(page.locator('main')).toContainText(fill(forms.texts.step, { step: 1, steps: 3 }));
    await expect(commentsOf(page), 'what was typed belongs to its vehicle').toHaveValue('');
    await page.goto(siteUrl(dealer, vehiclePath(vehicle)));
    await button.click();
    await expect(comments, 'what was typed survives leaving the page').toHaveValue('Is it blue?');
  });

  await test.step('each step is checked, and the way back keeps what was typed', async () => {
    await expect(form).toContainText(vehicle.name);
    await expect(form).toContainText(fill(forms.texts.step, { step: 1, steps: 3 }));
    const next = form.getByRole('button', { name: forms.texts.next });
    await comments.fill('');
    await next.click();
    await expect(comments).toHaveAccessibleDescription(leads.texts.required);
    await expect(comments).toBeFocused();
    await comments.fill('Does it tow a boat?');
    await next.click();
    await expect(form).toContainText(fill(forms.texts.step, { step: 2, steps: 3 }));
    await form.getByRole('button', { name: forms.texts.back }).click();
    await expect(comments).toHaveValue('Does it tow a boat?');
    await next.click();
    await fillInContact(form);
    await next.click();
    await expect(form).toContainText(fill(forms.texts.step, { step: 3, steps: 3 }));
  });

  await form.getByRole('button', { name: contact.forms.enquiry.submit }).click();
  await expect(form.getByRole('alert')).toContainText(leads.terms.message);
  await sendEnquiry(form);
  expect(await storedLead(page)).toMatchObject({
    vehicle: { slug: vehicle.slug },
    fields: { name: 'Ada', message: 'Does it tow a boat?', phone: '0412 345 678' },
  });
  await page.goBack();
  await expect(page).toHaveURL(siteUrl(dealer, vehiclePath(vehicle)));
  await expect(form).toBeHidden();
});

test('a vehicle with one photograph has no thumbnails but a link to request more, which reaches the dealer', async ({
  page,
}) => {
  const vehicle = await openVehicle(page, dealer, 'with one photograph', isFewPhotos);
  await expect(page.getByRole('list', { name: vehicle.name }).getByRole('img')).toHaveCount(1);
  await expect(page.locator('.thumbs')).toHaveCount(0);
  const ask = page.getByRole('link', { name: gallery.requestPhotos.label });
  await expect(ask).toHaveAttribute('href', requestPhotosHref(vehicle, gallery.requestPhotos) ?? '');
  await ask.click();
  const form = sheetOf(page, words.headings.requestPhotos);
  await form.getByRole('textbox', { name: words.requestPhotos.message }).fill('The boot, please');
  await fillInContact(form);
  await form.getByRole('button', { name: words.requestPhotos.submit }).click();
  expect(await storedLead(page)).toMatchObject({
    subcategory: leads.requestPhotos.subcategory,
    vehicle: { slug: vehicle.slug },
    fields: { message: 'The boot, please', text: leads.requestPhotos.text },
  });
});

test.describe('a form that does not load', () => {
  test.use({ faults: /503|forms\/enquiry|never-was/ });

  test('is replaced by its own page, which an unknown vehicle does not have', async ({ page }) => {
    const vehicle = await openVehicle(page, dealer, 'in stock', isPlain);
    await page.route('**/forms/enquiry.json', (route) => route.fulfill({ status: 503 }));
    await buttonOf(page).click();
    await expect(page).toHaveURL(siteUrl(dealer, enquiryPath(vehicle)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(words.headings.enquiry));
    await expect(page.locator('main')).toContainText(vehicle.name);
    await page.getByRole('link', { name: headingOf(words.back) }).click();
    await expect(page).toHaveURL(siteUrl(dealer, vehiclePath(vehicle)));
    const statusOf = (path: string) => page.evaluate(async (to) => (await fetch(to)).status, path);
    expect(await statusOf('/cars/never-was/enquire')).toBe(404);
  });
});

test('one click sends a form after an error is corrected, because the button does not move', async ({
  page,
}) => {
  const { vehicle: own } = settingsOf('pitstop');
  await openVehicle(page, 'pitstop', 'in stock', isPlain);
  await buttonOf(page, own.card.enquire.label).click();
  const form = sheetOf(page);
  await fillInContact(form);
  const send = form.getByRole('button', { name: contact.forms.enquiry.submit });
  await send.click();
  await expect(commentsOf(form)).toHaveAccessibleDescription(leads.texts.required);
  await commentsOf(form).fill('Is it still there?');
  await send.scrollIntoViewIfNeeded();
  const { height = 0 } = (await send.boundingBox()) ?? {};
  // Clicks the lower edge, which would be the first to move away from the pointer.
  await send.hover({ position: { x: 40, y: height - 5 } });
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL('**/success');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  async function expectReceipt(page: Page, vehicle: Vehicle): Promise<void> {
    await expect(page).toHaveURL(/\/api\/(leads|test-drive)\//);
    await expect(page.locator('main')).toContainText(vehicle.name);
  }

  test('an enquiry and a request for photographs are one form each on their own page', async ({ page }) => {
    const vehicle = await openVehicle(page, dealer, 'in stock', isPlain);
    await buttonOf(page).click();
    await page.waitForURL(siteUrl(dealer, enquiryPath(vehicle)));
    const main = page.locator('main');
    await expect(main).toContainText(vehicle.name);
    await commentsOf(main).fill('Does it tow a boat?');
    await fillInContact(main);
    await sendEnquiry(main);
    await expectReceipt(page, vehicle);
    await expect(main).toContainText('Does it tow a boat?');

    const other = await vehicleWith(dealer, 'with one photograph', isFewPhotos);
    await page.goto(siteUrl(dealer, `${vehiclePath(other)}/request-photos`));
    await fillInContact(page);
    await page.getByRole('button', { name: words.requestPhotos.submit }).click();
    await expectReceipt(page, other);
  });

  test('the form for a sold vehicle asks for a similar one, also in place of a test drive', async ({
    page,
  }) => {
    const vehicle = await vehicleWith(dealer, 'sold', (car) => isSold(car) && !isAvailable(car));
    await page.goto(siteUrl(dealer, `${vehiclePath(vehicle)}/test-drive`));
    await expect(page).toHaveURL(siteUrl(dealer, enquiryPath(vehicle)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(words.headings.similar));
    await expect(commentsOf(page)).toHaveValue(leads.unavailable.message);
    await fillInContact(page);
    await sendEnquiry(page);
    await expectReceipt(page, vehicle);
  });
});
