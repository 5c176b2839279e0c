import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { checkoutWords } from './checkout-page.ts';

const settings = demoSettings('harbourline');
const { checkout } = settings;
const unpaid = { ...settings, payment: { ...settings.payment, stripe: null } };
const paid = {
  ...settings,
  payment: { ...settings.payment, stripe: { key: 'A', webhookSecret: 'B' } },
};
const dealerWords = { car: 'car', cars: 'cars' };
const wordsOf = (refusal: 'reserved' | null, given: Parameters<typeof checkoutWords>[1] = unpaid) =>
  checkoutWords({ deposit: 500, refusal }, given, dealerWords);

describe('the reservation page', () => {
  it('states the deposit, and that nothing is paid online if the dealer has no online payment', () => {
    expect(wordsOf(null)).toMatchObject({
      intro: expect.stringContaining('A deposit of $500 holds it for 48 hours'),
      deposit: '$500',
      now: checkout.page.summary.nothing,
      payment: expect.stringContaining('You pay nothing now: the deposit of $500 is due when you come in.'),
      refusal: null,
    });
  });

  it('says that the deposit is paid next, and for how long the car is held meanwhile', () => {
    const { now, payment } = wordsOf(null, paid);
    expect(now).toBe('$500');
    expect(payment).toContain('You pay the deposit of $500 on the next page, by card.');
    expect(payment).toContain('held for you for 30 minutes while you do');
  });

  it('says why a car cannot be reserved', () => {
    expect(wordsOf('reserved').refusal?.heading).toBe('This car is reserved');
  });
});
