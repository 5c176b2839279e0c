import { describe, expect, it } from 'vitest';
import { unrouted } from '#src/leads/routing/lead-routing.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { testStartMs } from '../ports/ports.fixture.ts';
import { letterKinds, reservationLetter } from './reservation-letter.ts';
import type { OwnReservation } from './reservation-reply.ts';

const settings = demoSettings('harbourline');

const own = (name: string, fields: OwnReservation['lead']['fields']): OwnReservation => ({
  token: 'token-1',
  reservation: {
    ...{ id: 'r1', site: 'city-motors', car: '7', slug: 'corolla-7', amount: 200, lead: 'l1' },
    ...{ heldUntilMs: testStartMs, releasedAtMs: null, deposit: null },
  },
  lead: {
    ...{
      id: 'l1',
      site: 'city-motors',
      receivedAtMs: testStartMs,
      category: 'Reservation',
      subcategory: null,
    },
    ...{ person: '', car: '7', routing: unrouted, fields, repeats: null, withdrawnAtMs: null },
    vehicle: {
      ...{ id: '7', slug: 'corolla-7', name, carType: 'used', year: 2021, make: 'Toyota', model: 'Corolla' },
      manufacturerSlug: 'toyota',
      ...{ badge: null, body: null, transmission: null, colour: null, doors: null, vin: null },
      ...{ stockNumber: null, odometerKm: null, price: null, status: 'in_stock', image: null },
    },
    attributes: { url: '/', source: 'Website', user_agent: '', visited_pages: [], linked_query_params: {} },
    consent: { optIn: false, text: '', page: '/', at: testStartMs, terms: null },
  },
});

const written = (kind: (typeof letterKinds)[number], name = '2021 Toyota Corolla') =>
  reservationLetter({ settings }, own(name, { name: 'Ada', email: 'ada@example.com' }), kind, testStartMs);

describe('the e-mail about a reservation', () => {
  it.each(letterKinds)('of the kind %s has no unfilled placeholder', (kind) => {
    const letter = written(kind);
    expect(letter).toMatchObject({ to: 'ada@example.com', replyTo: settings.site.email });
    expect(letter?.subject).toContain('2021 Toyota Corolla');
    expect(letter?.text).toContain('Ada');
    expect(`${letter?.subject}${letter?.text}`).not.toMatch(/\{\w+\}/);
  });

  it('links to the reservation on the dealer’s site', () => {
    expect(written('held')?.text).toContain(`${settings.site.url}/api/reservations/token-1`);
  });

  it('has a single-line subject, whatever the feed calls the car', () => {
    expect(written('held', 'Corolla\r\nBcc: all@example.com')?.subject).toBe(
      'Reserved: Corolla Bcc: all@example.com',
    );
  });

  it('is null for a lead without an address', () => {
    expect(reservationLetter({ settings }, own('Corolla', { name: 'Ada' }), 'held', testStartMs)).toBeNull();
  });
});
