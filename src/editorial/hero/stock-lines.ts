import type { LandingPage } from '../../search/landing/landing-page.ts';

/** A line of the register in the hero: what, how many, and where they are. */
export interface StockLine {
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

/** The listings of a single type of vehicle and of offers, if they hold any. */
export function stockLines(
  landing: readonly Pick<LandingPage, 'kind' | 'filter' | 'label' | 'count' | 'path'>[],
): StockLine[] {
  return landing
    .filter(({ kind, filter }) => kind === 'offers' || (kind === 'type' && filter.carTypes?.length === 1))
    .filter(({ count }) => count > 0)
    .map(({ label, count, path }) => ({ label, count, href: path }));
}
