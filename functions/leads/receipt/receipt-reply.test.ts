import { describe, expect, it } from 'vitest';
import { unrouted } from '#src/leads/routing/lead-routing.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import { ada, car, openLeadApp } from '../lead-app.fixture.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { receiptReply } from './receipt-reply.ts';

const settings = demoSettings('harbourline');
const { success, valuation, leads, locations } = settings;
const noonMs = Date.parse('2026-11-20T02:00:00Z');

function aLead(changes: Partial<StoredLead>): StoredLead {
  return {
    ...{ id: 'lead-1', site: 'city-motors', person: '', car: null, routing: unrouted, repeats: null },
    ...{ category: 'General Enquiry', subcategory: null, fields: {}, vehicle: null },
    attributes: { url: '/', source: 'Website', user_agent: '', visited_pages: [], linked_query_params: {} },
    consent: { optIn: false, text: 'Offers please.', page: '/', at: noonMs, terms: null },
    ...{ receivedAtMs: noonMs, withdrawnAtMs: null, ...changes },
  };
}

const receiptOf = (changes: Partial<StoredLead>) =>
  receiptReply(aPublishedSite({ settings }), {
    lead: aLead(changes),
    appointment: null,
    similar: [],
    nowMs: noonMs,
  });

const receiptOfPerth = ({ nowMs }: { readonly nowMs: number }) =>
  receiptReply(aPublishedSite({ settings: demoSettings('meridian') }), {
    lead: aLead({
      routing: { ...unrouted, branch: 'osborne-park' },
      fields: { booking_at: '2026-11-21T00:30:00Z' },
    }),
    ...{ appointment: null, similar: [], nowMs },
  });

describe('a receipt', () => {
  const valued = { trade_valuation_low: 18_000, trade_valuation_high: 21_500 };

  it.each([
    ['the offer that was taken', { ...valued, trade_offer_accepted: 19_750 }, { text: '$19,750' }],
    ['the estimate where none was', valued, { label: success.texts.estimate, text: '$18,000 – $21,500' }],
  ])('of a trade-in starts with %s', async (_, fields, offer) => {
    const receipt = await receiptOf({ category: valuation.lead.category, fields });
    expect(receipt.offer).toMatchObject(offer);
    expect(receipt.heading).toBe(success.kinds.tradeIn.heading);
    expect(receipt.sent).toContainEqual({
      label: leads.receipt.labels['trade_valuation_low'],
      text: '$18,000',
    });
  });

  it('does not say that a branch answers for itself, where its dealership has no other name', async () => {
    const [first] = locations.locations;
    const { slug, name, id: branch } = first ?? { slug: '', name: '', id: '' };
    const routing = { ...unrouted, branch, rule: 'dealership-first', dealership: { slug, name } } as const;
    const { intro } = await receiptOf({ routing });
    expect(intro).toMatch(new RegExp(`It went to ${name}\\.$`));
  });

  it('without a trade-in has no offer, and names the dealer when there is no branch', async () => {
    const { offer, recipient } = await receiptOf({});
    expect(offer).toBeNull();
    expect(recipient).toMatchObject({ name: settings.site.name, address: null, hours: null });
  });

  it("tells what happens next with the dealer's words, and the phone of the branch", async () => {
    const { kinds } = settings.success;
    const enquiry = { ...kinds.enquiry, next: ['{branch} of {dealer} answers: {phone}'] };
    const published = aPublishedSite({
      settings: { ...settings, success: { ...settings.success, kinds: { ...kinds, enquiry } } },
    });
    const [branch] = locations.locations;
    const { next } = await receiptReply(published, {
      lead: aLead({ routing: { ...unrouted, branch: branch?.id ?? null } }),
      ...{ appointment: null, similar: [], nowMs: noonMs },
    });
    expect(next).toEqual([`${branch?.name} of ${settings.site.name} answers: ${branch?.phone}`]);
  });

  it.each([
    ['open', '2026-11-20T12:00:00+10:00', /^Open today /],
    ['not open yet', '2026-11-20T06:00:00+10:00', /^Open today /],
    ['closed for today', '2026-11-20T21:00:00+10:00', /^Closed now\. Open Saturday /],
  ])('shows the hours of a branch that is %s', async (_, at, hours) => {
    const [branch] = locations.locations;
    const lead = aLead({ routing: { ...unrouted, branch: branch?.id ?? null } });
    const facts = { lead, appointment: null, similar: [], nowMs: Date.parse(at) };
    expect((await receiptReply(aPublishedSite({ settings }), facts)).recipient.hours).toMatch(hours);
  });

  it.each([
    ['3:30 pm', '2026-11-20T15:30:00+08:00', 'Open today 8:30 am – 5:30 pm'],
    ['10 pm', '2026-11-20T22:00:00+08:00', 'Closed now. Open Saturday 8:30 am – 5 pm'],
  ])('of a Perth branch of a Sydney group shows at %s its hours there', async (_, at, hours) => {
    const receipt = await receiptOfPerth({ nowMs: Date.parse(at) });
    expect(receipt.recipient.hours).toBe(hours);
  });

  it('shows a wished time by the clock of its branch, and receipt by that of the dealer', async () => {
    const { sent, intro } = await receiptOfPerth({ nowMs: noonMs });
    const label = leads.receipt.labels['booking_at'];
    expect(sent).toContainEqual({ label, text: 'November 21, 2026, 8:30 am' });
    expect(intro).toContain('1:00 pm');
  });

  it('of a test drive shows the appointment as it stands now, and no other time', async () => {
    await using app = await openLeadApp({ settings });
    const json = async (path: string, body: object) =>
      app.ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(body),
      });
    const booking_at = '2026-11-23T09:30:00+10:00';
    const drive = { ...ada, car_slug: car.slug, booking_at, terms_conditions: true };
    const { receipt, appointment } = await (await json('/api/test-drive', drive)).json();
    const shown = async () => (await app.ask(receipt)).json();
    expect((await shown()).appointment).toEqual(appointment);
    const moved = '2026-11-24T10:30:00+10:00';
    expect((await json(`${appointment.path}/move`, { booking_at: moved })).status).toBe(200);
    const after = await shown();
    expect(after).toMatchObject({ heading: success.kinds.booked.heading, appointment: { at: moved } });
    expect(JSON.stringify(after.sent)).not.toMatch(/9:30|10:30/);
    await json(`${appointment.path}/cancel`, {});
    expect(await shown()).toMatchObject({
      heading: success.kinds.cancelled.heading,
      appointment: { status: 'cancelled' },
    });
  });
});
