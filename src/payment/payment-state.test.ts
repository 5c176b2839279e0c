import { describe, expect, it } from 'vitest';
import { afterEvent, type PaymentState, shownState } from './payment-state.ts';

const stateAfter = (...events: Parameters<typeof afterEvent>[1][]) =>
  events.reduce<PaymentState>((state, event) => afterEvent(state, event), 'open');

describe('a payment', () => {
  it.each([
    [[], 'open'],
    [['expired'], 'unpaid'],
    [['paid'], 'paid'],
    [['paid', 'paid'], 'paid'],
    [['expired', 'expired'], 'unpaid'],
    // A payment counts, whatever other events come before or after it.
    [['expired', 'paid'], 'paid'],
    [['paid', 'expired'], 'paid'],
    [['paid', 'refunded'], 'refunded'],
    [['refunded', 'paid'], 'refunded'],
    [['refunded', 'paid', 'expired'], 'refunded'],
    [['refunded', 'expired', 'paid'], 'refunded'],
    [['expired', 'refunded', 'paid'], 'refunded'],
    [['expired', 'paid', 'refunded'], 'refunded'],
    [['paid', 'expired', 'refunded'], 'refunded'],
    [['paid', 'refunded', 'expired'], 'refunded'],
  ] as const)('with the events %j is %s', (events, state) => {
    expect(stateAfter(...events)).toBe(state);
  });

  it('is being confirmed if the shopper returns before the provider has reported', () => {
    expect(shownState('open', true)).toBe('pending');
    expect(shownState('open', false)).toBe('open');
    expect(shownState('paid', true)).toBe('paid');
    expect(shownState('unpaid', true)).toBe('unpaid');
  });
});
