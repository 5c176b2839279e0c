import { priceTypeIn } from '../../stock/cells/numbers/money.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatMoney, formatWholeMoney } from '../../values/money.ts';
import { listText } from '../../values/text/list-text.ts';
import { currentPrice } from '../../vehicle/price/price.ts';
import { isAvailable } from '../../vehicle/status/availability.ts';
import { monthsOfRegistration } from '../../vehicle/status/rego.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { DeliveryEstimate } from '../delivery-price.ts';
import { type Dutiable, type StateCosts, type StateName, vehicleDuty } from './duty.ts';

type Words = Settings['delivery']['sum'];

/** A line of the sum, in words: `Delivery to Logan`, `Free`. */
type SumLine = { readonly label: string; readonly amount: string };

/** What a vehicle costs at a postcode, ready to be shown. */
export interface DriveAwaySum {
  readonly lines: readonly SumLine[];
  readonly total: SumLine;
  /** What the total rests on; null if nothing was estimated and nothing is missing. */
  readonly note: string | null;
  /** The page with the rates behind an estimate. */
  readonly source: string | null;
}

interface Asked {
  readonly delivery: DeliveryEstimate;
  /** Null if the postcode's state is not known. */
  readonly state: StateName | null;
  readonly now: Date;
}

type Needed = Pick<Settings, 'delivery' | 'site' | 'vehicle'>;

const everyCost: readonly OnRoadCost[] = [
  { name: 'duty', dollars: null },
  { name: 'registration', dollars: null },
];

/**
 * Price, estimated on-road costs if the price leaves them out, and delivery, as one sum; null for a vehicle that has
 * no price or is not for sale.
 */
export function driveAwaySum(vehicle: Vehicle, settings: Needed, asked: Asked): DriveAwaySum | null {
  const price = isAvailable(vehicle) ? currentPrice(vehicle) : null;
  if (price === null) return null;
  const { onRoad, sum: words } = settings.delivery;
  const { currency, timeZone, locale } = settings.site;
  const { delivery, state, now } = asked;
  const type = vehicle.priceType ?? settings.vehicle.price.defaultPriceType;
  const basis = priceBasis(type);
  const months = monthsOfRegistration(vehicle.registrationExpiry, now, timeZone);
  const isEstimated = basis === 'excludes' && onRoad.show && state !== null;
  const costs = isEstimated
    ? onRoadCosts({ vehicle, price, state, costs: onRoad.states[state], isRegistered: months !== null })
    : basis === 'excludes'
      ? everyCost
      : [];
  const known = costs.flatMap(({ name, dollars }) => (dollars === null ? [] : [{ name, dollars }]));
  const missing = costs.filter(({ dollars }) => dollars === null);
  const rates = state && known.some(({ name }) => name === 'duty') ? onRoad.states[state].duty : null;
  const total = known.reduce((sum, { dollars }) => sum + dollars, price + delivery.price);
  return {
    lines: [
      {
        label: type === null ? words.untypedPrice : fill(words.price, { type }),
        amount: formatMoney(price, currency),
      },
      ...known.map(({ name, dollars }) => ({
        label: fill(words[name], { state: state ?? '' }),
        amount: formatWholeMoney(dollars, currency),
      })),
      ...(months === null ? [] : [{ label: words.rego, amount: monthsText(months, words) }]),
      {
        label: fill(words.delivery, { region: delivery.region }),
        amount: delivery.price === 0 ? words.free : formatMoney(delivery.price, currency),
      },
    ],
    total: {
      label: totalLabel(basis === 'unknown', known.length > 0, missing, { words, locale }),
      amount: formatMoney(total, currency),
    },
    note:
      [rates && ratesText(rates, words), missing.length > 0 && words.ask].filter(Boolean).join(' ') || null,
    source: rates?.source ?? null,
  };
}

/** `7 months left`. */
function monthsText(
  months: number,
  { regoMonths, regoMonth, regoDays }: Pick<Words, 'regoMonths' | 'regoMonth' | 'regoDays'>,
): string {
  if (months === 0) return regoDays;
  return months === 1 ? regoMonth : fill(regoMonths, { count: String(months) });
}

function totalLabel(
  isUntyped: boolean,
  isEstimated: boolean,
  missing: readonly OnRoadCost[],
  { words, locale }: { readonly words: Words; readonly locale: string },
) {
  if (isUntyped) return words.untypedTotal;
  const names = missing.map(({ name }) => words.missing[name]);
  if (names.length > 0) return fill(words.partTotal, { missing: listText(names, locale) });
  return isEstimated ? words.estimatedTotal : words.total;
}

function ratesText({ authority, asOf }: { authority: string; asOf: string | null }, words: Words): string {
  return fill(asOf === null ? words.estimateUndated : words.estimate, { authority, asOf: asOf ?? '' });
}

/** Whether a price includes government charges; `unknown` if its type does not say. */
type PriceBasis = 'drive-away' | 'excludes' | 'unknown';

function priceBasis(priceType: string | null): PriceBasis {
  const type = priceTypeIn(priceType ?? '');
  if (type === 'Drive Away') return 'drive-away';
  return type === 'Excl. Govt. Charges' ? 'excludes' : 'unknown';
}

type OnRoadCostName = 'duty' | 'registration' | 'transfer';

/** `dollars` is null for a cost that is due and not known. */
type OnRoadCost = { readonly name: OnRoadCostName; readonly dollars: number | null };

type Registered = Pick<Vehicle, 'registrationState' | 'state'>;

interface OnRoadCase {
  readonly vehicle: Dutiable & Registered;
  readonly price: number;
  /** Where the buyer lives, and what is known of its costs. */
  readonly state: StateName;
  readonly costs: StateCosts;
  /** Whether the vehicle's registration is still valid. */
  readonly isRegistered: boolean;
}

/**
 * What a price without government charges leaves out: duty, and either the transfer of a registration that is still
 * valid in the buyer's state, or twelve months of a new one.
 */
function onRoadCosts({ vehicle, price, state, costs, isRegistered }: OnRoadCase): OnRoadCost[] {
  const at = vehicle.registrationState ?? vehicle.state;
  const isKept = isRegistered && at === state;
  return [
    { name: 'duty', dollars: vehicleDuty(vehicle, price, costs.duty) },
    isKept
      ? { name: 'transfer', dollars: costs.transfer }
      : { name: 'registration', dollars: costs.registration },
  ];
}
