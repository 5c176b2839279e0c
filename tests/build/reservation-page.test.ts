import { describe, expect, it } from 'vitest';
import { formCarOf } from '#src/leads/about-vehicle/form-car.ts';
import type { OnDemandPages } from '#src/render/on-demand-pages.ts';
import { fill } from '#src/values/fill.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';
import { renderOnDemand } from './on-demand-page.ts';
import { pageFacts } from './page-facts.ts';

const held = {
  status: 'held',
  car: { id: '7', slug: 'rio-7', name: '2021 Kia <Rio>' },
  amount: 200,
  payment: 'none',
  held_until: '2026-11-22T09:00:00+10:00',
  message: 'It is held for you.',
  path: '/api/reservations/token',
  calendar: '/api/reservations/token.ics',
  pay: null,
} as const;
const paying = { ...held, status: 'paying', payment: 'open', pay: '/api/reservations/token/pay' } as const;
const shown = {
  until: 'Sunday 22 November at 9:00 am',
  recipient: {
    name: 'Nundah',
    phone: { label: '(07) 3000 1234', href: 'tel:+61730001234' },
    address: '1 Sandgate Road',
    directions: 'https://maps.example/nundah',
    hours: 'Open today until 5 pm',
  },
  image: 'https://images.example/rio.jpg',
  isBack: false,
  problem: null,
};

describe.each(demoDealers())('a reservation at %s', (slug) => {
  const render = async (changes: Partial<OnDemandPages['reservation']> = {}) => {
    const page = await renderOnDemand(slug, 'reservation', { reservation: held, ...shown, ...changes });
    return { ...page, links: pageFacts(page.main).links, texts: page.published.settings.checkout.texts };
  };

  it('that is active shows its expiry, what is due, the place and the next steps', async () => {
    const { main, text, texts, links } = await render();
    const words = { name: held.car.name, amount: '$200', branch: 'Nundah' };
    for (const line of [
      'It is held for you.',
      shown.until,
      fill(texts.notPaid, words),
      'Nundah',
      '1 Sandgate Road',
      'Open today until 5 pm',
      ...texts.nextSteps.map((step) => fill(step, words)),
      fill(texts.back, words),
    ])
      expect(text).toContain(line);
    expect(links).toEqual([
      held.calendar,
      shown.recipient.phone.href,
      shown.recipient.directions,
      '/cars/rio-7',
      '/cars/rio-7',
    ]);
    expect(main).toMatch(/<img[^>]* src="https:\/\/images\.example\/rio/);
  });

  it('is released only after a confirmation, which mentions the refund of the deposit', async () => {
    const { main, text, texts } = await render();
    expect(main).toMatch(/<form method="post" action="\/api\/reservations\/token\/release"/);
    expect(text).toContain(fill(texts.releaseQuestion, { name: held.car.name }));
    const refund = fill(texts.releaseRefund, { amount: '$200' });
    expect(text).not.toContain(refund);
    const paid = await render({ reservation: { ...held, payment: 'paid' } });
    expect(paid.text).toContain(refund);
    expect(paid.text).toContain(fill(texts.paid, { amount: '$200' }));
  });

  it('that is to be paid links to the payment, and has no calendar file yet', async () => {
    const { links, text, texts } = await render({ reservation: paying });
    expect(links[0]).toBe(paying.pay);
    expect(links).not.toContain(held.calendar);
    expect(text).not.toContain(texts.next);
    const failed = await render({ reservation: paying, problem: 'Not reached.' });
    expect(failed.main).toMatch(/<p role="alert"[^>]*>Not reached\.<\/p>/);
  });

  it('that was just paid says that the payment is being confirmed, with a link to check again', async () => {
    const { text, texts, links } = await render({ reservation: paying, isBack: true });
    expect(text).toContain(fill(texts.confirming, { name: held.car.name }));
    expect(text).not.toContain(held.message);
    expect(links[0]).toBe('/api/reservations/token?paid=1');
    expect(links).not.toContain(paying.pay);
  });

  it('that is over links to similar vehicles, and cannot be released', async () => {
    const { main, links, text } = await render({ reservation: { ...held, status: 'expired' } });
    expect(main).not.toContain('<form');
    expect(text).not.toContain('Nundah');
    expect(links).toEqual(['/cars/rio-7', '/cars/rio-7/enquire', '/cars/rio-7']);
  });

  it('of a vehicle without a photo shows none', async () => {
    expect((await render({ image: null })).main).not.toContain('<img');
  });
});

describe.each(demoDealers())('the page of %s to reserve a vehicle', (slug) => {
  const refusals = ['sold', 'reserved', 'unavailable', 'noPrice', 'tooMany'] as const;

  it.each(refusals)('says that it is %s in place of the form', async (refusal) => {
    const { settings } = await openDemoDealer(slug);
    const car = formCarOf(aVehicle({ slug: 'rio-7', name: '2021 Kia <Rio>' }), settings);
    const nobody = {
      path: '/cars/rio-7/checkout',
      price: 20_000,
      deposit: 200,
      person: null,
      lastResult: null,
    };
    const { main, text } = await renderOnDemand(slug, 'checkout', { ...nobody, car, refusal });
    const { one: word, many } = settings.site.vehicleWord;
    const { heading } = settings.checkout.page.refusals[refusal];
    expect(text).toContain(fill(heading, { car: word, cars: many }));
    expect(main).not.toContain('<form');
    expect(pageFacts(main).links).toEqual(expect.arrayContaining(['/cars/rio-7', '/cars/rio-7/enquire']));
  });
});
