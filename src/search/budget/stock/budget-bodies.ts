import type { BudgetBodySlug } from '../../../values/finance/budget-terms.ts';
import { bodyLabels, driveLabels, fuelLabels } from '../../../values/vehicle/vehicle-labels.ts';
import { type BodySlug, bodySlugs } from '../../../values/vehicle/vehicle-terms.ts';
import type { SearchDocument } from '../../engine/collection.ts';

/** A tile of the body picker and its search filter. */
export type BudgetBody = {
  readonly label: string;
  readonly attribute: 'body' | 'drive' | 'fuel';
  readonly value: string;
  /** The body whose drawing the tile shows. */
  readonly picture: BodySlug;
};

type BodySettings = {
  readonly max: number;
  readonly custom: readonly BudgetBodySlug[];
  readonly maxCustom: number;
};

function own(body: BodySlug, label = bodyLabels[body]): BudgetBody {
  return { label, attribute: 'body', value: bodyLabels[body], picture: body };
}

/** A body that has no group of its own: feeds use this word for it. */
function named(word: string, picture: BodySlug): BudgetBody {
  return { label: word, attribute: 'body', value: word, picture };
}

/** The filter of each allowed slug. Feeds' bodies are mapped to groups: a soft top is a convertible. */
const bodiesBySlug: Readonly<Record<BudgetBodySlug, BudgetBody>> = {
  '4x4': { label: '4x4', attribute: 'drive', value: driveLabels['4wd'], picture: 'suv' },
  bus: own('bus'),
  cabChassis: own('cab-chassis'),
  convertible: own('convertible'),
  coupe: own('coupe'),
  ev: { label: 'EV', attribute: 'fuel', value: fuelLabels.electric, picture: 'hatch' },
  hardtop: named('Hardtop', 'coupe'),
  hatch: own('hatch'),
  hatchback: own('hatch', 'Hatchback'),
  motorhome: own('motorhome'),
  lightTruck: own('truck', 'Light Truck'),
  peopleMover: own('people-mover'),
  prestige: named('Prestige', 'sedan'),
  sedan: own('sedan'),
  softtop: own('convertible', 'Soft Top'),
  suv: own('suv'),
  ute: own('ute'),
  van: own('van'),
  wagon: own('wagon'),
  stationWagon: own('wagon', 'Station Wagon'),
  caravan: own('caravan'),
  motorcycle: own('motorcycle'),
  truck: own('truck'),
};

/**
 * "Body facet limit 4 by default (20 with custom bodies)" (leads and dealer §9): the most common bodies in stock, or
 * those of the dealer's own selection that are in stock. `documents` are the vehicles for budgets.
 */
export function budgetBodies(
  documents: readonly SearchDocument[],
  { max, custom, maxCustom }: BodySettings,
): BudgetBody[] {
  const countOf = ({ attribute, value }: BudgetBody) =>
    documents.filter((document) => document[attribute] === value).length;
  if (custom.length === 0) {
    const counted = bodySlugs.map((slug) => ({ body: own(slug), count: countOf(own(slug)) }));
    return counted
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, max)
      .map(({ body }) => body);
  }
  const bodies = custom.map((slug) => bodiesBySlug[slug]);
  const isFirst = ({ attribute, value }: BudgetBody, index: number) =>
    bodies.findIndex((other) => other.attribute === attribute && other.value === value) === index;
  return bodies.filter((body, index) => isFirst(body, index) && countOf(body) > 0).slice(0, maxCustom);
}
