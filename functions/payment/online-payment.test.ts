import { describe, expect, it } from 'vitest';
import { begun, form, open, settings, stateOf } from '#tests/fixtures/payment/payment-app.ts';
import { DeliveryFailure } from '../leads/delivery/delivery-failure.ts';
import { testStartMs } from '../ports/ports.fixture.ts';

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

  it('with a changed amount replaces the first, whose page is closed', async () => {
    await using app = await open();
    const first = await begun(app);
    const second = await begun(app, { amount: '1300' });
    expect([second.payment.state, second.redirectUrl]).toEqual(['open', `${app.service.url}/pay/cs_2`]);
    expect([app.ended, await stateOf(app, first.token)]).toEqual([['cs_1'], 'unpaid']);
    expect(await begun(app, { amount: '1300' })).toEqual(second);
    const third = await begun(app);
    expect([third.token, third.payment.state]).toEqual([first.token, 'unpaid']);
    expect(app.ended).toEqual(['cs_1', 'cs_2']);
  });

  it('with a changed amount is not made in addition to the first, if that was just paid', async () => {
    const mailFails = [new DeliveryFailure('busy')];
    await using app = await open(settings, { mailFails });
    const first = await begun(app);
    app.paid.push('cs_1');
    const second = await begun(app, { amount: '1300' });
    expect([second.token, second.payment.state]).toEqual([first.token, 'paid']);
    expect(second.payment.amount_cents).toBe(125_050);
    expect([app.sessions.size, (await app.leads()).length]).toEqual([1, 1]);
  });

  it('of another form leaves the first open', async () => {
    await using app = await open();
    const first = await begun(app);
    await begun(app, { amount: '1300', idempotency_key: 'a key of another form' });
    expect([app.ended, await stateOf(app, first.token)]).toEqual([[], 'open']);
  });

  it('with a changed amount is not begun while the first cannot be closed', async () => {
    const options = { isDown: false };
    await using app = await open(settings, options);
    await begun(app);
    options.isDown = true;
    expect((await app.post({ ...form, amount: '1300' })).status).toBe(503);
    options.isDown = false;
    await begun(app, { amount: '1300' });
    expect(app.ended).toEqual(['cs_1']);
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
