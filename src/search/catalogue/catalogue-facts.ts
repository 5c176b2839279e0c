import type { CatalogueSettings } from '../../tenant/settings/catalogue.schema.ts';
import type { CatalogueCard } from './catalogue-cards.ts';
import type { CatalogueField } from './catalogue-state.ts';

/** The catalogue as its island shows it: plain data. */
export interface CatalogueFacts {
  readonly cards: readonly CatalogueCard[];
  /** Models on one page. */
  readonly perPage: number;
  readonly texts: CatalogueSettings['texts'];
}

/** What each field is called on a card. */
const cardKeys = {
  'manufacturer.name': 'manufacturer',
  'model.name': 'model',
  'model.body': 'body',
} as const satisfies Record<CatalogueField, keyof CatalogueCard>;

/** The values of a field among all models, in order of the alphabet, with how many models have each. */
export function valuesOf(
  cards: readonly CatalogueCard[],
  field: CatalogueField,
): ReadonlyMap<string, number> {
  const groups = Map.groupBy(cards, (card) => card[cardKeys[field]]);
  const counts = [...groups].map(([value, all]) => [value, all.length] as const);
  return new Map(counts.sort(([a], [b]) => a.localeCompare(b, 'en-AU', { numeric: true })));
}
