import { type FactLanguage, stockWord } from '../../values/vehicle/stock-word.ts';
import { type CardFacts, type CardSettings, cardFacts, locationLabel } from '../../vehicle/card/card.ts';
import { featureList } from '../../vehicle/details/features/feature-list.ts';
import { specification } from '../../vehicle/details/specification/specification.ts';
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

/** A row: one value per vehicle; null if unknown. */
export type ComparedRow = {
  readonly label: string;
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
  /** Indices of the better values; empty if there is none. */
  readonly best: readonly number[];
};

/** `kind` determines how a missing value is displayed: unknown fact, or unlisted feature. */
export type ComparedGroup = {
  readonly title: string;
  readonly kind: 'facts' | 'features';
  readonly rows: readonly ComparedRow[];
};

/** Texts in `compare` of garage.json. */
type ComparisonTexts = Readonly<
  Record<'cost' | 'price' | 'repayment' | 'facts' | 'year' | 'place' | 'features' | 'has', string>
>;

/** Rendered on request only, so that it may have what the cards in browsers do without. */
type ComparisonSettings = CardSettings & FactLanguage;

type Fact = readonly [label: string, value: string | null, rule?: BetterRule | undefined];
type Part = { readonly title: string; readonly kind: ComparedGroup['kind']; readonly facts: readonly Fact[] };

/** Merges lists without duplicates, in the order of the first vehicle. */
function inOrder(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

/** Compares case-insensitively, because feeds vary. */
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
  settings: ComparisonSettings,
  texts: ComparisonTexts,
): Part[] {
  const { price, facts } = card;
  const shown = (text: string | null) => text && stockWord(settings.words, text);
  const groups = specification(vehicle, settings.timeZone, settings).filter(
    ({ name }) => name !== 'identification',
  );
  const rules = new Map(
    [...specificationRules].map(([label, rule]) => [stockWord(settings.words, label), rule]),
  );
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
    [settings.texts.body, shown(bodyText(vehicle))],
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
        facts: rows.map(({ label, value }): Fact => [label, value, rules.get(label)]),
      }),
    ),
    { title: texts.features, kind: 'features', facts: features },
  ];
}

/**
 * The comparison of vehicles: price, key facts, specification without unique numbers such as the VIN, and features.
 * Empty groups and rows are omitted.
 */
export function comparison(
  vehicles: readonly Vehicle[],
  settings: ComparisonSettings,
  texts: ComparisonTexts,
): ComparedGroup[] {
  const cards = vehicles.map((vehicle) => ({ vehicle, card: cardFacts(vehicle, settings) }));
  const hasBetterPrice = isOnePriceType(cards.map(({ card }) => card));
  const all = cards.map(({ vehicle, card }) => partsOf(vehicle, { card, hasBetterPrice }, settings, texts));
  const titles = inOrder(all.map((parts) => parts.map(({ title }) => title)));
  // The features group comes last, even if a group occurs only in a later vehicle.
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
