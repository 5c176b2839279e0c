import type { Settings } from '../tenant/settings/subjects.ts';
import { fill } from '../values/fill.ts';
import { PAYMENT_PATH } from './payment-paths.ts';
import type { ShownState } from './payment-state.ts';

/** How a payment stands: `src/pages/on-demand/payment-done.astro`. */
export interface PaymentDoneProps {
  readonly state: ShownState;
  /** For texts with {amount}, {reference}, {dealer}, {name}, {number} and {date}. */
  readonly words: Readonly<Record<string, string>>;
  /** The provider's page, while it can be paid there. */
  readonly payUrl: string | null;
  /** This page, to look again. */
  readonly ownPath: string;
  /** Tells how the payment stands, as JSON. */
  readonly statusPath: string;
}

interface Way {
  readonly label: string;
  readonly href: string;
  /** The one thing to do next. */
  readonly isMain: boolean;
}

/** The same in a dealer's words: plain data, the props of the island. */
export interface PaymentDoneFacts {
  readonly state: ShownState;
  readonly heading: string;
  readonly text: string;
  /** Said when the provider has not told for too long. */
  readonly slow: string;
  /** Null where nothing has been paid. */
  readonly receipt: {
    readonly heading: string;
    readonly rows: readonly (readonly [string, string])[];
  } | null;
  readonly ways: readonly Way[];
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
  const next: Partial<Record<ShownState, Way>> = {
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
