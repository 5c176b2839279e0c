import type { BrandEntry, BrandSettings } from '../tenant/settings/site/brands.schema.ts';
import { slugify } from '../values/slug.ts';

/** The page of all brands. */
export const BRANDS_PATH = '/brands';

/** A brand that the dealer represents: a branch sells it new, or the settings list it. It may have no stock. */
export interface RepresentedBrand {
  /** Normalised name, equal for all spellings; used to look up stock. */
  readonly key: string;
  readonly name: string;
  /** Used in URLs. */
  readonly slug: string;
  readonly entry: BrandEntry | null;
  readonly hasPage: boolean;
}

interface Dealer {
  readonly brands: Pick<BrandSettings, 'entries'> & { readonly overview: { readonly show: boolean } };
  readonly locations: {
    readonly locations: readonly { readonly visible: boolean; readonly manufacturers: readonly string[] }[];
  };
}

/** Derived from settings only, so that the paths of brand pages are known without the stock. */
export function representedBrands({ brands, locations }: Dealer): RepresentedBrand[] {
  const { entries, overview } = brands;
  const listed = new Map(entries.map((entry) => [slugify(entry.title), entry]));
  const soldNew = locations.locations
    .filter(({ visible }) => visible)
    .flatMap(({ manufacturers }) => manufacturers);
  const names = new Map(
    [...entries.map(({ title }) => title), ...soldNew].map((name) => [slugify(name), name]),
  );
  return [...names]
    .map(([key, name]) => {
      const entry = listed.get(key) ?? null;
      return {
        key,
        name: entry?.title ?? name,
        slug: entry?.slug ?? key,
        entry,
        hasPage: overview.show && entry?.skipPage !== true,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en-AU'));
}

/** "/{brandslug}/overview" (stock and vehicle §2). */
export function brandPath({ slug }: Pick<RepresentedBrand, 'slug'>): string {
  return `/${slug}/overview`;
}

/** Paths of the brand pages. */
export function brandPaths(dealer: Dealer): string[] {
  return representedBrands(dealer)
    .filter(({ hasPage }) => hasPage)
    .map(brandPath);
}
