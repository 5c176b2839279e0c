import { describe, expect, it } from 'vitest';
import {
  begun,
  hourMs,
  isReserved,
  minuteMs,
  newsOf,
  paidApp,
  reserved,
  shopper,
  startMs,
  stateOf,
  statusOf,
} from '#tests/fixtures/checkout/checkout-app.ts';
import { eventOf } from '../stripe/stripe-service.fixture.ts';

describe('a deposit', () => {
  it('is paid at Stripe while the car is held, and then holds it for 48 hours', async () => {
    await using app = await paidApp();
    const { reservation, redirectUrl } = await reserved(app);
    expect(reservation).toMatchObject({ status: 'paying', payment: 'open', amount: 200 });
    expect(redirectUrl).toBe(`${reservation.path}/pay`);
    expect(await isReserved(app)).toBe(true);
    const toStripe = await app.ask(redirectUrl);
    expect([toStripe.status, toStripe.headers.get('Location')]).toEqual([303, app.stripe.last().url]);
    const fields = new URLSearchParams(app.stripe.asked[0]?.body);
    expect(fields.get('line_items[0][price_data][unit_amount]')).toBe('20000');
    expect(fields.get('success_url')).toBe(`http://city-motors.example${reservation.path}?paid=1`);
    expect(fields.get('cancel_url')).toBe(`http://city-motors.example${reservation.path}`);
    app.wait(10 * minuteMs);
    expect((await app.tell(app.stripe.pay())).status).toBe(200);
    expect(await stateOf(await app.ask(reservation.path))).toMatchObject({
      status: 'held',
      payment: 'paid',
      held_until: '2026-11-22T09:10:00+10:00',
      message:
        'The 2021 Toyota Corolla is held for you until Sunday 22 November at 9:10 am. You have paid the deposit of $200: it comes off the price, and is refundable in full.',
      pay: null,
    });
    expect(await newsOf(app)).toEqual(['Deposit not paid yet', 'Deposit paid']);
    await app.round();
    expect(app.letters.map(({ subject }) => subject)).toEqual(['Reserved: 2021 Toyota Corolla']);
    expect(app.letters[0]?.text).toContain('You have paid the deposit of $200');
    app.wait(48 * hourMs);
    expect(await isReserved(app)).toBe(false);
    expect(await statusOf(app, reservation.path)).toBe('expired');
  });

  it('updates the calendar entry when paid, and cancels it when refunded', async () => {
    await using app = await paidApp();
    const { reservation } = await begun(app);
    const entry = async () => {
      const file = await (await app.ask(reservation.calendar)).text();
      const [, sequence] = /SEQUENCE:(\d+)/.exec(file) ?? [];
      const [, end] = /DTEND:(\w+)/.exec(file) ?? [];
      const [, status] = /STATUS:(\w+)/.exec(file) ?? [];
      return { sequence: Number(sequence), end, status };
    };
    const paying = await entry();
    await app.tell(app.stripe.pay());
    const paid = await entry();
    expect(paid).toMatchObject({ end: '20261121T230000Z', status: 'CONFIRMED' });
    expect(paid.sequence).toBeGreaterThan(paying.sequence);
    await app.ask(`${reservation.path}/release`, {});
    const over = await entry();
    expect(over.status).toBe('CANCELLED');
    expect(over.sequence).toBeGreaterThan(paid.sequence);
  });

  it('of the car’s own amount is charged in cents', async () => {
    await using app = await paidApp();
    await begun(app, 1, { car_id: '8', car_slug: 'corolla-8' });
    expect(app.stripe.last().amount_total).toBe(50_000);
  });

  it('has one payment page, however often it is opened', async () => {
    await using app = await paidApp();
    const { reservation } = await reserved(app);
    const other = await app.another();
    const path = `${reservation.path}/pay`;
    const replies = await Promise.all([app.ask(path), other.ask(path), app.ask(path), other.ask(path)]);
    other.close();
    expect(new Set(replies.map(({ headers }) => headers.get('Location')))).toEqual(
      new Set([app.stripe.last().url]),
    );
    expect(app.stripe.sessions.size).toBe(1);
  });

  it('that is never paid frees the car, with or without an event', async () => {
    await using app = await paidApp();
    const one = await begun(app);
    app.wait(31 * minuteMs);
    await app.tell(app.stripe.timeOut());
    expect(await isReserved(app)).toBe(false);
    expect(await stateOf(await app.ask(one.reservation.path))).toMatchObject({ status: 'unpaid' });
    const two = await begun(app, 2);
    app.wait(37 * minuteMs);
    expect(await isReserved(app)).toBe(false);
    expect(await statusOf(app, two.reservation.path)).toBe('unpaid');
    const three = await begun(app, 3);
    expect(await isReserved(app)).toBe(true);
    expect(await statusOf(app, three.reservation.path)).toBe('paying');
  });

  it('has no payment link after its expiry, although the car is still held', async () => {
    await using app = await paidApp();
    const { reservation } = await begun(app);
    app.wait(33 * minuteMs);
    expect(await stateOf(await app.ask(reservation.path))).toMatchObject({ status: 'paying', pay: null });
    const { props } = await (await app.askPage(reservation.path)).json();
    expect(props).toMatchObject({ reservation: { status: 'paying', pay: null }, isBack: false });
    expect((await app.ask(`${reservation.path}/pay`)).headers.get('Location')).toBe(reservation.path);
    expect(await isReserved(app)).toBe(true);
  });

  it('that was never opened expires, and the dealer gets no further lead', async () => {
    await using app = await paidApp();
    const { reservation } = await reserved(app);
    app.wait(38 * minuteMs);
    await app.round();
    expect(await statusOf(app, reservation.path)).toBe('unpaid');
    const [row] = await app.database.execute({ sql: 'SELECT state FROM reservation_payments' });
    expect(row?.['state']).toBe('unpaid');
    expect(await newsOf(app)).toEqual(['Deposit not paid yet']);
    expect(app.letters).toEqual([]);
  });

  it('is settled by asking Stripe when the event is late or lost', async () => {
    await using app = await paidApp();
    const back = await begun(app);
    app.stripe.pay();
    expect(await statusOf(app, back.reservation.path)).toBe('paying');
    app.stripe.goDown(true);
    const waiting = await app.askPage(`${back.reservation.path}?paid=1`);
    expect((await waiting.json()).props).toMatchObject({ reservation: { status: 'paying' }, isBack: true });
    app.stripe.goDown(false);
    expect(await statusOf(app, `${back.reservation.path}?paid=1`)).toBe('held');
    const lost = await begun(app, 2, { car_id: '9', car_slug: 'corolla-9' });
    app.stripe.pay();
    app.wait(38 * minuteMs);
    await app.round();
    expect(await statusOf(app, lost.reservation.path)).toBe('held');
    expect(await isReserved(app, 'corolla-9')).toBe(true);
  });

  it('paid slightly late still holds the car if it is free', async () => {
    await using app = await paidApp();
    const { reservation } = await begun(app);
    const event = app.stripe.pay();
    app.wait(3 * hourMs);
    expect(await isReserved(app)).toBe(false);
    await app.tell(event);
    expect(await statusOf(app, reservation.path)).toBe('held');
    expect(await isReserved(app)).toBe(true);
  });

  it('has its full time when the payment page is created late', async () => {
    await using app = await paidApp();
    const { reservation } = await reserved(app);
    app.stripe.goDown(true);
    const failed = await app.askPage(`${reservation.path}/pay`);
    expect(failed.status).toBe(502);
    expect((await failed.json()).props.problem).toContain('The payment page cannot be reached just now.');
    app.stripe.goDown(false);
    app.wait(20 * minuteMs);
    expect((await app.ask(`${reservation.path}/pay`)).headers.get('Location')).toBe(app.stripe.last().url);
    expect(app.stripe.last().expiresAt * 1000).toBe(startMs + 52 * minuteMs);
    app.wait(35 * minuteMs);
    expect(await isReserved(app)).toBe(true);
  });

  it('is not ended by the expiry of an earlier attempt', async () => {
    await using app = await paidApp();
    const { reservation } = await reserved(app);
    const [row] = await app.database.execute({
      sql: 'SELECT reservation, pay_until FROM reservation_payments',
    });
    app.wait(20 * minuteMs);
    await app.ask(`${reservation.path}/pay`);
    const reference = `reservation:${row?.['reservation']}:${row?.['pay_until']}`;
    const metadata = { reference };
    await app.tell(eventOf('checkout.session.expired', { status: 'expired', metadata }));
    expect(await statusOf(app, reservation.path)).toBe('paying');
  });

  it('paid twice is stored once', async () => {
    await using app = await paidApp();
    const { reservation, session } = await begun(app);
    await app.tell(app.stripe.pay(session));
    await app.tell(app.stripe.pay(session, 'pi_second'));
    expect(app.stripe.refunded).toEqual(['pi_second']);
    expect(await statusOf(app, reservation.path)).toBe('held');
  });

  it('for one car by twenty concurrent shoppers is paid by one', async () => {
    await using app = await paidApp();
    const other = await app.another();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? app : other).ask('/api/reservations', shopper(n))),
    );
    other.close();
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await app.database.execute({ sql: 'SELECT * FROM reservation_payments' })).toHaveLength(1);
  });
});
