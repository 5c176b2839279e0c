import { describe, expect, it } from 'vitest';
import {
  begun,
  checkoutApp,
  minuteMs,
  newsOf,
  paidApp,
  startMs,
  statusOf,
} from '#tests/fixtures/checkout/checkout-app.ts';
import { eventOf, signatureOf } from '../stripe/stripe-service.fixture.ts';

describe('an event from Stripe', () => {
  it('that arrives twice, also concurrently in two processes, is applied once', async () => {
    await using app = await paidApp();
    await begun(app);
    const event = app.stripe.pay();
    const other = await app.another();
    const tell = [app.tell, other.tell, app.tell, other.tell];
    const replies = await Promise.all(tell.map((say) => say(event)));
    other.close();
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await app.tell(event)).status).toBe(200);
    expect(await newsOf(app)).toEqual(['Deposit not paid yet', 'Deposit paid']);
    expect(await app.database.execute({ sql: 'SELECT * FROM payment_events' })).toHaveLength(1);
  });

  it('with a forged signature is refused and changes nothing', async () => {
    await using app = await paidApp();
    const { reservation } = await begun(app);
    const event = app.stripe.pay();
    const forged = [
      `t=${startMs / 1000},v1=${'0'.repeat(64)}`,
      signatureOf(event, startMs, 'whsec_of_a_thief'),
      '',
    ];
    for (const signature of forged) {
      const reply = await app.ask('/api/payments/stripe', event, { 'Stripe-Signature': signature });
      expect(reply.status).toBe(400);
    }
    expect(await statusOf(app, reservation.path)).toBe('paying');
  });

  it('that is replayed later is refused and changes nothing', async () => {
    await using app = await paidApp();
    const { reservation } = await begun(app);
    expect((await app.tell(app.stripe.pay(), startMs - 5 * minuteMs - 1000)).status).toBe(400);
    expect(await statusOf(app, reservation.path)).toBe('paying');
  });

  it('of one dealer is refused at another, although the secret is the same', async () => {
    await using app = await paidApp();
    const { reservation } = await begun(app);
    const event = app.stripe.pay();
    const headers = { 'Stripe-Signature': signatureOf(event, startMs) };
    expect((await app.ask('/api/payments/stripe', event, headers, 'other')).status).toBe(200);
    expect(await statusOf(app, reservation.path)).toBe('paying');
  });

  it('is refused by a dealer without online payment', async () => {
    await using app = await checkoutApp();
    expect((await app.tell(eventOf('customer.created', {}))).status).toBe(404);
  });

  it('that could not be stored is sent again and then applied', async () => {
    await using app = await paidApp();
    const late = await begun(app);
    const first = app.stripe.pay(late.session);
    await app.tell(first);
    const second = app.stripe.pay(late.session, 'pi_second');
    app.stripe.goDown(true);
    expect((await app.tell(second)).status).toBe(500);
    app.stripe.goDown(false);
    expect((await app.tell(second)).status).toBe(200);
    expect(app.stripe.refunded).toEqual(['pi_second']);
  });
});
