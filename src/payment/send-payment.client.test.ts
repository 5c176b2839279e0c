import { describe, expect, it } from 'vitest';
import { sendPayment } from './send-payment.client.ts';

const sending = { action: '/api/payments', values: { amount: '250', reference: 'INV-42' } };
const answer =
  (status: number, body: unknown): typeof fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const began = (state: string) => ({
  payment: { state, amount_cents: 25_000, currency: 'AUD', reference: 'INV-42' },
  path: '/online-payment/done?payment=x',
  redirectUrl: 'https://checkout.stripe.com/c/pay/cs_1',
});
const refused = { detail: 'Not in order.', errors: [{ field: 'amount', message: 'Too much.' }] };

describe('a payment that is sent', () => {
  it('goes out as JSON under the names of the form', async () => {
    const asked: RequestInit[] = [];
    await sendPayment(sending, async (_to, init = {}) => {
      asked.push(init);
      return Response.json(began('open'));
    });
    expect(JSON.parse(String(asked[0]?.body))).toEqual(sending.values);
  });

  it.each([
    ['an open payment', 201, began('open'), 'begun'],
    ['one that is paid already', 201, began('paid'), 'begun'],
    ['one that nobody made in time', 201, began('unpaid'), 'over'],
    [
      'a place that is no address',
      201,
      { ...began('open'), redirectUrl: 'javascript:alert(1)' },
      'unreachable',
    ],
    ['the word to sign in', 401, { title: 'Sign in first' }, 'signed-out'],
    ['a refusal', 422, refused, 'refused'],
    ['a page in place of an answer', 502, '<h1>Bad gateway</h1>', 'unreachable'],
  ])('and answered with %s (%i)', async (_what, status, body, kind) => {
    expect((await sendPayment(sending, answer(status, body))).kind).toBe(kind);
  });

  it('is led to the provider, or told what is wrong', async () => {
    const begun = await sendPayment(sending, answer(201, began('open')));
    expect(begun).toEqual({ kind: 'begun', redirectUrl: 'https://checkout.stripe.com/c/pay/cs_1' });
    expect(await sendPayment(sending, answer(422, refused))).toEqual({ kind: 'refused', ...refused });
  });

  it('without a network is unreachable', async () => {
    const down = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await sendPayment(sending, down)).toEqual({ kind: 'unreachable' });
  });
});
