import { describe, expect, it } from 'vitest';
import {
  begun,
  isReserved,
  minuteMs,
  newsOf,
  paidApp,
  reserved,
  startMs,
  stateOf,
  statusOf,
} from '#tests/fixtures/checkout/checkout-app.ts';
import { writeReport } from '../../vehicle/status/status-reports.ts';

describe('a deposit', () => {
  it('paid after another shopper took the car is refunded at once, and all are told', async () => {
    await using app = await paidApp();
    const late = await begun(app);
    const event = app.stripe.pay(late.session);
    app.wait(40 * minuteMs);
    const other = await begun(app, 2);
    await app.tell(app.stripe.pay(other.session));
    expect((await app.tell(event)).status).toBe(200);
    expect(app.stripe.refunded).toEqual(['pi_cs_1']);
    expect(await statusOf(app, late.reservation.path)).toBe('refunded');
    expect(await statusOf(app, other.reservation.path)).toBe('held');
    expect(await newsOf(app)).toContain('Deposit paid too late');
    await app.round();
    const subjects = app.letters.map(({ to, subject }) => `${to[0]}: ${subject}`).sort();
    expect(subjects).toEqual([
      'ada1@example.com: Not reserved: 2021 Toyota Corolla',
      'ada2@example.com: Reserved: 2021 Toyota Corolla',
    ]);
  });

  it('for a car sold by the dealer meanwhile is refunded at once', async () => {
    await using app = await paidApp();
    const { reservation } = await begun(app);
    const sold = { status: 'sold', reserved: false, price: null, atMs: startMs } as const;
    await writeReport(app.database, { site: 'city-motors', car: '7' }, sold);
    await app.tell(app.stripe.pay());
    expect(app.stripe.refunded).toEqual(['pi_cs_1']);
    expect(await statusOf(app, reservation.path)).toBe('refunded');
  });

  it('is not asked for once the car is sold, and the open payment page is ended', async () => {
    await using app = await paidApp();
    const first = await reserved(app);
    const second = await begun(app, 2, { car_id: '9', car_slug: 'corolla-9' });
    for (const car of ['7', '9']) {
      const sold = { status: 'sold', reserved: false, price: null, atMs: startMs } as const;
      await writeReport(app.database, { site: 'city-motors', car }, sold);
    }
    for (const { reservation } of [first, second]) {
      const reply = await app.ask(`${reservation.path}/pay`);
      expect(reply.status).toBe(409);
      expect((await reply.json()).detail).toContain('no longer for sale');
      expect(await statusOf(app, reservation.path)).toBe('unpaid');
      expect((await app.ask(`${reservation.path}/pay`)).headers.get('Location')).toBe(reservation.path);
    }
    expect([...app.stripe.sessions.values()].map(({ status }) => status)).toEqual(['expired']);
  });

  it('is asked for and kept when a feed has corrected the name of the car, which changes its slug', async () => {
    await using app = await paidApp();
    const { reservation } = await begun(app);
    app.restock('7', { slug: 'corolla-ascent-7' });
    expect((await app.ask(`${reservation.path}/pay`)).status).toBe(303);
    expect(await (await app.ask('/api/cars/taken')).json()).toEqual({ 'corolla-ascent-7': 'reserved' });
    await app.tell(app.stripe.pay());
    expect(app.stripe.refunded).toEqual([]);
    expect(await statusOf(app, reservation.path)).toBe('held');
    expect((await app.leads()).map(({ vehicle }) => JSON.parse(String(vehicle))?.slug)).toEqual([
      'corolla-7',
      'corolla-ascent-7',
    ]);
  });

  it('is refunded once when the reservation is released, also concurrently', async () => {
    await using app = await paidApp();
    const { reservation } = await begun(app);
    await app.tell(app.stripe.pay());
    const other = await app.another();
    const path = `${reservation.path}/release`;
    const replies = await Promise.all([app.ask(path, {}), other.ask(path, {}), app.ask(path, {})]);
    await Promise.all([app.round(), other.round()]);
    other.close();
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(app.stripe.refunded).toEqual(['pi_cs_1']);
    const refunds = app.stripe.asked.filter(({ path: asked }) => asked === '/v1/refunds');
    expect(new Set(refunds.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(await isReserved(app)).toBe(false);
    expect(await statusOf(app, reservation.path)).toBe('refunded');
    expect(await newsOf(app)).toEqual(['Deposit not paid yet', 'Deposit paid', 'Reservation released']);
    // Stripe's event about this refund changes nothing.
    await app.tell(app.stripe.refundEvent());
    expect(await newsOf(app)).toHaveLength(3);
  });

  it('is refunded later when Stripe is down', async () => {
    await using app = await paidApp();
    const { reservation } = await begun(app);
    await app.tell(app.stripe.pay());
    app.stripe.goDown(true);
    expect(await stateOf(await app.ask(`${reservation.path}/release`, {}))).toMatchObject({
      status: 'refunding',
      message: expect.stringContaining('on its way back'),
    });
    expect(await isReserved(app)).toBe(false);
    await app.round();
    expect(app.stripe.refunded).toEqual([]);
    app.stripe.goDown(false);
    app.wait(6 * minuteMs);
    await app.round();
    expect(app.stripe.refunded).toEqual(['pi_cs_1']);
    expect(await statusOf(app, reservation.path)).toBe('refunded');
  });

  it('is refunded later after a stored failure, or by another round after a crash', async () => {
    await using app = await paidApp();
    const { reservation } = await begun(app);
    await app.tell(app.stripe.pay());
    app.stripe.goDown(true);
    await app.ask(`${reservation.path}/release`, {});
    app.stripe.goDown(false);
    // As if a process had died during the refund.
    await app.database.execute({
      sql: 'UPDATE reservation_payments SET leased_until = ?, due_at = ?',
      args: [startMs + minuteMs, startMs],
    });
    await app.round();
    expect(app.stripe.refunded).toEqual([]);
    app.wait(minuteMs);
    await app.round();
    expect(app.stripe.refunded).toEqual(['pi_cs_1']);
  });

  it('cannot be paid after the release; a payment in that moment is refunded', async () => {
    await using app = await paidApp();
    const first = await begun(app);
    await app.ask(`${first.reservation.path}/release`, {});
    expect(first.session.status).toBe('expired');
    expect((await app.ask(`${first.reservation.path}/pay`)).headers.get('Location')).toBe(
      first.reservation.path,
    );
    const second = await begun(app, 2);
    const event = app.stripe.pay(second.session);
    await app.ask(`${second.reservation.path}/release`, {});
    await app.tell(event);
    expect(app.stripe.refunded).toEqual(['pi_cs_2']);
  });

  it('refunded by the dealer at Stripe frees the car', async () => {
    await using app = await paidApp();
    const { reservation } = await begun(app);
    await app.tell(app.stripe.pay());
    await app.tell(app.stripe.refundEvent());
    expect(await isReserved(app)).toBe(false);
    expect(await statusOf(app, reservation.path)).toBe('refunded');
    expect(app.stripe.refunded).toEqual([]);
  });
});
