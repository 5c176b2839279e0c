import type { SubmissionResult } from '../../forms/sending/submission-result.ts';
import type { FormCar } from '../../leads/about-vehicle/form-car.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatMoney } from '../../values/money.ts';

/** Reason why a vehicle cannot be reserved. */
export type Refusal = keyof Settings['checkout']['page']['refusals'];

/** Known details of the shopper; empty strings if unknown. */
export interface KnownPerson {
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  /** The phone of the signed-in shopper, national digits. */
  readonly phone: string;
}

/** Props of the on-demand page `src/pages/on-demand/checkout.astro`. */
export interface CheckoutPageProps {
  /** The requested path. */
  readonly path: string;
  /** The vehicle in its current state. */
  readonly car: FormCar;
  /** In dollars; null without a price. */
  readonly price: number | null;
  /** In dollars. */
  readonly deposit: number;
  /** Null if the vehicle can be reserved. */
  readonly refusal: Refusal | null;
  /** Null if nobody is signed in. */
  readonly person: KnownPerson | null;
  /** Posted values and their errors; null if nothing was posted yet. */
  readonly lastResult: SubmissionResult | null;
}

interface CheckoutWords {
  readonly heading: string;
  readonly intro: string;
  readonly deposit: string;
  /** The amount paid on the next page. */
  readonly now: string;
  /** When and how the deposit is paid. */
  readonly payment: string;
  readonly hours: string;
  readonly points: readonly string[];
  readonly terms: string;
  /** Null if the vehicle can be reserved. */
  readonly refusal: { readonly heading: string; readonly text: string } | null;
}

type Words = Pick<Settings, 'checkout' | 'payment' | 'site' | 'vehicle'>;

/** The dealer's texts on the page, for this vehicle. */
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
