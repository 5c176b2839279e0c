import type { CatalogueSettings } from '../../tenant/settings/catalogue.schema.ts';
import type { CatalogueCard } from './catalogue-cards.ts';
import type { CatalogueField } from './catalogue-state.ts';

/** Props of the catalogue's island. */
export interface CatalogueFacts {
  readonly cards: readonly CatalogueCard[];
  /** Models on one page. */
  readonly perPage: number;
  readonly texts: CatalogueSettings['texts'];
}

/** The property of a card for each field. */
const cardKeys = {
  'manufacturer.name': 'manufacturer',
  'model.name': 'model',
  'model.body': 'body',
} as const satisfies Record<CatalogueField, keyof CatalogueCard>;

/** All values of a field in alphabetical order, with their number of models. */
export function valuesOf(
  cards: readonly CatalogueCard[],
  field: CatalogueField,
): ReadonlyMap<string, number> {
  const groups = Map.groupBy(cards, (card) => card[cardKeys[field]]);
  const counts = [...groups].map(([value, all]) => [value, all.length] as const);
  return new Map(counts.sort(([a], [b]) => a.localeCompare(b, 'en-AU', { numeric: true })));
}
