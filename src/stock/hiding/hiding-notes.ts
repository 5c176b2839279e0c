import type { HidingRule } from '../../tenant/settings/vehicle/vehicle-hiding.schema.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { isHitBy } from './visible-stock.ts';

/** The effect of a rule of vehicle.json `hiding` on a stock. */
export interface HidingNote {
  /** Position in the list of rules. */
  readonly index: number;
  /** Number of matching vehicles. */
  readonly hits: number;
  /** `hiding[0] hides the price of 3 cars: makes Toyota, models HiLux` */
  readonly sentence: string;
  /** For a rule that hides prices: a comment that seems to contain one; else null. */
  readonly warning: string | null;
}

export function hidingNotes(rules: readonly HidingRule[], vehicles: readonly Vehicle[]): HidingNote[] {
  return rules.map((rule, index) => {
    const hit = vehicles.filter((vehicle) => isHitBy(vehicle, rule));
    const hits = hit.length;
    const cars = `${hits === 0 ? 'no' : hits} car${hits === 1 ? '' : 's'}`;
    const what = rule.hide === 'price' ? `the price of ${cars}` : cars;
    const sentence = `hiding[${index}] hides ${what}: ${criteriaOf(rule)}`;
    return { index, hits, sentence, warning: rule.hide === 'price' ? priceInComments(index, hit) : null };
  });
}

/** Amounts from a thousand on: `$12,990`, `AUD 12 990`, `$13k`. Fees and deposits are smaller. */
const amount =
  /(?:[$€£]|\bAUD|\bNZD|\bUSD|\bCAD|\bZAR)\s?(?:\d{1,3}(?:[,. ]\d{3})+|\d{4,}|\d{1,3}(?:\.\d)?k\b)/i;

function priceInComments(index: number, vehicles: readonly Vehicle[]): string | null {
  const telling = vehicles.flatMap(({ dealerComments, stockNumber, id }) => {
    const [found] = amount.exec(dealerComments ?? '') ?? [];
    return found === undefined ? [] : [{ found, car: stockNumber ?? id }];
  });
  const [first] = telling;
  if (first === undefined) return null;
  const cars = telling.length === 1 ? 'the comments of 1 car' : `the comments of ${telling.length} cars`;
  return `hiding[${index}] hides prices, and ${cars} still hold something like one: "${first.found}" of ${first.car}`;
}

function criteriaOf({ hide: _hide, ...lists }: HidingRule): string {
  return Object.entries(lists)
    .map(([name, values]) => `${name} ${values?.join(' or ')}`)
    .join(', ');
}
