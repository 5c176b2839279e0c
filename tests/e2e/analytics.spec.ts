import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { type AnalyticsEvent, visitorEventSchema } from '#src/analytics/event.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { allEventsSent } from './all-events-sent.ts';
import { type Dealer, settingsOf, vehicleWith } from './dealers.ts';
import { isPlain, stockPath } from './example-paths.ts';
import { controls, trayOf } from './kept-cars.ts';
import { expect, test } from './visitor.ts';

const { texts } = settingsOf('harbourline').analytics;

test('no event is sent before the shopper accepts, who can compare cars meanwhile, and none after the shopper declines', async ({
  page,
}) => {
  const sent = await eventsOf(page);
  const bar = page.getByRole('region', { name: texts.heading });
  const car = await openCar(page, 'harbourline');
  const call = page.locator('summary[data-event="phone-click"]').first();
  await controls(page.locator('article > .wrap'), 'compare').first().click();
  await trayOf(page, 'harbourline').expectCount(1);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(trayOf(page, 'harbourline').open).toBeInViewport({ ratio: 1 });
  await call.click();
  await allEventsSent(page);
  expect(sent()).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);

  await bar.getByRole('button', { name: texts.accept }).click();
  await expect(bar).toBeHidden();
  await expect.poll(sent).toHaveLength(1);
  expect(sent()[0]).toMatchObject({
    name: 'vehicle-view',
    id: 4,
    car: { id: car.id },
    dealer: 'harbourline',
  });
  // After the first click the phone number replaces the text that was clicked.
  for (let time = 0; time < 2; time += 1) await call.dispatchEvent('click');
  await expect.poll(() => sent().map(({ id }) => id)).toEqual([4, 25]);

  await page.getByRole('button', { name: texts.choices }).click();
  await expect(bar).toBeFocused();
  await expect(bar).toContainText(texts.granted);
  await bar.getByRole('button', { name: texts.decline }).click();
  await expect(page.getByRole('button', { name: texts.choices })).toBeFocused();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'declined');
  await expect(bar).toBeHidden();
  await call.click();
  await allEventsSent(page);
  expect(sent()).toHaveLength(2);
});

test('a browser with Global Privacy Control on is neither tracked nor asked for consent', async ({
  page,
}) => {
  const sent = await eventsOf(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const { slug } = await vehicleWith('meridian', 'in stock', isPlain);
  // The first dealer asks for consent, the second assumes it.
  for (const [dealer, path] of [
    ['harbourline', '/faqs'],
    ['meridian', `/cars/${slug}`],
  ] as const) {
    await page.goto(siteUrl(dealer, path));
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'declined');
    await expect(page.getByRole('region', { name: texts.heading })).toBeHidden();
    await allEventsSent(page);
  }
  expect(sent()).toEqual([]);
});

test('a dealer that assumes consent counts vehicles and lists at once, and calls from the page header; a dealer with analytics off counts nothing', async ({
  page,
}) => {
  const sent = await eventsOf(page);
  await openCar(page, 'meridian');
  await expect.poll(() => sent().map(({ id }) => id)).toEqual([4]);
  await page.goto(siteUrl('meridian', await stockPath('meridian')));
  await expect.poll(() => sent().map(({ id }) => id)).toEqual([4, 49]);
  const call = page.getByRole('banner').locator('a[href^="tel:"]').first();
  // The test machine has no telephone to open the link with.
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.dispatchEvent('click');
  await expect.poll(() => sent().map(({ id }) => id)).toEqual([4, 49, 25]);
  await openCar(page, 'pitstop');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('button', { name: texts.choices })).toHaveCount(0);
  await allEventsSent(page);
  expect(sent()).toHaveLength(3);
});

async function openCar(page: Page, dealer: Dealer) {
  const vehicle = await vehicleWith(dealer, 'in stock', isPlain);
  await page.goto(siteUrl(dealer, `/cars/${vehicle.slug}`));
  return vehicle;
}

/** All events that were sent to the platform, each checked with the platform's own schema. */
async function eventsOf(page: Page): Promise<() => AnalyticsEvent[]> {
  const events: AnalyticsEvent[] = [];
  await page.route('**/api/events', (route) => {
    events.push(v.parse(visitorEventSchema, JSON.parse(route.request().postData() ?? '')));
    return route.fulfill({ status: 204 });
  });
  return () => events;
}
