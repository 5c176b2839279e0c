import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatMoney, formatWholeMoney } from '../../values/money.ts';
import { listText } from '../../values/text/list-text.ts';
import { currentPrice } from '../../vehicle/price/price.ts';
import { isAvailable } from '../../vehicle/status/availability.ts';
import { monthsOfRegistration } from '../../vehicle/status/rego.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { DeliveryEstimate } from '../delivery-price.ts';
import type { StateName } from './duty.ts';
import { type OnRoadCost, onRoadCosts, priceBasis } from './on-road-costs.ts';

type Words = Settings['delivery']['sum'];

/** A line of the sum, in words: `Delivery to Logan`, `Free`. */
export type SumLine = { readonly label: string; readonly amount: string };

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
export function monthsText(
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
