import { describe, expect, it } from 'vitest';
import { type App, begun, form, open, settings } from '#tests/fixtures/payment/payment-app.ts';
import { testStartMs } from '../ports/ports.fixture.ts';

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
    expect(lastResult.error).toEqual({
      '': [expect.stringContaining('Nothing was paid'), 'You can also call (07) 5550 0140.'],
    });
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
