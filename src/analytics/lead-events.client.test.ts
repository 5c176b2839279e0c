// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listening } from '#tests/fixtures/listening.ts';
import { type AnalyticsEvent, visitorEventSchema } from './event.schema.ts';
import { eventIds } from './event-ids.ts';
import { trackLeads } from './lead-events.client.ts';
import { createPageTracker } from './track.client.ts';

const bodies: Blob[] = [];
let leave = () => {};

/** Opens a page of a site; the listeners of the page before are gone. */
function openPage(html = '', isAgreed = true): void {
  leave();
  document.body.innerHTML = html;
  Reflect.deleteProperty(window, 'dataLayer');
  const track = createPageTracker('city-motors', () => isAgreed);
  leave = listening(() => trackLeads(track, () => isAgreed));
}

/** Dispatches the event with which a form says that the server has the lead. */
function say(changes: object, from: EventTarget | null = document): void {
  const lead = { form: 'enquiry', leadId: crypto.randomUUID(), carSlug: null, fields: {} };
  const detail = { ...lead, isOfferAccepted: false, ...changes };
  from?.dispatchEvent(new CustomEvent('lead-sent', { detail, bubbles: true }));
}

/** The events that were sent to the platform, each checked with the platform's own schema. */
const told = (): Promise<AnalyticsEvent[]> =>
  Promise.all(bodies.map(async (body) => v.parse(visitorEventSchema, JSON.parse(await body.text()))));
const ids = async () => (await told()).map(({ id }) => id);
const layer = () => (window.dataLayer ?? []).map(({ event_id }) => event_id);

const carPage = (carType: string) =>
  `<article data-car="7" data-slug="rio-7" data-name="Kia Rio" data-car-type="${carType}"></article>`;

beforeEach(() => {
  bodies.length = 0;
  const sendBeacon = (path: string, body: Blob) => {
    expect(path).toBe('/api/events');
    bodies.push(body);
    return true;
  };
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});
afterEach(() => {
  leave();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(window, 'dataLayer');
});

describe('a lead', () => {
  it.each([
    ['used', 15, 48],
    ['new', 14, 17],
    ['demo', 14, 17],
  ])('about the %s car of the page is counted by the kind of car', async (carType, enquiry, testDrive) => {
    openPage(carPage(carType));
    say({ carSlug: 'rio-7' });
    say({ carSlug: 'rio-7', form: 'test-drive' });
    expect(await ids()).toEqual([enquiry, testDrive]);
    expect((await told()).map(({ car }) => car)).toEqual([
      { id: '7', slug: 'rio-7' },
      { id: '7', slug: 'rio-7' },
    ]);
  });

  it('about no car is counted as the general form, or as an application', async () => {
    openPage(carPage('used'));
    say({});
    say({ fields: { category: 'Careers Enquiry' } });
    expect(await told()).toMatchObject([
      { id: 22, car: null },
      { id: 51, car: null },
    ]);
  });

  it('of a form about another car than the page is counted for the car of the form', async () => {
    const form = '<div data-car-id="8" data-car-slug="yaris-8" data-car-name="Yaris" data-car-type="used">';
    openPage(`${carPage('new')}${form}<form></form></div>`);
    say({ carSlug: 'yaris-8' }, document.querySelector('form'));
    expect(await told()).toMatchObject([{ id: 15, car: { id: '8', slug: 'yaris-8' } }]);
  });

  it('that is sent later is counted for its own car, not for the car of the current page', async () => {
    openPage(carPage('used'));
    say({ carSlug: 'another-car' });
    expect(await told()).toMatchObject([{ id: 14, car: null }]);
  });

  it('is counted once, even if it is reported again on the next page', async () => {
    const leadId = crypto.randomUUID();
    openPage();
    say({ leadId });
    say({ leadId });
    openPage();
    say({ leadId });
    expect(await ids()).toEqual([22]);
    say({});
    expect(await ids()).toEqual([22, 22]);
  });

  it('of a trade-in with an accepted offer is in the data layer, but only the server counts the offer', async () => {
    openPage();
    say({ form: 'trade-in', isOfferAccepted: true });
    expect(layer()).toEqual([17, eventIds['offer-accepted']]);
    expect(await ids()).toEqual([17]);
  });
});

describe('the events of a lead', () => {
  const fields = { name: 'Ada', email: 'ada@example.com', phone: '0412 345 678', message: 'secret' };

  it('never contain what was typed', async () => {
    openPage();
    say({ fields });
    expect(await told()).toHaveLength(1);
    expect(layer()).toHaveLength(1);
    expect(JSON.stringify([await told(), window.dataLayer])).not.toMatch(/Ada|example|0412|secret/);
  });

  it('are neither sent nor remembered if the shopper has not agreed', async () => {
    openPage('', false);
    say({ fields });
    expect(await told()).toEqual([]);
    expect('dataLayer' in window).toBe(false);
    expect(localStorage.getItem('told-leads')).toBeNull();
  });
});
