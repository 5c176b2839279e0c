import { type StockWords, stockWord } from '../../../values/vehicle/stock-word.ts';
import { bodyLabels, carTypeLabels } from '../../../values/vehicle/vehicle-labels.ts';
import { vehicleStatuses } from '../../../values/vehicle/vehicle-statuses.ts';
import { bodySlugs, carTypes } from '../../../values/vehicle/vehicle-terms.ts';
import { bodyPicture } from '../../../vehicle/card/body-picture.ts';
import type { ListAttribute } from '../../attributes.ts';
import { statusLabels } from '../../index/status-labels.ts';
import { makeOf, type PageFacts } from '../../state/landing-facts.ts';
import type { FacetCount, FacetOption } from '../search-view.ts';
import type { PlaceStates } from './place-filters.ts';

export type OptionContext = {
  readonly page: PageFacts;
  /** Labels for `true` and `false`. */
  readonly yes: string;
  readonly no: string;
  readonly words: StockWords;
  /** Undefined if places are not grouped by state. */
  readonly placeStates?: PlaceStates;
};

const bodies = new Map(bodySlugs.map((slug) => [bodyLabels[slug], bodyPicture(slug)]));

/** Values in a fixed order, independent of their counts. */
const orders: Readonly<Partial<Record<ListAttribute, readonly string[]>>> = {
  car_type: carTypes.map((type) => carTypeLabels[type]),
  status: vehicleStatuses.map((status) => statusLabels[status]),
  on_offer: ['true', 'false'],
  certified: ['true', 'false'],
};

/** The label of a value: booleans as words, all others in the words of the dealer's language. */
export function valueLabel(
  value: string,
  { yes, no, words }: Pick<OptionContext, 'yes' | 'no' | 'words'>,
): string {
  if (value === 'true') return yes;
  return value === 'false' ? no : stockWord(words, value);
}

/** The options of an attribute; selected ones stay listed when no car has them any more. */
export function facetOptions(
  attribute: ListAttribute,
  counts: readonly FacetCount[],
  chosen: readonly string[],
  context: OptionContext,
): FacetOption[] {
  const missing = chosen.filter((value) => !counts.some((other) => other.value === value));
  const all = [...counts, ...missing.map((value) => ({ value, count: 0 }))];
  const states = statesByPlace(context.placeStates?.[attribute]);
  const option = ({ value, count }: FacetCount): FacetOption => ({
    value,
    label: valueLabel(value, context),
    count,
    isChosen: chosen.includes(value),
    picture: attribute === 'body' ? (bodies.get(value) ?? null) : null,
    group: states.get(value) ?? null,
    options: [],
  });
  if (attribute === 'make_model') return makeTree(all.map(option), context.page.makes);
  const order = orders[attribute];
  if (order) return all.map(option).sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  // Numbers of seats are looked for by size, not by how many cars have them.
  const isNumeric = all.every(({ value }) => /^\d+$/.test(value));
  return isNumeric ? all.map(option).sort((a, b) => Number(a.value) - Number(b.value)) : all.map(option);
}

function statesByPlace(states: PlaceStates[ListAttribute] = {}): ReadonlyMap<string, string> {
  return new Map(Object.entries(states).flatMap(([state, names]) => names.map((name) => [name, state])));
}

/** Makes with their models beneath, which lose the make's name: "Corolla" under "Toyota". */
function makeTree(options: readonly FacetOption[], makes: readonly string[]): FacetOption[] {
  const known = new Set(options.map(({ value }) => value));
  const models = new Map<string, FacetOption[]>();
  const tops: FacetOption[] = [];
  for (const option of options) {
    const make = makeOf(option.value, makes);
    if (make === null || make === option.value || !known.has(make)) tops.push(option);
    else {
      const own = models.get(make) ?? [];
      own.push({ ...option, label: option.value.slice(make.length + 1) });
      models.set(make, own);
    }
  }
  return tops.map((top) => ({ ...top, options: models.get(top.value) ?? [] }));
}
