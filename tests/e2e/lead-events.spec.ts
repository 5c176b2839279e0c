import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { type AnalyticsEvent, visitorEventSchema } from '#src/analytics/event.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { adfText } from './adf-file.ts';
import { allEventsSent } from './all-events-sent.ts';
import { fillIn, formOf, labels, person, send } from './contact-form.ts';
import { settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

/** A dealer that assumes consent, so that the shopper need not agree first, and asks for a dealership. */
const dealer = 'meridian';
const { contact, leads, locations, success } = settingsOf(dealer);

/** The events about leads that were sent to the platform, each checked with the platform's own schema. */
async function leadEventsOf(page: Page): Promise<() => AnalyticsEvent[]> {
  const events: AnalyticsEvent[] = [];
  await page.route('**/api/events', async (route) => {
    events.push(v.parse(visitorEventSchema, route.request().postDataJSON()));
    await route.fulfill({ status: 204 });
  });
  return () => events;
}

test.use({ faults: /Failed to load resource/ });

test('a form for a dealership that is accepted at the second try reaches its first branch, is counted once, and its sender is thanked', async ({
  page,
}) => {
  const name = locations.dealershipNames['meridian-wa'] ?? '';
  const first = locations.locations.find(({ dealershipSlug }) => dealershipSlug === 'meridian-wa');
  const told = await leadEventsOf(page);
  let tries = 0;
  await page.route('**/api/leads', async (route) => {
    tries += 1;
    await (tries === 1 ? route.fulfill({ status: 503, body: 'busy' }) : route.continue());
  });
  await page.goto(siteUrl(dealer, '/contact'));
  await fillIn(page, {
    ...person,
    [labels.postcode]: '6000',
    [labels.dealership]: name,
    [labels.message]: 'Are you open on Sunday?',
  });
  const form = formOf(page, dealer);
  // A form sent within two seconds is taken for that of a bot.
  await page.waitForFunction(() => performance.now() > 2000);
  await form.getByRole('button', { name: contact.forms.enquiry.submit }).click();
  await expect(form.getByText(leads.texts.failed)).toBeVisible();
  await allEventsSent(page);
  expect(told()).toEqual([]);

  const { lead, adf } = await send(page, dealer);
  expect(lead.dealership).toEqual({ name });
  expect(lead.branch).toEqual({ name: first?.name });
  expect(adfText(adf, 'customer/comments')).toContain(`Dealership: ${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(success.kinds.enquiry.heading);
  await expect(page.getByText('Are you open on Sunday?')).toBeVisible();
  await expect.poll(() => told().map(({ id }) => id)).toEqual([22]);
  await page.reload();
  await expect(page.getByText('Are you open on Sunday?')).toBeVisible();
  await allEventsSent(page);
  expect(told()).toHaveLength(1);
});
