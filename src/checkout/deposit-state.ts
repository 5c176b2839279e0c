/**
 * How a deposit stands. `open`: it may still be paid; `unpaid`: nobody has; `refund-due`: it was paid, and goes
 * back as soon as the provider takes the order.
 */
export const depositStates = ['open', 'unpaid', 'paid', 'refund-due', 'refunded'] as const;

export type DepositState = (typeof depositStates)[number];

/**
 * How the hold of a car stands. `lapsed`: its time is over, and nobody else has taken the car since; `ended`: it
 * was given up, or the car is somebody else's.
 */
export type HoldState = 'standing' | 'lapsed' | 'ended';

/** Why a deposit goes back: the shopper gave the car up, the money came after the car had gone, the dealer wants it. */
export const refundReasons = ['released', 'too-late', 'dealer'] as const;

export type RefundReason = (typeof refundReasons)[number];

export interface Standing {
  readonly hold: HoldState;
  readonly deposit: DepositState;
}

/** What the provider tells, in any order and any number of times; `released` comes from the shopper. */
export type DepositEvent = 'paid' | 'expired' | 'refunded' | 'released';

export interface DepositChange {
  readonly deposit: DepositState;
  /** `renew`: the full time begins; `end`: the car is free. */
  readonly hold: 'renew' | 'end' | 'keep';
  readonly reason: RefundReason | null;
}

/**
 * What an event changes; null for nothing. Money that was taken is never left without a car: who paid has the
 * hold, also when its time was just over and the car still free, or else the money goes back. What has been given
 * back stays given back, whatever is told late.
 */
export function afterEvent({ hold, deposit }: Standing, event: DepositEvent): DepositChange | null {
  switch (event) {
    case 'paid':
      return afterPayment(hold, deposit);
    case 'expired':
      return deposit === 'open' ? { deposit: 'unpaid', hold: ending(hold), reason: null } : null;
    case 'refunded':
      return deposit === 'refunded' ? null : givenBack(hold, deposit);
    case 'released':
      return afterRelease(hold, deposit);
  }
}

function afterPayment(hold: HoldState, deposit: DepositState): DepositChange | null {
  if (deposit !== 'open' && deposit !== 'unpaid') return null;
  return hold === 'ended'
    ? { deposit: 'refund-due', hold: 'keep', reason: 'too-late' }
    : { deposit: 'paid', hold: 'renew', reason: null };
}

/** The dealer's own doing at the provider, unless it was asked for here. */
function givenBack(hold: HoldState, deposit: DepositState): DepositChange {
  return { deposit: 'refunded', hold: ending(hold), reason: deposit === 'refund-due' ? null : 'dealer' };
}

/** Once the time is over the deposit is between the shopper and the dealer, who may have taken it off the price. */
function afterRelease(hold: HoldState, deposit: DepositState): DepositChange | null {
  if (hold !== 'standing') return null;
  if (deposit === 'paid') return { deposit: 'refund-due', hold: 'end', reason: 'released' };
  return deposit === 'open' ? { deposit: 'unpaid', hold: 'end', reason: null } : null;
}

function ending(hold: HoldState): 'end' | 'keep' {
  return hold === 'ended' ? 'keep' : 'end';
}
