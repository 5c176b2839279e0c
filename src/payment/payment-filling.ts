import type { Settings } from '../tenant/settings/subjects.ts';
import type { Filling } from '../ui/filling.ts';
import { fill } from '../values/fill.ts';
import type { ShownState } from './payment-state.ts';

/** Who has signed in, as far as the dealer knows; `''` for what is not known. */
export interface Payer {
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
}

/** The form of one shopper: a key that makes two presses one payment, and what is known of who has signed in. */
export function paymentFormFillings(key: string, payer: Payer | null): Filling[] {
  return [
    { at: '[name="idempotency_key"]', attributes: { value: key } },
    ...Object.entries(payer ?? {})
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ at: `[name="${name}"]`, attributes: { value } })),
  ];
}

interface ShownPayment {
  readonly state: ShownState;
  /** For texts with {amount}, {reference}, {dealer}, {number} and {date}. */
  readonly words: Readonly<Record<string, string>>;
  /** Of the provider, while it can be paid there. */
  readonly payUrl: string | null;
  /** This page, to look again. */
  readonly ownPath: string;
  readonly statusPath: string;
}

const shown = { hidden: null } as const;

/** How one payment stands, put into the page that knows none. */
export function paymentFillings(
  { state, words, payUrl, ownPath, statusPath }: ShownPayment,
  { page }: Settings['payment'],
): Filling[] {
  const { heading, text } = page.states[state];
  const isSettled = state === 'paid' || state === 'refunded';
  return [
    { at: '[data-fill="payment"]', attributes: { 'data-state': state, 'data-status': statusPath } },
    { at: '[data-fill="payment-heading"]', text: fill(heading, words) },
    { at: '[data-fill="payment-text"]', text: fill(text, words) },
    ...(isSettled ? [{ at: '[data-fill="payment-receipt"]', attributes: shown }] : []),
    ...['amount', 'reference', 'date', 'number'].map((name) => ({
      at: `[data-fill="payment-${name}"]`,
      text: words[name] ?? '',
    })),
    ...(payUrl !== null && state === 'open'
      ? [{ at: '[data-fill="payment-go"]', attributes: { href: payUrl, ...shown } }]
      : []),
    ...(state === 'pending'
      ? [{ at: '[data-fill="payment-look"]', attributes: { href: ownPath, ...shown } }]
      : []),
    ...(state === 'unpaid' ? [{ at: '[data-fill="payment-again"]', attributes: shown }] : []),
  ];
}
