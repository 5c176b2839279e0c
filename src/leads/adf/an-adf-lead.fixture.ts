import { unrouted } from '../routing/lead-routing.ts';
import type { AdfLead, AdfVehicle } from './adf-lead.ts';

export const corolla: AdfVehicle = {
  id: '1001',
  slug: '2021-toyota-corolla-1001',
  name: '2021 Toyota Corolla Ascent Sport',
  carType: 'used',
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  manufacturerSlug: 'toyota',
  badge: 'Ascent Sport',
  body: 'Hatchback',
  transmission: 'Automatic',
  colour: 'Grey',
  doors: 5,
  vin: 'JTNB23HK903012345',
  stockNumber: 'U1001',
  odometerKm: 45_120,
  price: 25_990,
  image: '/photos/1001.jpg',
};

/** An enquiry about a Corolla, sent at noon on 20 November 2026 in Brisbane. `changes` overrides single fields. */
export function anAdfLead(changes: Partial<AdfLead> = {}): AdfLead {
  return {
    id: 'lead-1',
    receivedAtMs: Date.parse('2026-11-20T02:00:00Z'),
    category: 'General Enquiry',
    subcategory: null,
    routing: unrouted,
    fields: {
      name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      phone: '0412345678',
      postcode: '4000',
      message: 'Is it still there?',
    },
    vehicle: corolla,
    attributes: {
      url: '/cars/2021-toyota-corolla-1001',
      source: 'Website',
      visited_pages: ['/', '/cars/2021-toyota-corolla-1001'],
      linked_query_params: { utm_source: 'spring' },
    },
    consent: { optIn: true, text: 'Offers please.', at: Date.parse('2026-11-20T02:00:00Z') },
    repeats: null,
    withdrawnAtMs: null,
    ...changes,
  };
}
