import type { PublishedSite } from './published-site.ts';

/** What is to be paid. */
export interface WantedPayment {
  /** The same key begins the same payment: a repeated request costs nothing. */
  readonly key: string;
  /** Comes back with every event of this payment. */
  readonly reference: string;
  readonly amountCents: number;
  /** ISO 4217, in capitals. */
  readonly currency: string;
  /** What the shopper reads at the provider. */
  readonly description: string;
  readonly email: string;
  /** Where the shopper comes back to, paid or not. */
  readonly doneUrl: string;
  readonly backUrl: string;
  /** The provider takes no money after it. */
  readonly expiresAtMs: number;
}

/** What a provider tells of a payment, once it is certain that the provider says it. */
export interface PaymentEvent {
  /** Of the event: the same event may come several times, late and in another order. */
  readonly id: string;
  readonly kind: 'paid' | 'expired' | 'refunded';
  readonly reference: string;
  /** The provider's name of the money that was taken; null before that. */
  readonly payment: string | null;
  readonly amountCents: number;
}

/** Takes money for a dealer on pages of its own, so that no card number ever comes here. */
export interface Payments {
  /** Rejects when the provider cannot be asked. */
  readonly begin: (
    site: PublishedSite,
    wanted: WantedPayment,
  ) => Promise<{ readonly id: string; readonly url: string }>;
  /** Nobody can pay any more at what `begin` gave; nothing happens when that is so already. */
  readonly end: (site: PublishedSite, id: string) => Promise<void>;
  /**
   * What has become of what `begin` gave, as an event would tell it; null while nothing has. An event may be
   * late, or lost.
   */
  readonly look: (site: PublishedSite, id: string) => Promise<PaymentEvent | null>;
  /** All of it back, once for each key. */
  readonly refund: (site: PublishedSite, payment: string, key: string) => Promise<void>;
  /** Null for what is forged or too old; `other` for what the provider says and is none of our business. */
  readonly readEvent: (
    site: PublishedSite,
    body: string,
    headers: Headers,
    nowMs: number,
  ) => Promise<PaymentEvent | 'other' | null>;
}
