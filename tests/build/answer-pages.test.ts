import { describe, expect, it } from 'vitest';
import { appointmentText } from '#src/leads/test-drive/appointment/appointment-text.ts';
import type { OnDemandPages } from '#src/render/on-demand-pages.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';
import { renderOnDemand } from './on-demand-page.ts';
import { pageFacts } from './page-facts.ts';

const question = {
  heading: 'One more step',
  text: 'We have sent a code to {phone}.',
  phone: '0412345678',
  submit: 'Sign in',
  action: '/api/account/verify',
  fields: [{ name: 'name', value: 'Ada "A" <b>' }],
  alert: null,
  back: '/cars/rio-7',
};

describe.each(demoDealers())('the page of %s that asks for a code', (slug) => {
  it('says where the code was sent, and posts the original values again', async () => {
    const { text, main, html } = await renderOnDemand(slug, 'code', question);
    expect(text).toContain('We have sent a code to 0412 345 678.');
    expect(pageFacts(html).h1s).toEqual(['One more step']);
    expect(pageFacts(html).links).toContain('/cars/rio-7');
    expect(main).toContain('action="/api/account/verify"');
    expect(main).toContain('name="name" value="Ada &quot;A&quot; &lt;b&gt;"');
  });
});

describe.each(demoDealers())('pages on demand of %s', (slug) => {
  const notices = (state: 'ask' | 'done' | 'unknown') =>
    renderOnDemand(slug, 'stop-notices', {
      state,
      about: 'cars',
      action: '/api/watchlist/unsubscribe?token=a"b',
    });

  it('unsubscribe by one button, and by nothing else', async () => {
    const { main, text, published } = await notices('ask');
    const { unsubscribe } = published.settings.account.watchlist.notices;
    const { name: dealer } = published.settings.site;
    expect(text).toContain(fill(unsubscribe.ask, { dealer }));
    expect(main).toMatch(
      /<form method="post" action="\/api\/watchlist\/unsubscribe\?token=a(?:&#34;|&quot;)b">/,
    );
    expect(text).toContain(unsubscribe.button);
    const done = await notices('done');
    expect(done.main).not.toContain('<form');
    expect(done.text).toContain(fill(unsubscribe.done, { dealer }));
    expect(done.text).toContain(unsubscribe.again);
    const unknown = await notices('unknown');
    expect(unknown.main).not.toContain('<form');
    expect(unknown.main).toMatch(/<p role="alert"/);
    expect(unknown.text).toContain(unsubscribe.unknown);
  });

  it('ask a new shopper for a name, which can be skipped', async () => {
    const { main, html, published } = await renderOnDemand(slug, 'names', { redirect: '/cars/rio-7?a=1' });
    const { texts } = published.settings.account.signIn;
    expect(pageFacts(html).h1s).toEqual([texts.namesHeading]);
    expect(main).toContain('action="/api/account/details"');
    expect(main).toContain('name="redirect" value="/cars/rio-7?a=1"');
    expect(pageFacts(html).links).toContain('/cars/rio-7?a=1');
    for (const field of ['first_name', 'last_name', 'email']) expect(main).toContain(`name="${field}"`);
  });

  it('confirm that an account is deleted', async () => {
    const { text, html, published } = await renderOnDemand(slug, 'account-deleted', null);
    const { site, garage } = published.settings;
    expect(pageFacts(html).h1s).toEqual([garage.page.texts.deleted]);
    expect(text).toContain(fill(garage.page.texts.deletedText, { dealer: site.name }));
  });

  it('link to a lender without a referrer', async () => {
    const address = 'https://apply.youx.example/?a=1&b="';
    const { main, text, html, published } = await renderOnDemand(slug, 'to-lender', { address });
    const { continueHeading, continueLink } = published.settings.finance.texts;
    expect(pageFacts(html).h1s).toEqual([continueHeading]);
    expect(text).toContain(fill(continueLink, { host: 'apply.youx.example' }));
    expect(pageFacts(html).links).toContain(address);
    expect(main).toContain('rel="noreferrer"');
  });

  it('show the delivery price, or the error for a postcode, which can be corrected', async () => {
    const vehicle = { slug: 'rio-7', name: '2021 Kia <Rio>' };
    const priced = await renderOnDemand(slug, 'delivery', {
      vehicle,
      postcode: '4217',
      answer: { kind: 'price', message: '$120 to the Gold Coast' },
    });
    const { texts } = priced.published.settings.delivery;
    expect(pageFacts(priced.html).h1s).toEqual([`${texts.heading} · 2021 Kia <Rio>`]);
    expect(priced.main).toMatch(/<p id="delivery-answer" role="status"[^>]*>\$120 to the Gold Coast<\/p>/);
    expect(priced.main).toMatch(/<input[^>]* name="postcode"[^>]* value="4217"/);
    expect(priced.main).toContain('name="car_id" value="rio-7"');
    expect(pageFacts(priced.html).links).toContain('/cars/rio-7');
    const refused = await renderOnDemand(slug, 'delivery', {
      vehicle: null,
      postcode: '"><script>',
      answer: { kind: 'invalid', message: texts.invalid },
    });
    expect(refused.text).toContain(texts.invalid);
    expect(refused.main).toContain('aria-invalid="true"');
    expect(refused.main).not.toContain('"><script>');
    expect(pageFacts(refused.html).links).toContain('/');
  });

  it("show a vehicle's fuel cost, for values that can be changed", async () => {
    const vehicle = aVehicle({ slug: 'rio-7', name: '2021 Kia <Rio>' });
    const typed = { 'price-per-litre': '2', 'km-per-week': '400' };
    const own = await renderOnDemand(slug, 'fuel-cost', { vehicle, typed });
    const { heading, perWeek, basisUnknown } = own.published.settings.vehicle.fuelCost;
    expect(pageFacts(own.html).h1s).toEqual([`${heading} · 2021 Kia <Rio>`]);
    expect(own.main).toMatch(/<input[^>]* name="km-per-week"[^>]* value="400"/);
    expect(own.main).toContain('name="car_slug" value="rio-7"');
    expect(pageFacts(own.html).links).toContain('/cars/rio-7');
    const anybody = await renderOnDemand(slug, 'fuel-cost', { vehicle: null, typed });
    // 400 km / 100 × 10 litres × $2 = $80.
    expect(anybody.text).toContain(`$80.00 ${perWeek}`);
    expect(anybody.text).toContain(fill(basisUnknown, { consumption: '10 L/100km' }));
  });

  it('have noindex, and are not cached', async () => {
    const { html, reply } = await renderOnDemand(slug, 'code', question);
    expect(pageFacts(html).metas.get('robots')).toBe('noindex');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  });
});

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
    const { main, text, texts, links, published } = await render();
    const words = { name: held.car.name, amount: '$200', branch: 'Nundah' };
    for (const line of [
      'It is held for you.',
      fill(texts.notPaid, words),
      'Nundah',
      '1 Sandgate Road',
      'Open today until 5 pm',
      ...texts.nextSteps.map((step) => fill(step, words)),
      fill(texts.back, words),
    ])
      expect(text).toContain(line);
    expect(text).toContain(appointmentText(Date.parse(held.held_until), published.settings.site));
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

describe.each(demoDealers())('vehicles in an address at %s', (slug) => {
  async function some(count: number, changes = {}) {
    const { published } = await openDemoDealer(slug);
    return { vehicles: published.slice(0, count), goneCount: 0, isCut: false, ...changes };
  }
  const wordsOf = ({ vehicleWord }: Settings['site']) => ({ car: vehicleWord.one, cars: vehicleWord.many });

  it('are compared, with a link to add another while there is space', async () => {
    const cars = await some(2);
    const { main, text, html, published } = await renderOnDemand(slug, 'compare', cars);
    const { compare } = published.settings.garage;
    const words = wordsOf(published.settings.site);
    expect(pageFacts(html).h1s).toEqual([fill(compare.heading, words)]);
    expect(main).toContain('data-cars="2"');
    expect(text).toContain(fill(compare.add, words));
    expect(text).not.toContain(fill(compare.empty, words));
    for (const { slug: car } of cars.vehicles) expect(pageFacts(main).links).toContain(`/cars/${car}`);
    const full = await renderOnDemand(slug, 'compare', await some(compare.most));
    expect(full.text).not.toContain(fill(compare.add, words));
  });

  it('are reported as missing if they are gone, or exceed the limit', async () => {
    const { text, main, published } = await renderOnDemand(slug, 'compare', await some(0, { goneCount: 1 }));
    const { compare, sharedList } = published.settings.garage;
    const words = wordsOf(published.settings.site);
    expect(text).toContain(fill(compare.gone, { ...words, count: 1 }));
    expect(text).toContain(fill(compare.empty, { ...words, count: compare.most }));
    expect(main).not.toContain('<table');
    const cars = await some(1, { goneCount: 2, isCut: true });
    const list = await renderOnDemand(slug, 'shared-list', { cars, from: null });
    expect(list.text).toContain(fill(sharedList.goneMany, { ...words, count: 2 }));
    expect(list.text).toContain(fill(sharedList.tooMany, { ...words, count: sharedList.most }));
  });

  it("are listed as cards, with the sender's name", async () => {
    const cars = await some(3);
    const { main, html, text, published } = await renderOnDemand(slug, 'shared-list', { cars, from: 'Zoë' });
    const { sharedList } = published.settings.garage;
    const words = wordsOf(published.settings.site);
    expect(pageFacts(html).h1s).toEqual([fill(sharedList.headingFrom, { ...words, name: 'Zoë' })]);
    expect(main.match(/<article class="card"/g)).toHaveLength(3);
    expect(text).toContain(fill(sharedList.many, { ...words, count: 3 }));
    const alone = await renderOnDemand(slug, 'shared-list', { cars: await some(1), from: null });
    expect(pageFacts(alone.html).h1s).toEqual([fill(sharedList.heading, words)]);
    expect(alone.text).toContain(fill(sharedList.one, { ...words, count: 1 }));
  });
});

/** The fourth dealer, pitstop, has no accounts. */
const withAccounts = demoDealers().filter((slug) => slug !== 'pitstop');

describe.each(withAccounts)('the garage of a shopper of %s', (slug) => {
  const enquiry = {
    lead_id: '1',
    kind: 'General Enquiry',
    sent_at: '2026-11-19T23:00:00Z',
    car: { name: 'Corolla <GT>', path: '/cars/corolla-7' },
    status: 'received',
    message: 'We have it.',
    is_open: false,
    about: 'enquiry',
    path: '/api/account/enquiries/1',
  } as const;
  const drive = {
    ...enquiry,
    lead_id: '2',
    kind: 'Test Drive',
    is_open: true,
    about: 'test-drive',
    path: '/api/account/enquiries/2',
  } as const;
  const render = async (changes: Partial<OnDemandPages['garage']> = {}) => {
    const contact = { phone: '0412345678', first_name: null, last_name: null, email: null };
    const page = await renderOnDemand(slug, 'garage', {
      contact,
      hasSaved: false,
      enquiries: [],
      watchlist: null,
      searches: null,
      ...changes,
    });
    return { ...page, texts: page.published.settings.garage.page.texts };
  };

  it('shows the signed-in shopper, with most digits of the phone masked', async () => {
    const { text, html, texts } = await render();
    expect(text).toContain(fill(texts.signedIn, { phone: '0412 3** ***' }));
    expect(html).not.toContain('0412345678');
    const contact = { phone: '0412345678', first_name: '<Ada>', last_name: null, email: 'ada@example.com' };
    const named = await render({ contact, hasSaved: true });
    expect(named.text).toContain(fill(texts.signedInAs, { name: '<Ada>', phone: '0412 3** ***' }));
    expect(/<input[^>]*name="email"[^>]*>/.exec(named.main)?.[0]).toContain('value="ada@example.com"');
    expect(named.text).toContain(texts.detailsSaved);
    expect(text).not.toContain(texts.detailsSaved);
  });

  it('explains what to do in empty sections', async () => {
    const { text, texts, published } = await render();
    const words = {
      car: published.settings.site.vehicleWord.one,
      cars: published.settings.site.vehicleWord.many,
    };
    expect(text).toContain(fill(texts.nothingComing, words));
    expect(text).toContain(fill(texts.nothingSent, words));
  });

  it('shows upcoming items, which can be changed, before past ones, without duplicates', async () => {
    const { main, text, texts } = await render({ enquiries: [enquiry, drive] });
    expect(main.match(/<h3[^>]*>(?:Test Drive|General Enquiry)<\/h3>/g)).toHaveLength(2);
    expect(main.indexOf('>Test Drive<')).toBeLessThan(main.indexOf('>General Enquiry<'));
    expect(text).toContain(texts.changeDrive);
    expect(text).toContain('November 20, 2026');
    const { links } = pageFacts(main);
    expect(links).toContain(enquiry.path);
    expect(links).toContain(drive.path);
    expect(main).toContain('Corolla &lt;GT&gt;');
  });
});
