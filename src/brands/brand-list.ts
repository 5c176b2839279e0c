import type { Settings } from '../tenant/settings/subjects.ts';
import { slugify } from '../values/slug.ts';
import { type BodySlug, type ItemType, itemTypes } from '../values/vehicle/vehicle-terms.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { brandPath, type RepresentedBrand, representedBrands } from './represented-brands.ts';

/** A brand as the site shows it. */
export interface Brand extends Omit<RepresentedBrand, 'entry'> {
  readonly logo: string | null;
  readonly banner: string | null;
  readonly description: readonly string[];
  /** The most common vehicle type of the brand. */
  readonly group: ItemType;
  /** The most common body type in stock within that vehicle type. */
  readonly body: BodySlug | null;
  /** Number of vehicles in stock including recently sold ones, the same as in its listing. */
  readonly count: number;
  readonly stockPath: string | null;
  /** The brand's page, or else its listing; null if it has neither. */
  readonly href: string | null;
  /** A branch sells it new, or the settings list it. */
  readonly isRepresented: boolean;
}

interface Site {
  readonly tenant: { readonly settings: Pick<Settings, 'brands' | 'locations'> };
  readonly vehicles: readonly Pick<Vehicle, 'make' | 'itemType' | 'simpleBody'>[];
  readonly makePages: readonly { readonly make: string; readonly path: string; readonly count: number }[];
}

/** All brands by name: represented brands, and makes that are in stock. */
export function brandsOf({ tenant, vehicles, makePages }: Site): Brand[] {
  const listings = new Map(makePages.map((page) => [slugify(page.make), page]));
  const stock = Map.groupBy(vehicles, ({ make }) => slugify(make));
  const represented = representedBrands(tenant.settings);
  const known = new Set(represented.map(({ key }) => key));
  const others = [...listings]
    .filter(([key]) => !known.has(key))
    .map(([key, { make }]) => ({ key, name: make, slug: key, entry: null, hasPage: false }));
  return [...represented, ...others]
    .map(({ entry, ...brand }) => {
      const listing = listings.get(brand.key);
      const own = stock.get(brand.key) ?? [];
      const stockPath = listing?.path ?? null;
      const group = entry?.group ?? mostFrequent(own.map(({ itemType }) => itemType)) ?? 'car';
      const ofGroup = own.filter(({ itemType }) => itemType === group);
      return {
        ...brand,
        logo: entry?.logoSrc ?? null,
        banner: entry?.imageBannerSrc ?? null,
        description: entry?.description ?? [],
        group,
        body: mostFrequent(ofGroup.flatMap(({ simpleBody }) => simpleBody ?? [])) ?? null,
        count: listing?.count ?? 0,
        stockPath,
        href: brand.hasPage ? brandPath(brand) : stockPath,
        isRepresented: known.has(brand.key),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en-AU'));
}

interface BrandGroup {
  readonly kind: ItemType;
  readonly brands: readonly Brand[];
}

/** "groups cars / motorcycles / trucks": represented brands grouped by their most common vehicle type. */
export function brandGroups(brands: readonly Brand[]): BrandGroup[] {
  return itemTypes
    .map((kind) => ({
      kind,
      brands: brands.filter(({ group, isRepresented }) => isRepresented && group === kind),
    }))
    .filter((group) => group.brands.length > 0);
}

/** The most frequent value, the first of equals; undefined for an empty list. */
function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const counted = [...Map.groupBy(values, (value) => value)];
  return counted.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
