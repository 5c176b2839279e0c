import { describe, expect, it } from 'vitest';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import {
  type CheckoutApp,
  checkoutApp,
  openSettings,
  paidSettings,
  reserved,
  shopper,
  startMs,
} from '#tests/fixtures/checkout/checkout-app.ts';
import { sha256 } from '../http/digest.ts';
import { writeReport } from '../vehicle/status-reports.ts';

/** The holes of the built page. */
const page = `<!doctype html><h1 data-fill="heading"></h1><div data-fill="no-car"></div>
<div data-fill="form" hidden><a data-fill="car-link"></a><b data-fill="car-name"></b><b data-fill="car-price"></b>
<i data-fill="deposit"></i><i data-fill="now"></i><p data-fill="intro"></p>
<section data-fill="refusal" hidden><h2 data-fill="refusal-heading"></h2><p data-fill="refusal-text"></p></section>
<div data-fill="order"><form><input name="car_slug"><p data-fill="signed-in" hidden></p><input name="name"><input name="phone"><p data-fill="payment"></p></form></div></div>`;
const files = { '/forms/checkout': page };

const open = (settings: Settings = openSettings) => checkoutApp({ settings, files });

/** Only who has signed in may reserve. */
const gated: Settings = {
  ...openSettings,
  account: {
    ...openSettings.account,
    gates: { ...openSettings.account.gates, checkout: true },
  },
};

async function shown(app: CheckoutApp, path: string, headers: Record<string, string> = {}) {
  const reply = await app.ask(path, undefined, { Accept: 'text/html', ...headers });
  return { status: reply.status, to: reply.headers.get('Location'), html: await reply.text() };
}

/** A cookie of who has shown that this phone is theirs. */
async function signedIn(app: CheckoutApp, phone = '0412000001'): Promise<string> {
  const site = 'city-motors';
  await app.database.execute({
    sql: `INSERT INTO contacts (site, phone, user_id, first_name, since) VALUES (?, ?, 'user-1', 'Ada <b>', ?)`,
    args: [site, phone, startMs],
  });
  await app.database.execute({
    sql: `INSERT INTO sessions (token_hash, session, site, phone, signed_in_at, issued_at, expires_at)
      VALUES (?, 'session-1', ?, ?, ?, ?, ?)`,
    args: [sha256('token-of-ada'), site, phone, startMs, startMs, startMs + 86_400_000],
  });
  return '__Host-session=token-of-ada';
}

describe('the page where a car is reserved', () => {
  it('says what it costs as it stands now, and what is paid when', async () => {
    await using app = await open();
    const marked = { status: 'in_stock', reserved: false, price: 12_345, atMs: startMs } as const;
    await writeReport(app.database, { site: 'city-motors', car: '7' }, marked);
    const { status, html } = await shown(app, '/cars/corolla-7/checkout');
    expect(status).toBe(200);
    expect(html).toContain('2021 Toyota Corolla');
    expect(html).toContain('$12,345');
    expect(html).toContain('A deposit of $200 holds it for 48 hours');
    expect(html).toContain('<i data-fill="now">Nothing</i>');
    expect(html).toContain('You pay nothing now: the deposit of $200 is due when you come in.');
    expect(html).toContain('<input name="car_slug" value="corolla-7">');
    expect(html).toContain('<section data-fill="refusal" hidden>');
  });

  it('has the car’s own amount, and says that it is paid next where that is so', async () => {
    await using app = await open(paidSettings);
    const { html } = await shown(app, '/cars/corolla-8/checkout');
    expect(html).toContain('<i data-fill="now">$500</i>');
    expect(html).toContain('You pay the deposit of $500 on the next page, by card.');
    expect(html).toContain('held for you for 30 minutes while you do');
  });

  it.each([
    ['sold-10', 'This car has been sold'],
    ['reserved-11', 'This car is reserved'],
    ['free-12', 'This car has no price yet'],
    ['driven-13', 'This car cannot be reserved online'],
  ])('of %s says in place of the form: %s', async (slug, heading) => {
    await using app = await open();
    const { status, html } = await shown(app, `/cars/${slug}/checkout`);
    expect(status).toBe(200);
    expect(html).toContain(`<h2 data-fill="refusal-heading">${heading}</h2>`);
    expect(html).toContain('<div data-fill="order" hidden="">');
  });

  it('of a car that somebody has just reserved says so', async () => {
    await using app = await open();
    await reserved(app, shopper(2));
    expect((await shown(app, '/cars/corolla-7/checkout')).html).toContain('This car is reserved');
  });

  it('of a car that is not there, or where nothing can be reserved, leads to the car', async () => {
    await using app = await open();
    expect(await shown(app, '/cars/none/checkout')).toMatchObject({ status: 302, to: '/cars/none' });
    const { card } = openSettings.vehicle;
    const off = { ...card, reserve: { ...card.reserve, show: false } };
    await using without = await open({ ...openSettings, vehicle: { ...openSettings.vehicle, card: off } });
    expect(await shown(without, '/cars/corolla-7/checkout')).toMatchObject({
      status: 302,
      to: '/cars/corolla-7',
    });
  });

  it('stands at the address that the dealer wants, and the others lead there', async () => {
    await using app = await open();
    const to = async (of: CheckoutApp, path: string) => (await shown(of, path)).to;
    expect(await to(app, '/cars/corolla-7/buy-online')).toBe('/cars/corolla-7/checkout');
    expect(await to(app, '/checkout-journey?car_id=7')).toBe('/cars/corolla-7/checkout');
    expect(await to(app, '/checkout-journey?car_id=corolla-7')).toBe('/cars/corolla-7/checkout');
    expect(await to(app, '/checkout-journey?car_id=//elsewhere.example')).toMatch(/^\/search\//);
    const { checkout } = openSettings;
    const other = { ...checkout, page: { ...checkout.page, route: 'buy-online' as const } };
    await using buying = await open({ ...openSettings, checkout: other });
    expect(await to(buying, '/checkout-journey?car_id=7')).toBe('/cars/corolla-7/buy-online');
    expect((await shown(buying, '/cars/corolla-7/buy-online')).status).toBe(200);
  });
});

describe('where shoppers must sign in to reserve', () => {
  it('they are sent there once the car is known, and back', async () => {
    await using app = await open(gated);
    const { status, to } = await shown(app, '/cars/corolla-7/checkout');
    expect(status).toBe(303);
    expect(to).toBe('/sign-in?type=checkout&redirect=%2Fcars%2Fcorolla-7%2Fcheckout&back=%2F');
    expect((await shown(app, '/checkout-journey?car_id=7')).to).toBe('/cars/corolla-7/checkout');
  });

  it('nobody else reserves, whatever they post', async () => {
    await using app = await open(gated);
    expect((await app.ask('/api/reservations', shopper(1))).status).toBe(401);
    expect(await app.leads()).toHaveLength(0);
  });

  it('the form has their phone, which is the reservation’s whatever is typed', async () => {
    await using app = await open(gated);
    const Cookie = await signedIn(app);
    const { html } = await shown(app, '/cars/corolla-7/checkout', { Cookie });
    expect(html).toContain('<input name="phone" value="0412 000 001" readonly="">');
    expect(html).toContain('<input name="name" value="Ada &#60;b&#62;">');
    expect(html).toContain('You are signed in with 0412 000 001.');
    const sent = shopper(1, { phone: '0499999999' });
    const reply = await app.ask('/api/reservations', sent, { Cookie });
    expect(reply.status).toBe(201);
    const [lead] = await app.leads();
    expect(JSON.parse(String(lead?.['fields']))).toMatchObject({ phone: '0412000001' });
  });

  it('who holds the car already sees that, and nobody else does', async () => {
    await using app = await open(gated);
    const Cookie = await signedIn(app);
    await app.ask('/api/reservations', shopper(1), { Cookie });
    const { status, to } = await shown(app, '/cars/corolla-7/checkout', { Cookie });
    expect(status).toBe(303);
    expect((await (await app.ask(to ?? '')).json()).status).toBe('held');
  });

  it('who holds as many as one may is told so before filling anything in', async () => {
    await using app = await open(gated);
    const Cookie = await signedIn(app);
    for (const slug of ['corolla-7', 'corolla-8']) {
      await app.ask('/api/reservations', shopper(1, { car_slug: slug, idempotency_key: `key for ${slug}` }), {
        Cookie,
      });
    }
    const { html } = await shown(app, '/cars/corolla-9/checkout', { Cookie });
    expect(html).toContain('You hold as many cars as you can');
  });
});
