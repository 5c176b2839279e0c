import { scriptJson } from '../values/script-json.ts';
import { vehiclePath } from '../vehicle/vehicle-urls.ts';
import type { Brand } from './brand-list.ts';
import { brandPath } from './represented-brands.ts';

interface Listed {
  readonly name: string;
  readonly slug: string;
}

/** The page of a brand: what it is about, and the vehicles that stand on it. */
export function brandJsonLd(
  siteUrl: string,
  brand: Pick<Brand, 'name' | 'slug' | 'logo'>,
  vehicles: readonly Listed[],
): string {
  const logo = brand.logo === null ? {} : { logo: new URL(brand.logo, siteUrl).href };
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: brand.name,
    url: `${siteUrl}${brandPath(brand)}`,
    about: { '@type': 'Brand', name: brand.name, ...logo },
    ...(vehicles.length > 0 && {
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: vehicles.map((vehicle, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: vehicle.name,
          url: `${siteUrl}${vehiclePath(vehicle)}`,
        })),
      },
    }),
  });
}
