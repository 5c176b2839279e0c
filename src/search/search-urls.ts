import type { BodySlug } from '../values/vehicle-terms.ts';
import type { SearchBasePath } from './landing-page.ts';

/** Dollars; null leaves that end open. */
export type PriceRange = { readonly min: number | null; readonly max: number | null };

/** Parameters of a search, named as in the URL: "query, page, sortBy, and one parameter per filter attribute". */
export type SearchQuery = {
  readonly query?: string;
  readonly body?: BodySlug;
  readonly price?: PriceRange;
  readonly sortBy?: string;
  readonly page?: number;
};

/** "/search/new-used-and-demo-cars (default)"; a used-only site has its own. */
export function searchDefaultPath(basePath: SearchBasePath): string {
  return basePath === '/used-car' ? '/used-car/used-cars' : '/search/new-used-and-demo-cars';
}

/** "the range is sent as 'min:max'" (stock and vehicle §5): `10000:25000`, `:25000`, `10000:`. */
export function formatPriceRange({ min, max }: PriceRange): string {
  return `${min ?? ''}:${max ?? ''}`;
}

/** Reads what `formatPriceRange` writes; null for anything else, and for a range that holds nothing. */
export function parsePriceRange(text: string): PriceRange | null {
  const [, min, max] = /^(\d{1,9})?:(\d{1,9})?$/.exec(text) ?? [];
  if (min === undefined && max === undefined) return null;
  const range = { min: min === undefined ? null : Number(min), max: max === undefined ? null : Number(max) };
  return range.min !== null && range.max !== null && range.min > range.max ? null : range;
}

/** A listing with filters, such as `/search/used-cars?simple_body=suv&price=10000:25000`. */
export function searchPath(listingPath: string, search: SearchQuery): string {
  const params = new URLSearchParams();
  if (search.query) params.set('query', search.query);
  if (search.body !== undefined) params.set('simple_body', search.body);
  if (search.price !== undefined) params.set('price', formatPriceRange(search.price));
  if (search.sortBy !== undefined) params.set('sortBy', search.sortBy);
  if (search.page !== undefined && search.page > 1) params.set('page', String(search.page));
  // A colon is allowed in a query; "10000%3A25000" is not fit to be read or shared.
  const text = params.toString().replaceAll('%3A', ':');
  return text === '' ? listingPath : `${listingPath}?${text}`;
}
