import type { FormCar } from '../../leads/about-vehicle/form-car.ts';
import { type Filling, formFillings } from '../../leads/about-vehicle/form-filling.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatMoney } from '../../values/money.ts';
import { formatPhone } from '../../values/phone.ts';

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

export interface Checkout {
  readonly car: FormCar;
  /** Dollars. */
  readonly deposit: number;
  /** Null for a vehicle that can be reserved. */
  readonly refusal: Refusal | null;
  /** Null where nobody has signed in. */
  readonly person: KnownPerson | null;
}

type Words = Pick<Settings, 'checkout' | 'payment' | 'site' | 'vehicle'>;

/** What makes the page of any vehicle that of one, as it stands now. */
export function checkoutFillings({ car, deposit, refusal, person }: Checkout, settings: Words): Filling[] {
  const { checkout, payment, site, vehicle } = settings;
  const { page, payMinutes } = checkout;
  const heading = fill(page.heading, carWords(site));
  const words = {
    ...carWords(site),
    deposit: formatMoney(deposit, site.currency),
    hours: vehicle.reserve.holdHours,
    minutes: payMinutes,
  };
  const isPaid = payment.stripe !== null;
  const facts = { headings: { usual: heading, unavailable: heading }, unavailable: null, pickUps: {} };
  return [
    ...formFillings({ ...car, isUnavailable: false }, facts),
    { at: '[data-fill="intro"]', text: fill(page.intro, words) },
    { at: '[data-fill="deposit"]', text: words.deposit },
    { at: '[data-fill="now"]', text: isPaid ? words.deposit : page.summary.nothing },
    { at: '[data-fill="payment"]', text: fill(isPaid ? page.card : page.noCard, words) },
    ...(person === null ? [] : personFillings(person, page.signedIn)),
    ...(refusal === null ? [] : refusalFillings(page.refusals[refusal], car, words)),
  ];
}

function carWords({ vehicleWord }: Pick<Settings['site'], 'vehicleWord'>) {
  return { car: vehicleWord.one, cars: vehicleWord.many };
}

/** A reservation is that of the phone that was signed in with, so it is not to be changed here. */
function personFillings({ name, lastName, email, phone: digits }: KnownPerson, signedIn: string): Filling[] {
  const phone = formatPhone(digits);
  const fields = Object.entries({ name, last_name: lastName, email }).filter(([, value]) => value !== '');
  return [
    ...fields.map(([field, value]) => ({ at: `[name="${field}"]`, attributes: { value } })),
    { at: '[name="phone"]', attributes: { value: phone, readonly: '' } },
    { at: '[data-fill="signed-in"]', attributes: { hidden: null }, text: fill(signedIn, { phone }) },
  ];
}

function refusalFillings(
  { heading, text }: { readonly heading: string; readonly text: string },
  { slug }: FormCar,
  words: Readonly<Record<string, string | number>>,
): Filling[] {
  return [
    { at: '[data-fill="order"]', attributes: { hidden: '' } },
    { at: '[data-fill="terms"]', attributes: { hidden: '' } },
    { at: '[data-fill="refusal"]', attributes: { hidden: null } },
    { at: '[data-fill="refusal-heading"]', text: fill(heading, words) },
    { at: '[data-fill="refusal-text"]', text: fill(text, words) },
    { at: '[data-fill="similar"]', attributes: { href: `/cars/${slug}/enquire` } },
  ];
}
