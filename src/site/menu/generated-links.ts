import type { LandingPage } from '../../search/landing/landing-page.ts';
import type { menuFills } from '../../tenant/settings/site/navigation.schema.ts';
import { slugify } from '../../values/slug.ts';
import { type StockWords, stockWord } from '../../values/vehicle/stock-word.ts';
import { bodyLabels } from '../../values/vehicle/vehicle-labels.ts';
import type { BodySlug } from '../../values/vehicle/vehicle-terms.ts';

export type MenuFill = (typeof menuFills)[number];

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  /** Number of vehicles in stock in the linked list. */
  readonly count?: number;
}

/** The data for menu lists that are filled from stock and branches. */
export interface StockFacts {
  readonly makePages: readonly { readonly make: string; readonly path: string; readonly count: number }[];
  readonly bodyPages: ReadonlyMap<BodySlug, { readonly path: string; readonly count: number }>;
  readonly stockWords: StockWords;
  readonly landing: readonly Pick<LandingPage, 'kind' | 'label' | 'path' | 'count' | 'filter'>[];
  /** Visible branches in the dealer's order, with the address of each one's page. */
  readonly branches: readonly { readonly name: string; readonly path: string }[];
  readonly hasPage: (path: string) => boolean;
  /** Number of vehicles in a listing at the start of the day. */
  readonly countAtDawn: (listingPath: string) => number;
}

/** `listing`: the path of the listing whose vehicles `count` counts. */
type Counted = MenuLink & { readonly count: number; readonly listing: string };

const lists: Readonly<Record<MenuFill, (facts: StockFacts) => readonly (MenuLink | Counted)[]>> = {
  brands: ({ makePages, hasPage }) =>
    makePages.map(({ make, path, count }) => {
      const overview = `/${slugify(make)}/overview`;
      return { label: make, href: hasPage(overview) ? overview : path, count, listing: path };
    }),
  bodies: ({ bodyPages, stockWords }) =>
    [...bodyPages].map(([body, { path, count }]) => ({
      ...{ label: stockWord(stockWords, bodyLabels[body]), href: path },
      ...{ count, listing: path },
    })),
  models: ({ landing }) =>
    landing
      .filter(({ kind }) => kind === 'model')
      .map(({ label, path, count, filter }) => ({
        label: [filter.makes?.[0], label].filter(Boolean).join(' '),
        href: path,
        count,
        listing: path,
      })),
  locations: ({ branches }) => branches.map(({ name, path }) => ({ label: name, href: path })),
};

/**
 * The links of a generated menu list: for stock, the `max` lists with most vehicles, sorted by name; for
 * branches, the first ones in the dealer's order. The choice is made once a day, because the menu is on every
 * page: otherwise each sold car could change all pages.
 */
export function generatedLinks(fill: MenuFill, facts: StockFacts, max: number): readonly MenuLink[] {
  const links = lists[fill](facts);
  const counted = links.filter((link): link is Counted => 'listing' in link);
  if (counted.length < links.length) return links.slice(0, max);
  return counted
    .filter(({ count }) => count > 0)
    .map(({ listing, ...link }) => ({ link, atDawn: facts.countAtDawn(listing) }))
    .sort((a, b) => b.atDawn - a.atDawn || a.link.label.localeCompare(b.link.label))
    .slice(0, max)
    .map(({ link }) => link)
    .sort((a, b) => a.label.localeCompare(b.label));
}
