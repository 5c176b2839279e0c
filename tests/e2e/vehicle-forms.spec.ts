import type { Locator, Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { isAvailable, isSold } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { enquiryPath, vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test, visitTime } from './visitor.ts';

const dealer = 'harbourline';
const { vehicle: texts, forms, leads, contact, site, gallery } = settingsOf(dealer);
const { labels, vehicle: words } = forms;
const heading = (text: string) => fill(text, { car: site.vehicleWord.one });
const ada = { name: 'Ada', email: 'ada@example.com', phone: '0412 345 678' };
const isFewPhotos = (car: Vehicle) => car.images.length === 1 && car.status === 'in_stock';

const sheet = (page: Page, title = words.headings.enquiry) =>
  page.getByRole('dialog', { name: heading(title), exact: true });
const button = (page: Page, label = texts.card.enquire.label) =>
  page.locator('.purchase').getByRole('link', { name: label, exact: true });
const comments = (form: Locator | Page) => form.getByRole('textbox', { name: labels.message });

async function fillInContact(form: Locator | Page): Promise<void> {
  await form.getByRole('textbox', { name: labels.name }).fill(ada.name);
  await form.getByRole('textbox', { name: labels.phone }).fill(ada.phone);
  await form.getByRole('textbox', { name: labels.email }).fill(ada.email);
  const postcode = form.getByRole('textbox', { name: labels.postcode });
  if (await postcode.isVisible()) await postcode.fill('4000');
}

/** Whether the page is at the history entry that an open dialog adds. */
const hasEntry = (page: Page) => page.evaluate(() => history.state?.dialog === true);

/** The dealer's stored lead of the message that was just sent from this tab. */
async function storedLead(page: Page) {
  return page.evaluate(async () => {
    const { receipt }: { receipt: string } = JSON.parse(sessionStorage.getItem('sent-lead') ?? '{}').data;
    const reply = await fetch(receipt, { headers: { Accept: 'application/json' } });
    return reply.json();
  });
}

test.describe('over a vehicle page', () => {
  test('an enquiry has several steps, keeps what was typed and reaches the dealer', async ({ page }) => {
    const vehicle = await openVehicle(page, dealer, 'in stock', isPlain);
    await button(page).click();
    const form = sheet(page);
    await expect(form).toContainText(vehicle.name);
    await expect(form).toContainText(fill(forms.texts.step, { step: 1, steps: 3 }));
    const next = form.getByRole('button', { name: forms.texts.next });
    await next.click();
    await expect(comments(form)).toHaveAccessibleDescription(leads.texts.required);
    await expect(comments(form)).toBeFocused();
    await comments(form).fill('Does it tow a boat?');
    await next.click();
    await expect(form).toContainText(fill(forms.texts.step, { step: 2, steps: 3 }));
    await form.getByRole('button', { name: forms.texts.back }).click();
    await expect(comments(form)).toHaveValue('Does it tow a boat?');
    await next.click();
    await fillInContact(form);
    await next.click();
    await expect(form).toContainText(fill(forms.texts.step, { step: 3, steps: 3 }));
    const send = form.getByRole('button', { name: contact.forms.enquiry.submit });
    await send.click();
    await expect(form.getByRole('alert')).toContainText(leads.terms.message);
    await form.getByRole('checkbox', { name: leads.terms.text }).check();
    await send.click();
    await page.waitForURL('**/success');
    expect(await storedLead(page)).toMatchObject({
      vehicle: { slug: vehicle.slug },
      fields: { name: 'Ada', message: 'Does it tow a boat?', phone: '0412 345 678' },
    });
    await page.goBack();
    await expect(page).toHaveURL(siteUrl(dealer, vehiclePath(vehicle)));
    await expect(form).toBeHidden();
  });

  test('a closed form keeps what was typed, also after a reload, but for its own vehicle only', async ({
    page,
  }) => {
    const vehicle = await openVehicle(page, dealer, 'in stock', isPlain);
    const form = sheet(page);
    await button(page).click();
    await expect(form).toBeVisible();
    await comments(form).fill('Is it blue?');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(siteUrl(dealer, vehiclePath(vehicle)));
    await expect.poll(() => hasEntry(page), 'the page has left the dialog’s history entry').toBe(false);
    await button(page).click();
    await expect(comments(form)).toHaveValue('Is it blue?');
    await page.reload();
    await button(page).click();
    await expect(comments(form), 'what was typed survives a reload').toHaveValue('Is it blue?');
    await page.goto(
      siteUrl(
        dealer,
        enquiryPath(await vehicleWith(dealer, 'another', (car) => isPlain(car) && car.slug !== vehicle.slug)),
      ),
    );
    // The stored text is restored together with the steps.
    await expect(page.getByRole('main')).toContainText(fill(forms.texts.step, { step: 1, steps: 3 }));
    await expect(comments(page), 'what was typed belongs to its vehicle').toHaveValue('');
  });

  test('a double click or the keyboard opens one form, without a layout shift', {
    tag: '@desktop-only',
  }, async ({ page }) => {
    await openVehicle(page, dealer, 'in stock', isPlain);
    await button(page).dblclick();
    await expect(sheet(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    expect(await movedSinceArrival(page)).toEqual([]);
    await button(page, texts.card.testDrive.label).focus();
    await page.keyboard.press('Enter');
    const drive = sheet(page, words.headings.testDrive);
    await expect(drive.getByRole('heading', { name: words.headings.testDrive })).toBeFocused();
    await expect(drive.getByRole('radio').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('a request for photographs reaches the dealer with its text', async ({ page }) => {
    const vehicle = await openVehicle(page, dealer, 'with one photograph', isFewPhotos);
    await page.getByRole('link', { name: gallery.requestPhotos.label }).click();
    const form = sheet(page, words.headings.requestPhotos);
    await form.getByRole('textbox', { name: words.requestPhotos.message }).fill('The boot, please');
    await fillInContact(form);
    await form.getByRole('button', { name: words.requestPhotos.submit }).click();
    await page.waitForURL('**/success');
    expect(await storedLead(page)).toMatchObject({
      subcategory: leads.requestPhotos.subcategory,
      vehicle: { slug: vehicle.slug },
      fields: { message: 'The boot, please', text: leads.requestPhotos.text },
    });
  });

  test('if the car is sold while its page is open, the form asks for a similar one', async ({ page }) => {
    await page.route('**/view.json?*', (route) =>
      route.fulfill({
        json: {
          views: 1,
          car_fields: { status: 'sold', reserved: false, price: 1 },
          checked_at: '2026-11-20T02:00:00.000Z',
        },
      }),
    );
    await openVehicle(page, dealer, 'in stock', isPlain);
    await button(page, texts.card.findSimilar.label).click();
    const form = sheet(page, words.headings.similar);
    await expect(comments(form)).toHaveValue(leads.unavailable.message);
    await form.getByRole('button', { name: forms.texts.next }).click();
    await fillInContact(form);
    await form.getByRole('button', { name: forms.texts.next }).click();
    await form.getByRole('checkbox', { name: leads.terms.text }).check();
    await form.getByRole('button', { name: contact.forms.enquiry.submit }).click();
    await page.waitForURL('**/success');
    expect(await storedLead(page)).toMatchObject({
      subcategory: 'Find me something similar',
      fields: { message: 'Can you please find me something similar?' },
    });
  });

  test('a slow form shows that it is loading, and is requested once', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/forms/enquiry.json')) asked += 1;
    });
    const { promise: isOnItsWay, resolve: come } = Promise.withResolvers<void>();
    await openVehicle(page, dealer, 'in stock', isPlain);
    // Neither the script that opens the form nor the form itself is loaded when the button is clicked.
    for (const late of ['**/_astro/*.js', '**/forms/enquiry.json'])
      await page.route(late, async (route) => {
        await isOnItsWay;
        await route.continue();
      });
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await button(page).click();
    come();
    await expect(sheet(page)).toBeVisible();
    await expect(button(page)).not.toHaveAttribute('aria-busy');
    expect(asked).toBe(1);
  });
});

test.describe('a form that does not load', () => {
  test.use({ faults: /503|forms\/enquiry/ });

  test('is replaced by its own page, at the latest after a while', async ({ page }) => {
    await page.clock.install({ time: visitTime });
    const vehicle = await openVehicle(page, dealer, 'in stock', isPlain);
    await page.route('**/forms/enquiry.json', (route) => route.fulfill({ status: 503 }));
    await button(page).click();
    await expect(page).toHaveURL(siteUrl(dealer, enquiryPath(vehicle)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(words.headings.enquiry));
    await expect(page.getByRole('main')).toContainText(vehicle.name);
    await page.getByRole('link', { name: heading(words.back) }).click();
    await expect(page).toHaveURL(siteUrl(dealer, vehiclePath(vehicle)));
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
    await page.unroute('**/forms/enquiry.json');
    await page.route('**/forms/enquiry.json', () => ask());
    await button(page).click();
    await isAsked;
    await page.clock.fastForward('00:09');
    await expect(page).toHaveURL(siteUrl(dealer, enquiryPath(vehicle)));
  });
});

test('one click sends a form after an error is corrected, because the button does not move', async ({
  page,
}) => {
  const { vehicle: own } = settingsOf('pitstop');
  await openVehicle(page, 'pitstop', 'in stock', isPlain);
  await button(page, own.card.enquire.label).click();
  const form = sheet(page);
  await fillInContact(form);
  const send = form.getByRole('button', { name: contact.forms.enquiry.submit });
  await send.click();
  await expect(comments(form)).toHaveAccessibleDescription(leads.texts.required);
  await comments(form).fill('Is it still there?');
  await send.scrollIntoViewIfNeeded();
  const { height = 0 } = (await send.boundingBox()) ?? {};
  // Clicks the lower edge, which would be the first to move away from the pointer.
  await send.hover({ position: { x: 40, y: height - 5 } });
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL('**/success');
});

test('the form for an unknown vehicle answers with 404, and a test drive of a sold one leads to its enquiry', async ({
  page,
}) => {
  const reply = await page.goto(siteUrl(dealer, '/cars/never-was/enquire'));
  expect(reply?.status()).toBe(404);
  const sold = await vehicleWith(dealer, 'sold', isSold);
  await page.goto(siteUrl(dealer, `${vehiclePath(sold)}/test-drive`));
  await expect(page).toHaveURL(siteUrl(dealer, enquiryPath(sold)));
  await expect(comments(page)).toHaveValue(leads.unavailable.message);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  async function open(page: Page, from: Dealer, what: string, isWanted: (car: Vehicle) => boolean) {
    const vehicle = await vehicleWith(from, what, isWanted);
    await page.goto(siteUrl(from, vehiclePath(vehicle)));
    return vehicle;
  }

  async function expectReceipt(page: Page, vehicle: Vehicle): Promise<void> {
    await expect(page).toHaveURL(/\/api\/(leads|test-drive)\//);
    await expect(page.getByRole('main')).toContainText(vehicle.name);
  }

  test('an enquiry is one form on its own page', async ({ page }) => {
    const vehicle = await open(page, dealer, 'in stock', isPlain);
    await button(page).click();
    await page.waitForURL(siteUrl(dealer, enquiryPath(vehicle)));
    const main = page.getByRole('main');
    await expect(main).toContainText(vehicle.name);
    await comments(main).fill('Does it tow a boat?');
    await fillInContact(main);
    await main.getByRole('checkbox', { name: leads.terms.text }).check();
    await main.getByRole('button', { name: contact.forms.enquiry.submit }).click();
    await expectReceipt(page, vehicle);
    await expect(page.getByRole('main')).toContainText('Does it tow a boat?');
  });

  test('the form for a sold vehicle asks for a similar one', async ({ page }) => {
    const vehicle = await open(page, dealer, 'sold', (car) => isSold(car) && !isAvailable(car));
    await button(page, texts.card.findSimilar.label).click();
    await page.waitForURL(siteUrl(dealer, enquiryPath(vehicle)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(words.headings.similar));
    await expect(comments(page)).toHaveValue(leads.unavailable.message);
    await fillInContact(page);
    await page.getByRole('checkbox', { name: leads.terms.text }).check();
    await page.getByRole('button', { name: contact.forms.enquiry.submit }).click();
    await expectReceipt(page, vehicle);
  });

  test('a test drive is booked from a list of free times', async ({ page }) => {
    const vehicle = await open(page, dealer, 'in stock', isPlain);
    await button(page, texts.card.testDrive.label).click();
    await page.waitForURL(siteUrl(dealer, `${vehiclePath(vehicle)}/test-drive`));
    const times = page.getByRole('combobox').first();
    const chosen =
      (await times.locator('optgroup').last().getByRole('option').last().getAttribute('value')) ?? '';
    await times.selectOption(chosen);
    await fillInContact(page);
    const terms = page.getByRole('checkbox', { name: leads.testDrive.terms ?? '' });
    if (leads.testDrive.terms !== null) await terms.check();
    await page.getByRole('main').getByRole('button').last().click();
    await expectReceipt(page, vehicle);
  });

  test('a request for photographs can be sent', async ({ page }) => {
    const vehicle = await open(page, dealer, 'with one photograph', isFewPhotos);
    await page.getByRole('link', { name: gallery.requestPhotos.label }).click();
    await page.waitForURL(siteUrl(dealer, `${vehiclePath(vehicle)}/request-photos`));
    await fillInContact(page);
    await page.getByRole('button', { name: words.requestPhotos.submit }).click();
    await expectReceipt(page, vehicle);
  });
});
