import type { SearchDocument } from '../../engine/collection.ts';

/** The stock for a budget search. */
export type BudgetStock = {
  /** "The budget search restricts results to price above 1000" (leads and dealer §5). */
  readonly documents: readonly SearchDocument[];
  /** The minimum price of requests; null if nothing costs less, to keep addresses short. */
  readonly lowest: number | null;
  /** Dollars; null without stock. */
  readonly highest: number | null;
};

/** Selected from the documents that the engines search; `priceAbove` in dollars. */
export function budgetStock(documents: readonly SearchDocument[], priceAbove: number): BudgetStock {
  const priceOf = ({ price }: SearchDocument) => (typeof price === 'number' ? price : null);
  const above = documents.filter((document) => (priceOf(document) ?? 0) > priceAbove);
  const isCheapThere = documents.some((document) => (priceOf(document) ?? Infinity) <= priceAbove);
  return {
    documents: above,
    lowest: isCheapThere ? priceAbove + 1 : null,
    highest: above.reduce<number | null>((max, document) => Math.max(max ?? 0, priceOf(document) ?? 0), null),
  };
}

/** Makes by number of vehicles, then by name. */
export function commonMakes(documents: readonly SearchDocument[], max: number): string[] {
  const groups = Map.groupBy(documents, ({ make }) => (typeof make === 'string' ? make : ''));
  return [...groups]
    .sort(([a, as], [b, bs]) => bs.length - as.length || a.localeCompare(b, 'en-AU'))
    .map(([make]) => make)
    .filter((make) => make !== '')
    .slice(0, max);
}
