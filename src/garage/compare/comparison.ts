import { type CardFacts, type CardSettings, cardFacts, locationLabel } from '../../vehicle/card/card.ts';
import { featureList } from '../../vehicle/details/features.ts';
import { specification } from '../../vehicle/details/specification.ts';
import { bodyText } from '../../vehicle/key-facts.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import {
  type BetterRule,
  bestPlaces,
  odometerRule,
  priceRule,
  specificationRules,
  yearRule,
} from './better-value.ts';

/** One fact of several vehicles, in their order; null for what is not known of one. */
export type ComparedRow = {
  readonly label: string;
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
  /** Places of the better values; none where no value is better. */
  readonly best: readonly number[];
};

/** `kind` says how a missing value reads: a fact is not known, a feature is not listed. */
export type ComparedGroup = {
  readonly title: string;
  readonly kind: 'facts' | 'features';
  readonly rows: readonly ComparedRow[];
};

/** garage.json `compare`. */
type ComparisonTexts = Readonly<
  Record<'cost' | 'price' | 'repayment' | 'facts' | 'year' | 'place' | 'features' | 'has', string>
>;

type Fact = readonly [label: string, value: string | null, rule?: BetterRule | undefined];
type Part = { readonly title: string; readonly kind: ComparedGroup['kind']; readonly facts: readonly Fact[] };

/** Labels and titles of all, each once; what the first vehicle has first stands first. */
function inOrder(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

/** Feeds write the same in small and capital letters. */
function isSame(values: readonly (string | null)[]): boolean {
  return new Set(values.map((value) => value?.toLowerCase() ?? null)).size <= 1;
}

function rowsOf(vehicles: readonly Vehicle[], lists: readonly (readonly Fact[])[]): ComparedRow[] {
  const maps = lists.map((facts) => new Map(facts.map(([label, value]) => [label.toLowerCase(), value])));
  const firsts = new Map<string, Fact>();
  for (const fact of lists.flat())
    if (!firsts.has(fact[0].toLowerCase())) firsts.set(fact[0].toLowerCase(), fact);
  return [...firsts].flatMap(([key, [label, , rule]]) => {
    const values = maps.map((map) => map.get(key) ?? null);
    const best = rule ? bestPlaces(vehicles.map(rule.amountOf), rule.better) : [];
    return values.every((value) => value === null) ? [] : [{ label, values, differs: !isSame(values), best }];
  });
}

/** Prices with and without government charges are not comparable. */
function isOnePriceType(cards: readonly CardFacts[]): boolean {
  return new Set(cards.map(({ price }) => price.typeText?.toLowerCase() ?? null)).size <= 1;
}

function partsOf(
  vehicle: Vehicle,
  { card, hasBetterPrice }: { readonly card: CardFacts; readonly hasBetterPrice: boolean },
  settings: CardSettings,
  texts: ComparisonTexts,
): Part[] {
  const { price, facts } = card;
  const groups = specification(vehicle, settings.timeZone).filter(({ name }) => name !== 'identification');
  const priceText = [price.text, price.typeText].filter((part) => part !== null).join(' ');
  const cost: Fact[] = [
    [texts.price, priceText, hasBetterPrice ? priceRule : undefined],
    [texts.repayment, card.weekly],
  ];
  const glance: Fact[] = [
    [texts.year, String(vehicle.year), yearRule],
    ...facts.map(
      ({ name, label, value }): Fact => [label, value, name === 'odometer' ? odometerRule : undefined],
    ),
    [settings.texts.body, bodyText(vehicle)],
    [texts.place, locationLabel(vehicle, settings.locations)],
  ];
  const features = featureList(vehicle).map((feature): Fact => [feature, texts.has]);
  return [
    { title: texts.cost, kind: 'facts', facts: cost },
    { title: texts.facts, kind: 'facts', facts: glance },
    ...groups.map(
      ({ title, rows }): Part => ({
        title,
        kind: 'facts',
        facts: rows.map(({ label, value }): Fact => [label, value, specificationRules.get(label)]),
      }),
    ),
    { title: texts.features, kind: 'features', facts: features },
  ];
}

/**
 * Vehicles side by side: what they cost, key facts, the whole specification but for the numbers that tell one vehicle
 * from all others, and every feature. A group or a row that none of them has is left out.
 */
export function comparison(
  vehicles: readonly Vehicle[],
  settings: CardSettings,
  texts: ComparisonTexts,
): ComparedGroup[] {
  const cards = vehicles.map((vehicle) => ({ vehicle, card: cardFacts(vehicle, settings) }));
  const hasBetterPrice = isOnePriceType(cards.map(({ card }) => card));
  const all = cards.map(({ vehicle, card }) => partsOf(vehicle, { card, hasBetterPrice }, settings, texts));
  const titles = inOrder(all.map((parts) => parts.map(({ title }) => title)));
  // Features are last, whichever group only a later vehicle has.
  const ordered = [...titles.filter((title) => title !== texts.features), texts.features];
  return ordered.flatMap((title) => {
    const parts = all.map((own) => own.find((part) => part.title === title));
    const rows = rowsOf(
      vehicles,
      parts.map((part) => part?.facts ?? []),
    );
    const kind = title === texts.features ? 'features' : 'facts';
    return rows.length === 0 ? [] : [{ title, kind, rows }];
  });
}
