import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { localService } from '../../ports/local-service.fixture.ts';
import { testStartMs } from '../../ports/ports.fixture.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import { stripePayments } from './stripe-payments.ts';
import {
  eventOf,
  signatureOf,
  stripeKey,
  stripeSecrets,
  stripeService,
  stripeSettings,
} from './stripe-service.fixture.ts';

const base = demoSettings('harbourline');
const settings = { ...base, payment: { ...base.payment, stripe: stripeSettings } };
const site = aPublishedSite({ settings });
const minuteMs = 60_000;

const wanted = {
  key: 'key-1',
  reference: 'reservation:r1:7',
  amountCents: 20_000,
  currency: 'AUD',
  description: 'Deposit for the 2021 Toyota Corolla',
  email: 'ada@example.com',
  doneUrl: 'https://cars.example/done',
  backUrl: 'https://cars.example/back',
  expiresAtMs: testStartMs + 32 * minuteMs,
} as const;

async function open() {
  const service = await stripeService(() => testStartMs);
  const payments = stripePayments({
    url: service.url,
    secret: (name) => stripeSecrets[name],
    waitMs: 1,
  });
  return { service, payments, [Symbol.asyncDispose]: () => service[Symbol.asyncDispose]() };
}

describe('a payment at Stripe', () => {
  it('is created in cents, with the dealer’s key and a pinned version, for cards', async () => {
    await using app = await open();
    const begun = await app.payments.begin(site, wanted);
    expect(begun).toEqual({ id: 'cs_1', url: 'https://checkout.stripe.example/pay/cs_1' });
    const [{ method, path, headers, body } = { headers: {}, body: '' }] = app.service.asked;
    expect([method, path]).toEqual(['POST', '/v1/checkout/sessions']);
    expect(headers).toMatchObject({
      authorization: `Bearer ${stripeKey}`,
      'idempotency-key': 'key-1',
      'stripe-version': expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    });
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      mode: 'payment',
      'payment_method_types[0]': 'card',
      'metadata[reference]': 'reservation:r1:7',
      'payment_intent_data[metadata][reference]': 'reservation:r1:7',
      'payment_intent_data[description]': wanted.description,
      customer_email: 'ada@example.com',
      success_url: wanted.doneUrl,
      cancel_url: wanted.backUrl,
      expires_at: String((testStartMs + 32 * minuteMs) / 1000),
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'aud',
      'line_items[0][price_data][unit_amount]': '20000',
      'line_items[0][price_data][product_data][name]': wanted.description,
    });
  });

  it('is created once per idempotency key', async () => {
    await using app = await open();
    const [one, two] = await Promise.all([
      app.payments.begin(site, wanted),
      app.payments.begin(site, wanted),
    ]);
    expect(one).toEqual(two);
    expect(app.service.sessions.size).toBe(1);
  });

  it('can be looked up: open, paid or expired', async () => {
    await using app = await open();
    const { id } = await app.payments.begin(site, wanted);
    expect(await app.payments.look(site, id)).toBeNull();
    app.service.pay();
    expect(await app.payments.look(site, id)).toEqual({
      id: 'look cs_1',
      kind: 'paid',
      reference: 'reservation:r1:7',
      payment: 'pi_cs_1',
      amountCents: 20_000,
    });
    const other = await app.payments.begin(site, { ...wanted, key: 'key-2' });
    await app.payments.end(site, other.id);
    expect(await app.payments.look(site, other.id)).toMatchObject({ kind: 'expired', payment: null });
  });

  it('that is expired or paid is ended without an error', async () => {
    await using app = await open();
    const { id } = await app.payments.begin(site, wanted);
    app.service.pay();
    await app.payments.end(site, id);
    await app.payments.end(site, 'cs_unknown');
    expect(app.service.sessions.get(id)?.status).toBe('complete');
  });

  it('is refunded once, also when Stripe has forgotten the key', async () => {
    await using app = await open();
    await app.payments.refund(site, 'pi_1', 'refund-1');
    await app.payments.refund(site, 'pi_1', 'refund-1');
    await app.payments.refund(site, 'pi_1', 'refund-another-day');
    expect(app.service.refunded).toEqual(['pi_1']);
  });

  it('is created and refunded although Stripe has stored a failure under the key', async () => {
    await using app = await open();
    app.service.goDown(true);
    await expect(app.payments.begin(site, wanted)).rejects.toThrow('503');
    await expect(app.payments.refund(site, 'pi_1', 'refund-1')).rejects.toThrow('503');
    app.service.goDown(false);
    expect(await app.payments.begin(site, wanted)).toMatchObject({ id: 'cs_1' });
    await app.payments.refund(site, 'pi_1', 'refund-1');
    await app.payments.refund(site, 'pi_1', 'refund-1');
    expect(app.service.refunded).toEqual(['pi_1']);
  });

  it('is retried for a limited time while Stripe processes the key for another request', async () => {
    await using app = await open();
    app.service.beBusy(2);
    expect(await app.payments.begin(site, wanted)).toMatchObject({ id: 'cs_1' });
    app.service.beBusy(100);
    await expect(app.payments.begin(site, { ...wanted, key: 'key-2' })).rejects.toThrow(
      'Stripe answered 409, idempotency_key_in_use.',
    );
  });

  it('rejects without the shopper’s data when Stripe is down, silent or its key missing', async () => {
    await using app = await open();
    app.service.goDown(true);
    await expect(app.payments.begin(site, wanted)).rejects.toThrow('Stripe answered 503, api_error.');
    await expect(app.payments.end(site, 'cs_1')).rejects.toThrow('503');
    await expect(app.payments.refund(site, 'pi_1', 'k')).rejects.toThrow('503');
    await using silent = await localService(() => 'silence');
    const impatient = stripePayments({
      url: silent.url,
      secret: (name) => stripeSecrets[name],
      timeoutMs: 20,
      waitMs: 1,
    });
    await expect(impatient.begin(site, wanted)).rejects.toThrow('timeout');
    const keyless = stripePayments({ url: app.service.url, secret: () => undefined });
    await expect(keyless.begin(site, wanted)).rejects.toThrow(
      'The environment variable STRIPE_KEY is not set.',
    );
  });
});

describe('an event from Stripe', () => {
  const payments = stripePayments({ secret: (name) => stripeSecrets[name] });
  const session = {
    status: 'complete',
    payment_status: 'paid',
    metadata: { reference: 'reservation:r1:7' },
    payment_intent: 'pi_1',
    amount_total: 20_000,
  };
  const paid = eventOf('checkout.session.completed', session);
  const read = (body: string, signature: string) =>
    payments.readEvent(site, body, new Headers({ 'Stripe-Signature': signature }), testStartMs);

  it('is accepted with a signature by the dealer’s secret', async () => {
    expect(await read(paid, signatureOf(paid, testStartMs))).toEqual({
      id: JSON.parse(paid).id,
      kind: 'paid',
      reference: 'reservation:r1:7',
      payment: 'pi_1',
      amountCents: 20_000,
    });
  });

  it('is accepted when one of several signatures is valid, as during key rotation', async () => {
    const own = signatureOf(paid, testStartMs);
    const both = own.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`);
    expect(await read(paid, both)).toMatchObject({ kind: 'paid' });
  });

  it.each([
    ['with another secret', signatureOf(paid, testStartMs, 'whsec_of_somebody')],
    ['of another body', signatureOf(`${paid} `, testStartMs)],
    ['more than five minutes ago', signatureOf(paid, testStartMs - 5 * minuteMs - 1000)],
    ['more than five minutes from now', signatureOf(paid, testStartMs + 5 * minuteMs + 1000)],
    ['by an older scheme alone', signatureOf(paid, testStartMs).replace('v1=', 'v0=')],
    ['at another time than it says', signatureOf(paid, testStartMs).replace(/t=\d+/, 't=1')],
    ['with nothing', ''],
    ['with half a header', 't=,v1='],
  ])('signed %s is refused', async (_how, signature) => {
    expect(await read(paid, signature)).toBeNull();
  });

  it('is accepted after five minutes', async () => {
    expect(await read(paid, signatureOf(paid, testStartMs - 5 * minuteMs))).toMatchObject({ kind: 'paid' });
  });

  it.each([
    ['checkout.session.expired', { ...session, status: 'expired', payment_status: 'unpaid' }, 'expired'],
    ['checkout.session.async_payment_succeeded', session, 'paid'],
    ['checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' }, 'expired'],
    [
      'charge.refunded',
      { refunded: true, metadata: session.metadata, payment_intent: 'pi_1', amount_refunded: 20_000 },
      'refunded',
    ],
  ])('of type %s is parsed', async (type, object, kind) => {
    const body = eventOf(type, object);
    expect(await read(body, signatureOf(body, testStartMs))).toMatchObject({
      kind,
      reference: 'reservation:r1:7',
    });
  });

  it.each([
    ['money on its way', 'checkout.session.completed', { ...session, payment_status: 'unpaid' }],
    ['a part of the money', 'charge.refunded', { refunded: false, metadata: {}, amount_refunded: 1 }],
    ['something else', 'customer.created', { id: 'cus_1' }],
    ['a payment that is not ours', 'checkout.session.completed', { ...session, metadata: {} }],
    ['nonsense', 'checkout.session.completed', null],
  ])('about %s is ignored', async (_what, type, object) => {
    const body = eventOf(type, object);
    expect(await read(body, signatureOf(body, testStartMs))).toBe('other');
  });
});
