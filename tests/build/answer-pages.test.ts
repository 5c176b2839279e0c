import { describe, expect, it } from 'vitest';
import { fill } from '#src/values/fill.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoDealers } from './demo-dealer.ts';
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
      answer: { kind: 'price', message: '$120 to the Gold Coast', sum: null, arrives: 'With you on Monday' },
    });
    const { texts } = priced.published.settings.delivery;
    expect(pageFacts(priced.html).h1s).toEqual([`${texts.heading} · 2021 Kia <Rio>`]);
    expect(priced.main).toMatch(
      /<div id="delivery-answer" role="status"><p[^>]*>\$120 to the Gold Coast<\/p><p[^>]*>With you on Monday</,
    );
    expect(priced.main).toMatch(/<input[^>]* name="postcode"[^>]* value="4217"/);
    expect(priced.main).toContain('name="car_id" value="rio-7"');
    expect(pageFacts(priced.html).links).toContain('/cars/rio-7');
    const refused = await renderOnDemand(slug, 'delivery', {
      vehicle: null,
      postcode: '"><script>',
      answer: { kind: 'invalid', message: texts.invalid, sum: null, arrives: null },
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
