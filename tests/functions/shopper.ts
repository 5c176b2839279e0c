import * as v from 'valibot';
import { expect } from 'vitest';
import { storePayment } from '#functions/payment/online-payments.ts';
import { cars, type Dealer, type TwoDealers } from './two-dealers.ts';

/** Used by no other shopper: wherever it occurs, this shopper's data is shown. */
export const surname = 'Quetzalcoatlus';
export const phone = '0412987654';

const person = { name: 'Ada', last_name: surname, email: `${surname.toLowerCase()}@example.com`, phone };
const [carToReserve, carToKeep] = cars;

const sentSchema = v.object({ lead_id: v.string(), receipt: v.string() });
const timesSchema = v.object({ days: v.array(v.object({ times: v.array(v.object({ at: v.string() })) })) });

export type Shopper = Awaited<ReturnType<typeof visit>>;

/** Uses all features of a dealer as a shopper; returns the secrets that only this shopper has. */
export async function visit(site: TwoDealers, dealer: Dealer) {
  const send = senderTo(site, dealer);
  const tokenOf = (said: unknown) => v.parse(sentSchema, said).receipt.split('/').at(-1) ?? '';

  const cookie = await signIn(site, dealer);
  await send(
    '/api/watchlist/save-car',
    { phone_number: phone, car_id: carToKeep?.id, car_slug: carToKeep?.slug },
    { Cookie: cookie },
  );
  await send('/api/watchlist/notices', { channel: 'sms', price_drops: true }, { Cookie: cookie });
  await send('/api/saved-searches', { search: 'query=corolla' }, { Cookie: cookie });
  const enquiry = {
    ...person,
    form: 'enquiry',
    category: 'General Enquiry',
    message: 'Is it still there?',
    postcode: '4000',
    location: 'gc',
    car_slug: carToKeep?.slug,
    idempotency_key: `key-of-${surname}`,
  };
  const lead = (await send('/api/leads', enquiry)).said;
  const drive = {
    ...person,
    terms_conditions: true,
    car_slug: carToKeep?.slug,
    booking_at: await freeTime(site, dealer),
  };
  const appointment = (await send('/api/test-drive', drive)).said;
  const reservation = (
    await send(
      '/api/reservations',
      { ...person, terms_conditions: true, car_slug: carToReserve?.slug },
      { Cookie: cookie },
    )
  ).said;
  await send('/api/spin', {}, { Cookie: cookie });
  const paymentToken = await beginPayment(site, dealer);
  const tradeIn = (await send('/api/trade-in', { rego: '123ABC', regoState: 'QLD' })).said;
  const token = v.parse(v.string(), tradeIn.token);
  await send(`/api/trade-in/${token}/details`, {
    ...person,
    make: 'Mazda',
    model: 'CX-5',
    year: 2020,
    kms: 50_000,
  });
  return {
    dealer,
    cookie,
    enquiry,
    leadId: v.parse(sentSchema, lead).lead_id,
    /** By the first part of the endpoint's path. */
    tokens: {
      leads: tokenOf(lead),
      'test-drive': tokenOf(appointment),
      reservations: tokenOf(reservation),
      'trade-in': token,
      payments: paymentToken,
    },
  };
}

/** Creates a payment at the provider; returns its token. */
async function beginPayment(site: TwoDealers, dealer: Dealer): Promise<string> {
  const token = `payment-token-of-${surname}`;
  const consent = { optIn: false, text: '', page: '/', at: 0, terms: null };
  const attributes = {
    ...{ url: '/', source: 'Website', user_agent: '' },
    visited_pages: [],
    linked_query_params: {},
  };
  await storePayment(site.database, {
    ...{ id: 'payment-1', site: dealer, keyHash: 'key', formHash: 'form', token },
    ...{ amountCents: 25_000, currency: 'AUD' },
    ...{ reference: 'INV-42', contact: person, attributes, consent, nowMs: 0, expiresAtMs: 0 },
  });
  return token;
}

/** Posts JSON, and fails unless it is accepted. */
function senderTo(site: TwoDealers, dealer: Dealer) {
  return async (path: string, body: object, headers: Record<string, string> = {}) => {
    const reply = await site.ask(dealer, path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    expect(reply.status, `${path}: ${text}`).toBeLessThan(300);
    return { reply, said: JSON.parse(text) };
  };
}

/** Returns the session cookie. */
export async function signIn(site: TwoDealers, dealer: Dealer): Promise<string> {
  const send = senderTo(site, dealer);
  await send('/api/account/code', { phone, first_name: 'Ada', last_name: surname });
  const [message] = await site.database.execute({
    sql: 'SELECT text FROM text_messages WHERE site = ? ORDER BY rowid DESC LIMIT 1',
    args: [dealer],
  });
  const code = /\d{6}/.exec(String(message?.['text']))?.[0];
  const { reply } = await send('/api/account/verify', { phone, code });
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function freeTime(site: TwoDealers, dealer: Dealer): Promise<string | undefined> {
  const reply = await site.ask(dealer, `/api/test-drive/appointments?car_slug=${carToKeep?.slug}`);
  const { days } = v.parse(timesSchema, await reply.json());
  return days.flatMap(({ times }) => times)[0]?.at;
}
