import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DepositEvent,
  depositChangeAfter,
  depositStates,
  type HoldState,
  type Standing,
} from './deposit-state.ts';

const holds: readonly HoldState[] = ['standing', 'lapsed', 'ended'];
const events: readonly DepositEvent[] = ['paid', 'expired', 'refunded', 'released'];

describe('a deposit', () => {
  it.each([
    // The usual order of events.
    ['open', 'standing', 'paid', 'paid', 'renew', null],
    ['open', 'standing', 'expired', 'unpaid', 'end', null],
    ['open', 'standing', 'released', 'unpaid', 'end', null],
    ['paid', 'standing', 'released', 'refund-due', 'end', 'released'],
    ['refund-due', 'ended', 'refunded', 'refunded', 'keep', null],
    // Payment after the hold has lapsed: the car is still free, or gone.
    ['open', 'lapsed', 'paid', 'paid', 'renew', null],
    ['open', 'ended', 'paid', 'refund-due', 'keep', 'too-late'],
    ['unpaid', 'ended', 'paid', 'refund-due', 'keep', 'too-late'],
    ['open', 'ended', 'expired', 'unpaid', 'keep', null],
    ['open', 'lapsed', 'expired', 'unpaid', 'end', null],
    // A refund made by the dealer at the provider.
    ['paid', 'standing', 'refunded', 'refunded', 'end', 'dealer'],
    ['paid', 'lapsed', 'refunded', 'refunded', 'end', 'dealer'],
    ['open', 'standing', 'refunded', 'refunded', 'end', 'dealer'],
  ] as const)(
    'in state %s with the hold %s, on event "%s": becomes %s, hold %s',
    (deposit, hold, event, ...then) => {
      const [next, change, reason] = then;
      expect(depositChangeAfter({ deposit, hold }, event)).toEqual({ deposit: next, hold: change, reason });
    },
  );

  it.each([
    ['paid', 'standing', 'paid'],
    ['paid', 'standing', 'expired'],
    ['paid', 'lapsed', 'released'],
    ['unpaid', 'ended', 'expired'],
    ['unpaid', 'ended', 'released'],
    ['refund-due', 'ended', 'paid'],
    ['refund-due', 'ended', 'released'],
    ['refunded', 'ended', 'paid'],
    ['refunded', 'ended', 'expired'],
    ['refunded', 'ended', 'refunded'],
  ] as const)('in state %s with the hold %s does not change on event "%s"', (deposit, hold, event) => {
    expect(depositChangeAfter({ deposit, hold }, event)).toBeNull();
  });

  it('with any events in any order never leaves the shopper without both the car and the money', () => {
    const step = fc.oneof(fc.constantFrom(...events), fc.constantFrom('time passes', 'car taken'));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let standing: Standing = { hold: 'standing', deposit: 'open' };
        let timesRefundWanted = 0;
        for (const name of steps) {
          const { hold } = standing;
          if (name === 'time passes') {
            if (hold === 'standing') standing = { ...standing, hold: 'lapsed' };
            continue;
          }
          if (name === 'car taken') {
            if (hold === 'lapsed') standing = { ...standing, hold: 'ended' };
            continue;
          }
          const change = depositChangeAfter(standing, name);
          if (change === null) continue;
          if (change.deposit === 'refund-due') timesRefundWanted += 1;
          // An ended hold is never renewed.
          expect(hold === 'ended' && change.hold !== 'keep').toBe(false);
          expect(standing.deposit).not.toBe('refunded');
          const then = { renew: 'standing', end: 'ended', keep: hold } as const;
          standing = { hold: then[change.hold], deposit: change.deposit };
        }
        expect(timesRefundWanted).toBeLessThanOrEqual(1);
        const isRefunded = steps.includes('refunded');
        if (isRefunded) expect(standing.deposit).toBe('refunded');
        else if (steps.includes('paid')) expect(['paid', 'refund-due']).toContain(standing.deposit);
        else expect(['open', 'unpaid']).toContain(standing.deposit);
      }),
    );
  });

  it('is in a known state after any event', () => {
    for (const deposit of depositStates) {
      for (const hold of holds) {
        for (const event of events) {
          const after = depositChangeAfter({ deposit, hold }, event)?.deposit ?? deposit;
          expect(depositStates).toContain(after);
          // A repeated event changes nothing.
          const again = depositChangeAfter({ deposit: after, hold: 'ended' }, event);
          if (after !== deposit) expect(again?.deposit ?? after).toBe(after);
        }
      }
    }
  });
});
