import { describe, expect, it } from 'vitest';
import { begun, open, settings, stateOf } from '#tests/fixtures/payment/payment-app.ts';
import { DeliveryFailure } from '../leads/delivery/delivery-failure.ts';
import { testStartMs } from '../ports/ports.fixture.ts';

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
      replyTo: expect.stringContaining('@'),
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

  it('at the dealer’s address settles a payment of its site in another language', async () => {
    await using app = await open({ ...settings, site: { ...settings.site, languageOf: 'other' } });
    const { token } = await begun(app);
    expect((await app.tell('checkout.session.completed', { host: 'other' })).status).toBe(200);
    expect(await stateOf(app, token)).toBe('paid');
    expect(await app.leads()).toMatchObject([{ site: 'city-motors' }]);
    expect(app.mails).toHaveLength(1);
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
