import type { SubmissionResult } from '../../forms/submission-result.ts';
import type { FormCar } from '../../leads/about-vehicle/form-car.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatMoney } from '../../values/money.ts';

/** Why a vehicle cannot be reserved by whoever asks. */
export type Refusal = keyof Settings['checkout']['page']['refusals'];

/** What is known of the shopper; empty where it is not. */
export interface KnownPerson {
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  /** National digits, of who has signed in. */
  readonly phone: string;
}

/** Where a vehicle is reserved: `src/pages/on-demand/checkout.astro`. */
export interface CheckoutPageProps {
  /** The address that was asked. */
  readonly path: string;
  /** The vehicle as it stands now. */
  readonly car: FormCar;
  /** Dollars. */
  readonly deposit: number;
  /** Null for a vehicle that can be reserved. */
  readonly refusal: Refusal | null;
  /** Null where nobody has signed in. */
  readonly person: KnownPerson | null;
  /** What was posted and what is wrong with it; null for a form that nobody has sent. */
  readonly lastResult: SubmissionResult | null;
}

interface CheckoutWords {
  readonly heading: string;
  readonly intro: string;
  readonly deposit: string;
  /** What is paid on the next page. */
  readonly now: string;
  /** When the deposit is paid, and how. */
  readonly payment: string;
  readonly hours: string;
  readonly points: readonly string[];
  readonly terms: string;
  /** Null for a vehicle that can be reserved. */
  readonly refusal: { readonly heading: string; readonly text: string } | null;
}

type Words = Pick<Settings, 'checkout' | 'payment' | 'site' | 'vehicle'>;

/** What the page says of a vehicle, in the words of the dealer. */
export function checkoutWords(
  { deposit: dollars, refusal }: Pick<CheckoutPageProps, 'deposit' | 'refusal'>,
  { checkout, payment, site, vehicle }: Words,
  dealerWords: Readonly<Record<string, string>>,
): CheckoutWords {
  const { page, payMinutes } = checkout;
  const deposit = formatMoney(dollars, site.currency);
  const words = { ...dealerWords, deposit, hours: vehicle.reserve.holdHours, minutes: payMinutes };
  const isPaid = payment.stripe !== null;
  const refused = refusal && page.refusals[refusal];
  return {
    heading: fill(page.heading, words),
    intro: fill(page.intro, words),
    deposit,
    now: isPaid ? deposit : page.summary.nothing,
    payment: fill(isPaid ? page.card : page.noCard, words),
    hours: fill(page.summary.hours, words),
    points: page.points.map((point) => fill(point, words)),
    terms: fill(page.terms, words),
    refusal: refused && { heading: fill(refused.heading, words), text: fill(refused.text, words) },
  };
}
