import type { PublishedSite } from './published-site.ts';

export interface WantedPayment {
  /** Idempotency key: repeated requests with it create one payment. */
  readonly key: string;
  /** Returned with every event of this payment. */
  readonly reference: string;
  readonly amountCents: number;
  /** ISO 4217, in upper case. */
  readonly currency: string;
  /** Shown to the shopper at the provider. */
  readonly description: string;
  readonly email: string;
  /** Where the shopper returns, after paying (`doneUrl`) or not (`backUrl`). */
  readonly doneUrl: string;
  readonly backUrl: string;
  /** The payment cannot be made after this time. */
  readonly expiresAtMs: number;
}

/** A verified event of the provider. */
export interface PaymentEvent {
  /** Id of the event, which may arrive repeatedly, late and out of order. */
  readonly id: string;
  readonly kind: 'paid' | 'expired' | 'refunded';
  readonly reference: string;
  /** The provider's id of the completed payment; null before. */
  readonly payment: string | null;
  readonly amountCents: number;
}

/**
 * Takes payments for a dealer on the provider's own pages, so that no card number reaches this
 * server.
 */
export interface Payments {
  /** Creates a payment page. Rejects when the provider cannot be reached. */
  readonly begin: (
    site: PublishedSite,
    wanted: WantedPayment,
  ) => Promise<{ readonly id: string; readonly url: string }>;
  /** Closes a payment page made by `begin`. Idempotent. */
  readonly end: (site: PublishedSite, id: string) => Promise<void>;
  /**
   * The result of a payment page made by `begin`, like its event; null while it is open. For events
   * that are late or lost.
   */
  readonly look: (site: PublishedSite, id: string) => Promise<PaymentEvent | null>;
  /** Refunds the whole payment, once per idempotency key. */
  readonly refund: (site: PublishedSite, payment: string, key: string) => Promise<void>;
  /** Null for a forged or outdated event; `other` for a genuine one that is not used here. */
  readonly readEvent: (
    site: PublishedSite,
    body: string,
    headers: Headers,
    nowMs: number,
  ) => Promise<PaymentEvent | 'other' | null>;
}
