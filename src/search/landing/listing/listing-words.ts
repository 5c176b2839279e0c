import { fill } from '../../../values/fill.ts';
import type { LandingPage } from '../landing-page.ts';

type ListingSettings = {
  readonly specialOffers: { readonly text: string; readonly textOne: string; readonly emptyText: string };
  readonly texts: {
    readonly introAll: string;
    readonly noResultsTitle: string;
    readonly noResultsText: string;
  };
};

export type ListingWords = {
  /** Meta description. */
  readonly description: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** Target of the Clear Filters button. */
  readonly clearPath: string;
};

/**
 * What a listing says beside its heading. "Clear Filters button that returns to the special-offers route or
 * the default search route" (stock and vehicle §2); special offers have an empty text of their own (§8).
 * An empty special-offers listing leads to the stock: it has no filters to clear.
 */
export function listingWords(
  page: Pick<LandingPage, 'kind' | 'path' | 'heading' | 'count'>,
  { specialOffers, texts }: ListingSettings,
  stockPath: string,
  words: (more: Record<string, string | number>) => Record<string, string>,
): ListingWords {
  const isOffers = page.kind === 'offers';
  const offersText = page.count === 1 ? specialOffers.textOne : specialOffers.text;
  return {
    description: fill(
      isOffers ? offersText : texts.introAll,
      words({ heading: page.heading, count: page.count }),
    ),
    emptyTitle: texts.noResultsTitle,
    emptyText: isOffers ? specialOffers.emptyText : texts.noResultsText,
    clearPath: isOffers && page.count > 0 ? page.path : stockPath,
  };
}
