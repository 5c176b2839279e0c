import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { stripePayments } from '../checkout/stripe/stripe-payments.ts';
import { DeliveryFailure } from '../leads/delivery/delivery-failure.ts';
import { localService } from '../ports/local-service.fixture.ts';
import type { MailMessage } from '../ports/mail.ts';
import { testPorts, testStartMs } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';
import { paymentHousekeeping } from './online-payments.ts';

const base = demoSettings('harbourline');
const unlimited = { burst: 10_000, perHour: 1_000_000 };
const stripe = { key: 'STRIPE_KEY', webhookSecret: 'STRIPE_WEBHOOK_SECRET' };
const settings: Settings = {
  ...base,
  account: { ...base.account, gates: { ...base.account.gates, 'online-payment': false } },
  payment: { ...base.payment, stripe, page: { ...base.payment.page, perAddress: unlimited } },
};

const webhookSecret = 'whsec_of_city_motors';
const form = {
  amount: '1,250.50',
  reference: 'INV-42',
  name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone: '0412 345 678',
  idempotency_key: 'a key that nobody guesses',
};
/** A dealer with a fake Stripe on the local machine. */
async function open(
  own: Settings = settings,
  options: { isDown?: boolean; losesReplies?: boolean; mailFails?: DeliveryFailure[] } = {},
) {
  const database = await temporaryDatabase();
  const sessions = new Map<string, string>();
  const answer = { payment_status: 'unpaid', status: 'open' };
  const service = await localService(({ method, path, body, headers }) => {
    if (options.isDown) return { status: 503, body: 'down' };
    if (method === 'GET')
      return { body: { id: 'cs_1', client_reference_id: null, ...answer, ...lastSession() } };
    if (path !== '/v1/checkout/sessions') return { status: 404 };
    // Stripe repeats its reply to a known key.
    const key = String(headers['idempotency-key']);
    const id = sessions.has(key) ? [...sessions.keys()].indexOf(key) + 1 : sessions.size + 1;
    sessions.set(key, body);
    if (options.losesReplies) return { status: 502, body: 'lost on the way' };
    return { body: { id: `cs_${id}`, url: `${service.url}/pay/cs_${id}` } };
  });
  const lastSession = () => {
    const wanted = new URLSearchParams([...sessions.values()].at(-1));
    const reference = wanted.get('metadata[reference]') ?? '';
    const amount = Number(wanted.get('line_items[0][price_data][unit_amount]'));
    return { metadata: { reference }, payment_intent: 'pi_1', amount_total: amount };
  };
  const mails: MailMessage[] = [];
  const errors: unknown[] = [];
  let nowMs = testStartMs;
  const secrets: Readonly<Record<string, string>> = {
    STRIPE_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
  const secret = (name: string) => secrets[name];
  const app = createApp(
    testPorts({
      database,
      secret,
      payments: stripePayments({ url: service.url, secret }),
      mail: {
        send: async (message) => {
          const failure = options.mailFails?.shift();
          if (failure) throw failure;
          mails.push(message);
        },
      },
      listSites: async () => ['city-motors', 'other'].map((slug) => ({ slug, hosts: [`${slug}.example`] })),
      publishedSite: async (slug) => ({ ...aPublishedSite({ settings: own }), slug }),
      now: () => nowMs,
      chance: { id: () => crypto.randomUUID(), token: () => crypto.randomUUID(), digits: () => '000000' },
      reportError: (error) => errors.push(error),
    }),
  );
  const ask = async (path: string, init: RequestInit = {}, host = 'city-motors') =>
    app.request(`http://${host}.example${path}`, init, { address: '203.0.113.7' });
  const post = async (body: object, headers: Record<string, string> = {}) =>
    ask('/api/payments', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const sign = (body: string, atMs: number, by = webhookSecret) =>
    `t=${Math.floor(atMs / 1000)},v1=${createHmac('sha256', by)
      .update(`${Math.floor(atMs / 1000)}.${body}`)
      .digest('hex')}`;
  /** Posts Stripe's event about the payment created last. */
  const tell = async (
    type: 'checkout.session.completed' | 'checkout.session.expired' | 'charge.refunded',
    { id = `evt_${type}`, by = webhookSecret, atMs = nowMs, host = 'city-motors' } = {},
  ) => {
    const isPaid = type === 'checkout.session.completed';
    const session = {
      ...lastSession(),
      status: isPaid ? 'complete' : 'expired',
      payment_status: isPaid ? 'paid' : 'unpaid',
      refunded: true,
      amount_refunded: lastSession().amount_total,
    };
    const body = JSON.stringify({ id, type, data: { object: session } });
    const init = { method: 'POST', headers: { 'Stripe-Signature': sign(body, atMs, by) }, body };
    return ask('/api/payments/stripe', init, host);
  };
  return {
    ask,
    post,
    tell,
    told: answer,
    service,
    sessions,
    mails,
    errors,
    leads: async () => database.execute({ sql: 'SELECT * FROM leads ORDER BY rowid' }),
    payments: async () => database.execute({ sql: 'SELECT * FROM online_payments' }),
    runHousekeeping: async () => database.transact(paymentHousekeeping(nowMs)),
    wait: (ms: number) => {
      nowMs += ms;
    },
    [Symbol.asyncDispose]: async () => {
      await service[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

type App = Awaited<ReturnType<typeof open>>;

async function begun(app: App, changes: object = {}) {
  const reply = await app.post({ ...form, ...changes });
  expect(reply.status).toBe(201);
  const said = await reply.json();
  const token = new URL(said.path, 'http://a.example').searchParams.get('payment') ?? '';
  return { ...said, token };
}
const stateOf = async (app: App, token: string, host?: string) => {
  const reply = await app.ask(`/api/payments/${token}`, {}, host);
  return reply.status === 200 ? (await reply.json()).state : reply.status;
};

it('a retried payment does not count against a rate limit', async () => {
  const { payment } = settings;
  const page = { ...payment.page, perAddress: { burst: 1, perHour: 1 } };
  await using app = await open({ ...settings, payment: { ...payment, page } });
  const statusOf = async (changes = {}) => (await app.post({ ...form, ...changes })).status;
  expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([201, 201, 201]);
  expect(await statusOf({ reference: 'INV-43' })).toBe(429);
});

describe('a payment', () => {
  it('is created at the provider with the amount in cents, and is not paid yet', async () => {
    await using app = await open();
    const { payment, redirectUrl, token } = await begun(app);
    expect(payment).toEqual({ state: 'open', amount_cents: 125_050, currency: 'AUD', reference: 'INV-42' });
    expect(redirectUrl).toBe(`${app.service.url}/pay/cs_1`);
    const wanted = new URLSearchParams(app.service.asked[0]?.body);
    expect(wanted.get('line_items[0][price_data][unit_amount]')).toBe('125050');
    expect(wanted.get('line_items[0][price_data][currency]')).toBe('aud');
    expect(wanted.get('customer_email')).toBe('ada@example.com');
    expect(wanted.get('success_url')).toBe(
      `http://city-motors.example/online-payment/done?payment=${token}&returned=1`,
    );
    expect(wanted.get('cancel_url')).toBe('http://city-motors.example/online-payment');
    expect(await app.leads()).toHaveLength(0);
  });

  it('by a double click is one, and both get the same page', async () => {
    await using app = await open();
    const [one, two] = await Promise.all([begun(app), begun(app)]);
    expect(one).toEqual(two);
    expect(await app.payments()).toHaveLength(1);
    expect(app.sessions.size).toBe(1);
  });

  it('under another’s key with other content is separate, and reveals nothing', async () => {
    await using app = await open();
    const one = await begun(app);
    const two = await begun(app, { amount: '1' });
    expect(two.token).not.toBe(one.token);
    expect(await app.payments()).toHaveLength(2);
  });

  it.each([
    ['no amount', { amount: '' }, 'amount', 'This is a required field.'],
    ['no number', { amount: 'much' }, 'amount', 'from $1 to $20,000'],
    ['less than the least', { amount: '0.99' }, 'amount', 'from $1 to $20,000'],
    ['more than the most', { amount: '20000.01' }, 'amount', 'from $1 to $20,000'],
    ['a negative amount', { amount: '-5' }, 'amount', 'from $1 to $20,000'],
    ['no reference', { reference: ' ' }, 'reference', 'This is a required field.'],
    ['no name', { name: '' }, 'name', 'Please enter your name.'],
    ['no e-mail', { email: 'ada' }, 'email', 'email address'],
    ['no phone', { phone: '12' }, 'phone', 'phone number'],
  ])('with %s is refused, and the field is named', async (_what, changes, field, words) => {
    await using app = await open();
    const reply = await app.post({ ...form, ...changes });
    expect(reply.status).toBe(422);
    expect((await reply.json()).errors).toEqual([{ field, message: expect.stringContaining(words) }]);
    expect(app.service.asked).toHaveLength(0);
  });

  it.each([
    ['1', 100],
    ['20,000', 2_000_000],
  ])('of $%s is within the limits', async (amount, cents) => {
    await using app = await open();
    expect((await begun(app, { amount })).payment.amount_cents).toBe(cents);
  });

  it('by a bot is not created', async () => {
    await using app = await open();
    expect((await app.post({ ...form, homepage: 'https://pills.example' })).status).toBe(503);
    expect(app.service.asked).toHaveLength(0);
  });

  it('continues on the next attempt when the provider could not be reached', async () => {
    const options = { isDown: true };
    await using app = await open(settings, options);
    const failed = await app.post(form);
    expect(failed.status).toBe(503);
    expect(await failed.json()).toMatchObject({ detail: expect.stringContaining('Nothing was paid') });
    options.isDown = false;
    await begun(app);
    expect(await app.payments()).toHaveLength(1);
  });

  it.each([
    ['soon after', 60_000, 1],
    ['when the first try left too little time to pay in', 40 * 60_000, 2],
  ])('that may have reached the provider is created there %s', async (_when, ms, requests) => {
    const options = { losesReplies: true };
    await using app = await open(settings, options);
    expect((await app.post(form)).status).toBe(503);
    options.losesReplies = false;
    app.wait(ms);
    await begun(app);
    expect(app.sessions.size).toBe(requests);
    const last = new URLSearchParams([...app.sessions.values()].at(-1));
    // Stripe accepts between 30 minutes and 24 hours.
    const minutes = (Number(last.get('expires_at')) * 1000 - testStartMs - ms) / 60_000;
    expect(minutes).toBeGreaterThan(30);
    expect(minutes).toBeLessThanOrEqual(60);
    expect(await app.payments()).toHaveLength(1);
  });

  it('answers 404 at a dealer without a provider or such a page', async () => {
    await using off = await open({ ...settings, payment: { ...settings.payment, stripe: null } });
    expect((await off.post(form)).status).toBe(404);
    const hidden = { ...settings.payment, page: { ...settings.payment.page, show: false } };
    await using none = await open({ ...settings, payment: hidden });
    expect((await none.post(form)).status).toBe(404);
    expect((await none.ask('/online-payment')).status).toBe(404);
  });

  it('has no gate where the dealer has no such page', async () => {
    const account = { ...settings.account, gates: { ...settings.account.gates, 'online-payment': true } };
    const hidden = { ...settings.payment, page: { ...settings.payment.page, show: false } };
    await using app = await open({ ...settings, account, payment: hidden });
    expect((await app.ask('/online-payment')).status).toBe(404);
  });

  it('that was never made is deleted after a month, a completed one is kept', async () => {
    await using app = await open();
    const made = await begun(app);
    await app.tell('checkout.session.completed');
    await begun(app, { reference: 'INV-43' });
    app.wait(30 * 24 * 3_600_000);
    await app.runHousekeeping();
    expect(await app.payments()).toHaveLength(2);
    app.wait(3_600_000);
    await app.runHousekeeping();
    expect(await app.payments()).toHaveLength(1);
    expect(await stateOf(app, made.token)).toBe('paid');
  });

  it('requires sign-in where the dealer wants it', async () => {
    const gates = { ...settings.account.gates, 'online-payment': true };
    await using app = await open({ ...settings, account: { ...settings.account, gates } });
    const asked = await app.ask('/online-payment');
    expect(asked.status).toBe(303);
    expect(asked.headers.get('Location')).toContain(
      '/sign-in?type=online-payment&redirect=%2Fonline-payment',
    );
    expect((await app.post(form)).status).toBe(401);
    // A refused form is shown at the POST address, which has no GET.
    const refused = { Accept: 'text/html', Referer: 'http://city-motors.localhost:4321/api/payments' };
    const again = await app.post(form, refused);
    expect(again.headers.get('Location')).toContain(
      '/sign-in?type=online-payment&redirect=%2Fonline-payment',
    );
  });
});

describe('an event of the provider', () => {
  it('marks it as paid and sends the dealer one lead, idempotently', async () => {
    await using app = await open();
    const { token } = await begun(app);
    const replies = await Promise.all([
      app.tell('checkout.session.completed'),
      app.tell('checkout.session.completed'),
      app.tell('checkout.session.completed', { id: 'evt_the_same_under_another_name' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stateOf(app, token)).toBe('paid');
    const leads = await app.leads();
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ category: 'Online Payment', site: 'city-motors' });
    expect(JSON.parse(String(leads[0]?.['fields']))).toMatchObject({
      name: 'Ada',
      email: 'ada@example.com',
      phone: '0412345678',
      amount: 1250.5,
      reference: 'INV-42',
      message: expect.stringContaining('$1,250.50 was paid by card for INV-42.'),
    });
    expect(new Set(app.mails.map(({ key }) => key)).size).toBe(1);
    expect(app.mails[0]).toMatchObject({
      to: ['ada@example.com'],
      text: expect.stringContaining('$1,250.50'),
    });
  });

  it('is ignored when it is forged, too old, or another dealer’s', async () => {
    await using app = await open();
    const { token } = await begun(app);
    expect((await app.tell('checkout.session.completed', { by: 'whsec_guessed' })).status).toBe(400);
    const late = { atMs: testStartMs - 6 * 60_000 };
    expect((await app.tell('checkout.session.completed', late)).status).toBe(400);
    await app.tell('checkout.session.completed', { host: 'other' });
    expect(await stateOf(app, token)).toBe('open');
    expect(await app.leads()).toHaveLength(0);
    expect(await stateOf(app, token, 'other')).toBe(404);
  });

  it('may arrive out of order: a paid payment stays paid', async () => {
    await using app = await open();
    const { token } = await begun(app);
    await app.tell('checkout.session.expired');
    expect(await stateOf(app, token)).toBe('unpaid');
    await app.tell('checkout.session.completed');
    expect(await stateOf(app, token)).toBe('paid');
    await app.tell('charge.refunded');
    expect(await stateOf(app, token)).toBe('refunded');
    await app.tell('checkout.session.completed', { id: 'evt_late' });
    expect(await stateOf(app, token)).toBe('refunded');
    expect(await app.leads()).toHaveLength(1);
  });

  it('that is lost is replaced by asking while the shopper waits', async () => {
    await using app = await open();
    const { token } = await begun(app);
    expect(await stateOf(app, token)).toBe('open');
    Object.assign(app.told, { payment_status: 'paid', status: 'complete' });
    // Stripe is asked at most every few seconds.
    expect(await stateOf(app, token)).toBe('open');
    app.wait(5000);
    expect(await stateOf(app, token)).toBe('paid');
    expect(await app.leads()).toHaveLength(1);
  });

  it('is sent again when the receipt failed, except for a dead address', async () => {
    const options = {
      mailFails: [new DeliveryFailure('busy'), new DeliveryFailure('none', { kind: 'refused' })],
    };
    await using app = await open(settings, options);
    const { token } = await begun(app);
    expect((await app.tell('checkout.session.completed')).status).toBe(500);
    expect(await stateOf(app, token)).toBe('paid');
    expect((await app.tell('checkout.session.completed')).status).toBe(200);
    expect(app.mails).toHaveLength(0);
    expect(await app.leads()).toHaveLength(1);
  });
});

describe('the payment pages', () => {
  /** The props of a rendered page. */
  const propsOf = async (reply: Response) => {
    const { name, props } = await reply.json();
    return { name, ...props };
  };
  const posted = (app: App, changes: object = {}) =>
    app.ask('/api/payments', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
      body: new URLSearchParams({ ...form, ...changes }).toString(),
    });

  it('give every shopper a separate key', async () => {
    await using app = await open();
    const pages = [await app.ask('/online-payment'), await app.ask('/online-payment')];
    const [one, two] = await Promise.all(pages.map(propsOf));
    expect(one).toMatchObject({ name: 'payment', payer: null, lastResult: null });
    expect(one.idempotencyKey.length).toBeGreaterThanOrEqual(16);
    expect(one.idempotencyKey).not.toBe(two.idempotencyKey);
    expect(pages.map(({ headers }) => headers.get('Cache-Control'))).toEqual(['no-store', 'no-store']);
  });

  it('without JavaScript redirect to the provider in a second step, because a form may not', async () => {
    await using app = await open();
    const reply = await posted(app);
    expect(reply.status).toBe(303);
    const place = reply.headers.get('Location') ?? '';
    expect(place).toMatch(/^\/online-payment\/done\?payment=[0-9a-f]{64}&go=1$/);
    const done = await app.ask(place);
    expect(done.headers.get('Refresh')).toBe(`0;url=${app.service.url}/pay/cs_1`);
    expect(await propsOf(done)).toMatchObject({
      ...{ name: 'payment-done', state: 'open', payUrl: `${app.service.url}/pay/cs_1` },
      words: { amount: '$1,250.50', reference: 'INV-42' },
    });
  });

  it('without JavaScript show a refused form again, with its values and the same key', async () => {
    await using app = await open();
    const reply = await posted(app, { amount: 'much' });
    expect(reply.status).toBe(422);
    expect(await propsOf(reply)).toMatchObject({
      ...{ name: 'payment', idempotencyKey: form.idempotency_key },
      lastResult: {
        initialValue: { amount: 'much', reference: 'INV-42', email: 'ada@example.com' },
        error: { amount: [expect.stringContaining('from $1 to $20,000')] },
      },
    });
    expect(app.service.asked).toHaveLength(0);
  });

  it('without JavaScript say that the provider does not answer; the same form sent again is one payment', async () => {
    const options = { isDown: true };
    await using app = await open(settings, options);
    const reply = await posted(app);
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([503, '60']);
    const { lastResult, idempotencyKey } = await propsOf(reply);
    expect(lastResult.error).toEqual({ '': [expect.stringContaining('Nothing was paid')] });
    options.isDown = false;
    expect((await posted(app, { idempotency_key: idempotencyKey })).status).toBe(303);
    expect(await app.payments()).toHaveLength(1);
  });

  it('without JavaScript say that a dealer takes no payments, without a form', async () => {
    await using app = await open({ ...settings, payment: { ...settings.payment, stripe: null } });
    const reply = await posted(app);
    expect([reply.status, (await propsOf(reply)).name]).toEqual([404, 'problem']);
  });

  it('show the state: being confirmed, paid, not paid', async () => {
    await using app = await open();
    const { token } = await begun(app);
    const path = `/online-payment/done?payment=${token}&returned=1`;
    const shown = async () => propsOf(await app.ask(path));
    expect(await shown()).toMatchObject({
      ...{ state: 'pending', ownPath: path, statusPath: `/api/payments/${token}` },
    });
    await app.tell('checkout.session.expired');
    expect((await shown()).state).toBe('unpaid');
    await app.tell('checkout.session.completed');
    expect((await shown()).state).toBe('paid');
    expect((await app.ask('/online-payment/done?payment=guessed')).status).toBe(404);
    expect((await app.ask(`/online-payment/done?payment=${token}`, {}, 'other')).status).toBe(404);
  });

  it('ask the provider themselves, without JavaScript and after a lost event', async () => {
    await using app = await open();
    const { token } = await begun(app);
    const state = async () =>
      (await propsOf(await app.ask(`/online-payment/done?payment=${token}&returned=1`))).state;
    expect(await state()).toBe('pending');
    Object.assign(app.told, { payment_status: 'paid', status: 'complete' });
    app.wait(5000);
    expect(await state()).toBe('paid');
  });

  it('show the day of payment, also after a refund', async () => {
    await using app = await open();
    const { token } = await begun(app);
    await app.tell('checkout.session.completed');
    app.wait(10 * 24 * 3_600_000);
    await app.tell('charge.refunded');
    const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Brisbane' });
    const done = await app.ask(`/online-payment/done?payment=${token}`);
    expect(await propsOf(done)).toMatchObject({
      ...{ state: 'refunded', words: { date: day.format(testStartMs) } },
    });
  });

  it('do not redirect to an expired payment', async () => {
    await using app = await open();
    const { token } = await begun(app);
    app.wait(60 * 60_000 - 1);
    const before = await app.ask(`/online-payment/done?payment=${token}&go=1`);
    expect(before.headers.get('Refresh')).not.toBeNull();
    app.wait(1);
    const after = await app.ask(`/online-payment/done?payment=${token}&go=1`);
    expect(after.headers.get('Refresh')).toBeNull();
    expect(await propsOf(after)).toMatchObject({ state: 'pending', payUrl: null });
    expect((await begun(app)).redirectUrl).toBe(
      `http://city-motors.example/online-payment/done?payment=${token}`,
    );
  });

  it('answer 404 at other dealers, in texts without placeholders', async () => {
    const hidden = { ...settings.payment, page: { ...settings.payment.page, show: false } };
    await using app = await open({ ...settings, payment: hidden });
    const { detail } = await (await app.ask('/online-payment')).json();
    expect(detail).toContain('There are 1,234 more to look at.');
    expect(detail).not.toMatch(/[{}]/);
  });
});
