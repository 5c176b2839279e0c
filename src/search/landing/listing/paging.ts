import { fill } from '../../../values/fill.ts';
import type { LandingPage } from '../landing-page.ts';

/** "Hits per page: 21 by default" (stock and vehicle §9). */
export const HITS_PER_PAGE = 21;

/** A linked page, or a gap for omitted ones. */
export type PageLink = number | 'gap';

export type Paging = {
  /** From 1, clamped. */
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  /** Positions of the first and last shown item, from 1; both 0 if there are none. */
  readonly from: number;
  readonly to: number;
  readonly previous: number | null;
  readonly next: number | null;
  readonly links: readonly PageLink[];
};

/** Number of pages; a listing without cars has one, which is empty. */
export function pageCount(total: number, perPage: number = HITS_PER_PAGE): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** What follows the title of a built page: ", page 2 of 10"; nothing on the first. `text` is `search.texts.page`. */
export function pageTail(page: number, pages: number, text: string): string {
  return page === 1 ? '' : `, ${fill(text, { page, pages }).toLowerCase()}`;
}

export function pageSlice<Item>(items: readonly Item[], page: number, perPage = HITS_PER_PAGE): Item[] {
  return items.slice((page - 1) * perPage, page * perPage);
}

/** `1 … 4 5 6 … 20`: both ends, the page and its neighbours; a gap of one page is shown as that page. */
export function pageLinks(page: number, count: number): PageLink[] {
  const wanted = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  const numbers = [...new Set(wanted)];
  return numbers.flatMap((number, i): PageLink[] => {
    const before = numbers[i - 1] ?? 0;
    if (number === before + 1) return [number];
    return number === before + 2 ? [number - 1, number] : ['gap', number];
  });
}

export function paging(total: number, requestedPage: number, perPage: number = HITS_PER_PAGE): Paging {
  const count = pageCount(total, perPage);
  const page = Math.min(Math.max(1, Math.trunc(requestedPage) || 1), count);
  return {
    page,
    pageCount: count,
    total,
    from: total === 0 ? 0 : (page - 1) * perPage + 1,
    to: Math.min(page * perPage, total),
    previous: page > 1 ? page - 1 : null,
    next: page < count ? page + 1 : null,
    links: pageLinks(page, count),
  };
}

/**
 * Number of built pages of a listing. Each added or removed car shifts all following ones, so only the first `max`
 * pages of a long listing are built; the search screen shows the others. Models are built completely, so that every
 * car can be reached by links.
 */
export function builtPageCount(kind: LandingPage['kind'], pages: number, max: number): number {
  return kind === 'model' ? pages : Math.min(pages, max);
}

/**
 * `/search/used-cars/2`; the first page has no number. Below a make a number may be a model (Mazda 2,
 * Peugeot 3008), so the pages of a make are `/search/mazda/page-2`.
 */
export function pagePath(listing: Pick<LandingPage, 'kind' | 'path'>, page: number): string {
  if (page <= 1) return listing.path;
  return listing.kind === 'make' ? `${listing.path}/page-${page}` : `${listing.path}/${page}`;
}
