import type { Settings } from '../tenant/settings/subjects.ts';
import { fill } from '../values/fill.ts';
import { PAYMENT_PATH } from './payment-paths.ts';
import type { ShownState } from './payment-state.ts';

/** Props of the on-demand page of a payment's status, `src/pages/on-demand/payment-done.astro`. */
export interface PaymentDoneProps {
  readonly state: ShownState;
  /** Values for the placeholders {amount}, {reference}, {dealer}, {name}, {number} and {date}. */
  readonly words: Readonly<Record<string, string>>;
  /** URL of the provider's payment page, while the payment is open. */
  readonly payUrl: string | null;
  /** Path of this page, to reload it. */
  readonly ownPath: string;
  /** Path of the status as JSON. */
  readonly statusPath: string;
}

interface NextStep {
  readonly label: string;
  readonly href: string;
  /** The primary action. */
  readonly isMain: boolean;
}

/** Props of the island with the dealer's texts. */
export interface PaymentDoneFacts {
  readonly state: ShownState;
  readonly heading: string;
  readonly text: string;
  /** Message if the provider takes too long. */
  readonly slow: string;
  /** Null if nothing was paid. */
  readonly receipt: {
    readonly heading: string;
    readonly rows: readonly (readonly [string, string])[];
  } | null;
  readonly ways: readonly NextStep[];
  readonly statusPath: string;
}

export function paymentDoneFacts(
  { state, words, payUrl, ownPath, statusPath }: PaymentDoneProps,
  { payment, site }: Pick<Settings, 'payment' | 'site'>,
): PaymentDoneFacts {
  const { states, texts } = payment.page;
  const { heading, text } = states[state];
  const isSettled = state === 'paid' || state === 'refunded';
  const rows = [
    [texts.amount, words['amount'] ?? ''],
    [texts.reference, words['reference'] ?? ''],
    [texts.paidOn, words['date'] ?? ''],
    [texts.number, words['number'] ?? ''],
  ] as const;
  const next: Partial<Record<ShownState, NextStep>> = {
    ...(payUrl !== null && { open: { label: texts.goOn, href: payUrl, isMain: true } }),
    unpaid: { label: texts.again, href: PAYMENT_PATH, isMain: true },
    pending: { label: texts.look, href: ownPath, isMain: false },
  };
  const home = { label: fill(texts.home, { dealer: site.name }), href: '/', isMain: false };
  return {
    ...{ state, statusPath, slow: texts.slow },
    heading: fill(heading, words),
    text: fill(text, words),
    receipt: isSettled ? { heading: texts.receipt, rows } : null,
    ways: [next[state] ?? [], home].flat(),
  };
}
