import type { Settings } from '../../tenant/settings/subjects.ts';
import type { CardLayout } from '../../tenant/templates.ts';
import type { ImageSettings } from '../../ui/photo/image-url.ts';
import { bodyGroup } from '../../vehicle/key-facts.ts';
import { priceWindow } from '../../vehicle/similar/similar-vehicles.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { facetValue } from '../index/facet-value.ts';
import { statusLabels } from '../index/status-labels.ts';

/** "10 hits per query" (stock and vehicle §9). */
const HITS_PER_QUERY = 10;

/** One search of a multi-query, in InstantSearch's format. */
type SimilarQuery = {
  readonly query: '';
  readonly hitsPerPage: number;
  /** "empty facets" (stock and vehicle §7). */
  readonly facets: readonly [];
  readonly facetFilters: readonly (readonly string[])[];
  readonly numericFilters: readonly string[];
};

/** What similar vehicles have in common with this one, as filters of the index: first the model, then the body. */
export function similarKinds(vehicle: Vehicle): string[] {
  const model = `${facetValue(vehicle.make) ?? 'Other'} ${facetValue(vehicle.model) ?? 'Other'}`;
  const body = facetValue(bodyGroup(vehicle));
  return [`make_model:${model}`, ...(body === null ? [] : [`body:${body}`])];
}

/**
 * The searches that correspond to the build's own selection, for a page that has been open for long: each of the
 * kinds, in stock and within the price window.
 */
export function similarQueries(kinds: readonly string[], price: number | null): SimilarQuery[] {
  return kinds.map((kind) => ({
    query: '',
    hitsPerPage: HITS_PER_QUERY,
    facets: [],
    facetFilters: [[kind], [`status:${statusLabels.in_stock}`]],
    numericFilters: priceFilters(price),
  }));
}

function priceFilters(price: number | null): string[] {
  if (price === null) return [];
  const window = priceWindow(price);
  return [`price>=${Math.max(0, Math.round(price - window))}`, `price<=${Math.round(price + window)}`];
}

type Hit = { readonly objectID: string; readonly price?: unknown };

/** The hits to show: within each query by price difference, without duplicates and the vehicle itself. */
export function similarHits<Found extends Hit>(
  answers: readonly (readonly Found[])[],
  vehicle: { readonly id: string; readonly price: number | null },
  max: number,
): Found[] {
  const away = ({ price }: Found) =>
    vehicle.price === null || typeof price !== 'number' ? 0 : Math.abs(price - vehicle.price);
  const ordered = answers.flatMap((hits) => hits.toSorted((a, b) => away(a) - away(b)));
  const seen = new Set([vehicle.id]);
  const once = ordered.filter(({ objectID }) => !seen.has(objectID) && seen.add(objectID));
  return once.slice(0, max);
}

/** Data on a vehicle page for requesting similar vehicles again. */
export type SimilarFacts = Pick<Settings['search'], 'engine' | 'typesense'> & {
  /** The site publishes an index. */
  readonly hasIndex: boolean;
  readonly id: string;
  /** Dollars; null without a price. */
  readonly price: number | null;
  readonly max: number;
  /** See `similarKinds`. */
  readonly kinds: readonly string[];
  readonly collection: string;
  readonly images: ImageSettings;
  readonly noPhoto: string;
  readonly layout: CardLayout;
};
