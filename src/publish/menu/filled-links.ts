import type { LandingPage } from '../../search/landing/landing-page.ts';
import type { menuFills } from '../../tenant/settings/navigation.schema.ts';
import { slugify } from '../../values/slug.ts';
import { bodyLabels } from '../../values/vehicle-labels.ts';
import type { BodySlug } from '../../values/vehicle-terms.ts';

export type MenuFill = (typeof menuFills)[number];

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  /** Vehicles in stock behind it. */
  readonly count?: number;
}

/** What stands in lists that write themselves. */
export interface StockFacts {
  readonly makePages: readonly { readonly make: string; readonly path: string; readonly count: number }[];
  readonly bodyPages: ReadonlyMap<BodySlug, { readonly path: string; readonly count: number }>;
  readonly landing: readonly Pick<LandingPage, 'kind' | 'label' | 'path' | 'count' | 'filter'>[];
  /** Visible branches in the dealer's order, with the address of the page of each. */
  readonly branches: readonly { readonly name: string; readonly path: string }[];
  readonly hasPage: (path: string) => boolean;
}

type Counted = MenuLink & { readonly count: number };

const lists: Readonly<Record<MenuFill, (facts: StockFacts) => readonly MenuLink[]>> = {
  brands: ({ makePages, hasPage }) =>
    makePages.map(({ make, path, count }) => {
      const overview = `/${slugify(make)}/overview`;
      return { label: make, href: hasPage(overview) ? overview : path, count };
    }),
  bodies: ({ bodyPages }) =>
    [...bodyPages].map(([body, { path, count }]) => ({ label: bodyLabels[body], href: path, count })),
  models: ({ landing }) =>
    landing
      .filter(({ kind }) => kind === 'model')
      .map(({ label, path, count, filter }) => ({
        label: [filter.makes?.[0], label].filter(Boolean).join(' '),
        href: path,
        count,
      })),
  locations: ({ branches }) => branches.map(({ name, path }) => ({ label: name, href: path })),
};

/**
 * The links of a list that writes itself: of what is in stock the `most` with most vehicles, by name; of the
 * branches the first, in the dealer's order.
 */
export function filledLinks(fill: MenuFill, facts: StockFacts, most: number): readonly MenuLink[] {
  const links = lists[fill](facts);
  const counted = links.filter((link): link is Counted => link.count !== undefined);
  if (counted.length < links.length) return links.slice(0, most);
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label))
    .slice(0, most)
    .sort((a, b) => a.label.localeCompare(b.label));
}
