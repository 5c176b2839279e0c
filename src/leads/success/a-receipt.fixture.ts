import type { Receipt } from './receipt.schema.ts';

/** The receipt of an enquiry about a car. `changes` overrides single fields. */
export function aReceipt(changes: Partial<Receipt> = {}): Receipt {
  return {
    lead_id: 'lead-1',
    received_at: '2026-11-20T10:00:00.000Z',
    category: 'General Enquiry',
    subcategory: null,
    branch: { id: 'bne', name: 'Brisbane City' },
    dealership: { slug: 'city', name: 'City Motors' },
    vehicle: {
      id: '8',
      slug: 'corolla-8',
      name: '2021 Toyota Corolla',
      path: '/cars/corolla-8',
      image: '/images/corolla.avif',
    },
    fields: { name: 'Ada', message: 'Is it still there?' },
    consent: {
      opt_in: true,
      text: 'Offers please.',
      page: '/',
      at: '2026-11-20T10:00:00.000Z',
      terms: null,
      withdrawn_at: null,
      words: 'You agreed: Offers please.',
    },
    heading: 'Thank you. We have your message.',
    intro: 'We received this on 20 November.',
    next: ['Brisbane City reads your message.', 'In a hurry? A call is quickest.'],
    recipient: {
      name: 'Brisbane City',
      phone: { label: '(07) 5550 0140', href: 'tel:+61755500140' },
      address: '21 Slipway Parade, Newstead QLD 4006',
      directions: 'https://maps.example/route',
      hours: 'Open today 8:30 am – 5 pm',
    },
    sent: [
      { label: 'First name', text: 'Ada' },
      { label: 'Comments', text: 'Two\nlines <b>' },
    ],
    offer: null,
    appointment: null,
    similar: [],
    ...changes,
  };
}

/** The appointment of a test drive in a receipt. */
export function anAppointment(
  changes: Partial<NonNullable<Receipt['appointment']>> = {},
): NonNullable<Receipt['appointment']> {
  return {
    status: 'booked',
    at: '2026-11-21T10:30:00+10:00',
    ends_at: '2026-11-21T11:30:00+10:00',
    label: 'Saturday 21 November at 10:30 am',
    message: 'We look forward to seeing you.',
    location: {
      id: 'gc',
      name: 'Gold Coast',
      address: '1 Marine Parade, Southport QLD 4215',
      phone: '(07) 5550 0150',
    },
    car: { name: '2021 Toyota Corolla', slug: 'corolla-8' },
    path: '/api/test-drive/abc',
    calendar: '/api/test-drive/abc.ics',
    ...changes,
  };
}
