/**
 * State of a deposit. `open`: can still be paid; `unpaid`: expired without payment; `refund-due`: paid, and to be
 * refunded as soon as the provider accepts the order.
 */
export const depositStates = ['open', 'unpaid', 'paid', 'refund-due', 'refunded'] as const;

export type DepositState = (typeof depositStates)[number];

/**
 * State of the hold on a car. `lapsed`: its time is over but nobody else has taken the car; `ended`: released, or the
 * car was taken by somebody else.
 */
export type HoldState = 'standing' | 'lapsed' | 'ended';

/**
 * Reason of a refund: the shopper released the car, payment came after the car was gone, or the dealer refunded it.
 */
export const refundReasons = ['released', 'too-late', 'dealer'] as const;

export type RefundReason = (typeof refundReasons)[number];

export interface Standing {
  readonly hold: HoldState;
  readonly deposit: DepositState;
}

/** Events from the provider, in any order and possibly repeated; `released` comes from the shopper. */
export type DepositEvent = 'paid' | 'expired' | 'refunded' | 'released';

export interface DepositChange {
  readonly deposit: DepositState;
  /** `renew`: starts the full time again; `end`: frees the car. */
  readonly hold: 'renew' | 'end' | 'keep';
  readonly reason: RefundReason | null;
}

/**
 * Changes caused by an event; null for none. A payment always results in a hold or a refund: after a lapsed hold the
 * car is held again if it is still free, otherwise the money is refunded. A refund is final, whatever events arrive
 * later.
 */
export function depositChangeAfter({ hold, deposit }: Standing, event: DepositEvent): DepositChange | null {
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

/** A refund made at the provider that was not requested by this system. */
function givenBack(hold: HoldState, deposit: DepositState): DepositChange {
  return { deposit: 'refunded', hold: ending(hold), reason: deposit === 'refund-due' ? null : 'dealer' };
}

/**
 * After the hold has ended, the deposit is a matter between shopper and dealer, who may have deducted it from the
 * price.
 */
function afterRelease(hold: HoldState, deposit: DepositState): DepositChange | null {
  if (hold !== 'standing') return null;
  if (deposit === 'paid') return { deposit: 'refund-due', hold: 'end', reason: 'released' };
  return deposit === 'open' ? { deposit: 'unpaid', hold: 'end', reason: null } : null;
}

function ending(hold: HoldState): 'end' | 'keep' {
  return hold === 'ended' ? 'keep' : 'end';
}
