import type { HidingRule } from '../../tenant/settings/vehicle-hiding.schema.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { isHitBy } from './visible-stock.ts';

/** What a rule of vehicle.json `hiding` does to a stock. */
export interface HidingNote {
  /** Its place in the list. */
  readonly index: number;
  /** How many vehicles it is about. */
  readonly hits: number;
  /** `hiding[0] hides the price of 3 cars: makes Toyota, models HiLux` */
  readonly sentence: string;
}

export function hidingNotes(rules: readonly HidingRule[], vehicles: readonly Vehicle[]): HidingNote[] {
  return rules.map((rule, index) => {
    const hits = vehicles.filter((vehicle) => isHitBy(vehicle, rule)).length;
    const cars = `${hits === 0 ? 'no' : hits} car${hits === 1 ? '' : 's'}`;
    const what = rule.hide === 'price' ? `the price of ${cars}` : cars;
    return { index, hits, sentence: `hiding[${index}] hides ${what}: ${criteriaOf(rule)}` };
  });
}

function criteriaOf({ hide: _hide, ...lists }: HidingRule): string {
  return Object.entries(lists)
    .map(([name, values]) => `${name} ${values?.join(' or ')}`)
    .join(', ');
}
