import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { type AnalyticsEvent, eventSchema } from '#src/analytics/event.schema.ts';
import { eventIds } from '#src/analytics/event-ids.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { allEventsSent } from './all-events-sent.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { somePhone } from './sent-code.ts';
import { expect, test } from './visitor.ts';

/** A dealer that assumes consent, so that the shopper need not agree first. */
const dealer = 'meridian';

/** The events about leads that were sent to the platform, each checked with the platform's own schema. */
async function leadEventsOf(page: Page): Promise<() => AnalyticsEvent[]> {
  const events: AnalyticsEvent[] = [];
  await page.route('**/api/events', async (route) => {
    const event = v.parse(eventSchema, route.request().postDataJSON());
    if (event.name !== 'vehicle-view' && event.name !== 'search-view') events.push(event);
    await route.fulfill({ status: 204 });
  });
  return () => events;
}

/** Dispatches the event with which a form tells the page that the server has the lead. */
async function say(page: Page, detail: Record<string, unknown>, from = 'document'): Promise<void> {
  const lead = {
    form: 'enquiry',
    leadId: crypto.randomUUID(),
    receipt: '/api/leads/x',
    carSlug: null,
    fields: {},
  };
  await page.evaluate(
    ([selector, told]) => {
      const target = selector === 'document' ? document : document.querySelector(selector);
      target?.dispatchEvent(new CustomEvent('lead-sent', { detail: told, bubbles: true }));
    },
    [from, { ...lead, ...detail }] as const,
  );
}

const idsOf = (events: readonly AnalyticsEvent[]) => events.map(({ id }) => id);

test('an enquiry about a car is counted by the kind of car, one without a car as the general form', async ({
  page,
}) => {
  const told = await leadEventsOf(page);
  const kinds: readonly [Vehicle['carType'], number, number][] = [
    ['used', 15, 48],
    ['new', 14, 17],
    ['demo', 14, 17],
  ];
  const expected: number[] = [];
  for (const [carType, enquiry, testDrive] of kinds) {
    const car = await vehicleWith(
      dealer,
      carType,
      (one) => one.carType === carType && one.status === 'in_stock',
    );
    await page.goto(siteUrl(dealer, `/cars/${car.slug}`));
    await say(page, { carSlug: car.slug });
    await say(page, { carSlug: car.slug, form: 'test-drive' });
    expected.push(enquiry, testDrive);
    await expect.poll(() => idsOf(told())).toEqual(expected);
    expect(told().at(-1)?.car).toEqual({ id: car.id, slug: car.slug });
  }
  await page.goto(siteUrl(dealer, '/contact'));
  await say(page, {});
  await say(page, { fields: { category: 'Careers Enquiry' } });
  await expect.poll(() => idsOf(told()).slice(expected.length)).toEqual([22, 51]);
});

test('a lead is counted once, even if it is reported again after a reload or in another tab', async ({
  page,
  context,
}) => {
  const told = await leadEventsOf(page);
  const leadId = crypto.randomUUID();
  await page.goto(siteUrl(dealer, '/contact'));
  await say(page, { leadId });
  await say(page, { leadId });
  await expect.poll(() => idsOf(told())).toEqual([22]);
  await page.reload();
  await say(page, { leadId });
  await allEventsSent(page);
  expect(idsOf(told())).toEqual([22]);
  const other = await context.newPage();
  const toldThere = await leadEventsOf(other);
  await other.goto(siteUrl(dealer, '/contact'));
  await say(other, { leadId });
  await say(other, {});
  await allEventsSent(other);
  expect(idsOf(toldThere())).toEqual([22]);
});

test('a lead that is sent later is counted for its own car, not for the car of the current page', async ({
  page,
}) => {
  const told = await leadEventsOf(page);
  const car = await vehicleWith(dealer, 'in stock', isPlain);
  await page.goto(siteUrl(dealer, `/cars/${car.slug}`));
  await say(page, { carSlug: 'another-car' });
  await expect.poll(() => told()).toMatchObject([{ id: 14, car: null }]);
});

test('an accepted trade-in offer is added to the data layer, but only the server counts it', async ({
  page,
}) => {
  const told = await leadEventsOf(page);
  await page.goto(siteUrl(dealer, '/contact'));
  await say(page, { form: 'trade-in', isOfferAccepted: true });
  const layer = () =>
    page.evaluate(() => {
      const entries: unknown = Reflect.get(window, 'dataLayer');
      return Array.isArray(entries) ? entries.map((entry) => entry.event_id) : [];
    });
  await expect.poll(layer).toEqual([17, eventIds['offer-accepted']]);
  await allEventsSent(page);
  expect(idsOf(told())).toEqual([17]);
});

test('events never contain what was typed, and nothing is sent if the shopper has not agreed', async ({
  page,
}) => {
  const told = await leadEventsOf(page);
  const fields = { name: 'Ada', email: 'ada@example.com', phone: '0412 345 678', message: 'secret' };
  await page.goto(siteUrl(dealer, '/contact'));
  await say(page, { fields });
  await expect.poll(told).toHaveLength(1);
  expect(JSON.stringify([told(), await page.evaluate(() => Reflect.get(window, 'dataLayer'))])).not.toMatch(
    /Ada|example|0412|secret/,
  );
  await page.goto(siteUrl('harbourline', '/contact'));
  await say(page, { fields });
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('told-leads'))).toBeNull();
  await allEventsSent(page);
  expect(told()).toHaveLength(1);
});

test.describe('a shopper', () => {
  test.use({ faults: /Failed to load resource/ });

  test('whose form is accepted at the second try is counted once and thanked', async ({ page }) => {
    const { forms, contact, success, leads } = settingsOf(dealer);
    const { labels } = forms;
    const told = await leadEventsOf(page);
    let tries = 0;
    await page.route('**/api/leads', async (route) => {
      tries += 1;
      await (tries === 1 ? route.fulfill({ status: 503, body: 'busy' }) : route.continue());
    });
    await page.goto(siteUrl(dealer, '/contact'));
    const form = page.getByRole('region', { name: contact.forms.enquiry.heading });
    await form.getByLabel(labels.name).fill('Ada');
    await form.getByLabel(labels.last_name).fill('Lovelace');
    await form.getByLabel(labels.email).fill('ada@example.com');
    await form.getByLabel(labels.phone).fill(somePhone());
    await form.getByLabel(labels.postcode).fill('3000');
    await form.getByLabel(labels.dealership).selectOption({ index: 1 });
    await form.getByLabel(labels.message).fill('Are you open on Sunday?');
    const send = form.getByRole('button', { name: contact.forms.enquiry.submit });
    // A form sent within two seconds is taken for that of a bot.
    await page.waitForFunction(() => performance.now() > 2000);
    await send.click();
    await expect(form.getByText(leads.texts.failed)).toBeVisible();
    await allEventsSent(page);
    expect(told()).toEqual([]);
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(success.kinds.enquiry.heading);
    await expect(page.getByText('Are you open on Sunday?')).toBeVisible();
    await expect.poll(() => idsOf(told())).toEqual([22]);
    await page.reload();
    await expect(page.getByText('Are you open on Sunday?')).toBeVisible();
    await allEventsSent(page);
    expect(idsOf(told())).toEqual([22]);
  });
});
