import { type CardFacts, type CardSettings, cardFacts, locationLabel } from '../../vehicle/card/card.ts';
import { featureList } from '../../vehicle/details/features.ts';
import { specification } from '../../vehicle/details/specification.ts';
import { bodyText } from '../../vehicle/key-facts.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

/** One fact of several vehicles, in their order; null for what is not known of one. */
export type ComparedRow = {
  readonly label: string;
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
};

/** `kind` says how a missing value reads: a fact is not known, a feature is not listed. */
export type ComparedGroup = {
  readonly title: string;
  readonly kind: 'facts' | 'features';
  readonly rows: readonly ComparedRow[];
};

/** garage.json `compare`. */
type ComparisonTexts = Readonly<
  Record<'price' | 'place' | 'repayment' | 'facts' | 'features' | 'has', string>
>;

type Fact = readonly [label: string, value: string | null];
type Part = { readonly title: string; readonly kind: ComparedGroup['kind']; readonly facts: readonly Fact[] };

/** Labels and titles of all, each once; what the first vehicle has first stands first. */
function inOrder(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

/** Feeds write the same in small and capital letters. */
function isSame(values: readonly (string | null)[]): boolean {
  return new Set(values.map((value) => value?.toLowerCase() ?? null)).size <= 1;
}

function rowsOf(lists: readonly (readonly Fact[])[]): ComparedRow[] {
  const maps = lists.map((facts) => new Map(facts.map(([label, value]) => [label.toLowerCase(), value])));
  const labels = new Map<string, string>();
  for (const [label] of lists.flat())
    if (!labels.has(label.toLowerCase())) labels.set(label.toLowerCase(), label);
  return [...labels].flatMap(([key, label]) => {
    const values = maps.map((map) => map.get(key) ?? null);
    return values.every((value) => value === null) ? [] : [{ label, values, differs: !isSame(values) }];
  });
}

function glance(vehicle: Vehicle, card: CardFacts, settings: CardSettings, texts: ComparisonTexts): Fact[] {
  const { price } = card;
  return [
    [texts.price, [price.text, price.typeText].filter((part) => part !== null).join(' ')],
    [texts.repayment, card.weekly],
    ...card.facts.map(({ label, value }): Fact => [label, value]),
    [settings.texts.body, bodyText(vehicle)],
    [texts.place, locationLabel(vehicle, settings.locations)],
  ];
}

function partsOf(vehicle: Vehicle, settings: CardSettings, texts: ComparisonTexts): Part[] {
  const card = cardFacts(vehicle, settings);
  const groups = specification(vehicle, settings.timeZone).filter(({ name }) => name !== 'identification');
  return [
    { title: texts.facts, kind: 'facts', facts: glance(vehicle, card, settings, texts) },
    ...groups.map(
      ({ title, rows }): Part => ({
        title,
        kind: 'facts',
        facts: rows.map(({ label, value }): Fact => [label, value]),
      }),
    ),
    {
      title: texts.features,
      kind: 'features',
      facts: featureList(vehicle).map((feature): Fact => [feature, texts.has]),
    },
  ];
}

/**
 * Vehicles side by side: price and key facts, the whole specification but for the numbers that tell one vehicle
 * from all others, and every feature. A group or a row that none of them has is left out.
 */
export function comparison(
  vehicles: readonly Vehicle[],
  settings: CardSettings,
  texts: ComparisonTexts,
): ComparedGroup[] {
  const all = vehicles.map((vehicle) => partsOf(vehicle, settings, texts));
  const titles = inOrder(all.map((parts) => parts.map(({ title }) => title)));
  // Features are last, whichever group only a later vehicle has.
  const ordered = [...titles.filter((title) => title !== texts.features), texts.features];
  return ordered.flatMap((title) => {
    const parts = all.map((own) => own.find((part) => part.title === title));
    const rows = rowsOf(parts.map((part) => part?.facts ?? []));
    const kind = title === texts.features ? 'features' : 'facts';
    return rows.length === 0 ? [] : [{ title, kind, rows }];
  });
}
