import { scriptJson } from '../values/script-json.ts';
import { vehicleListJsonLd } from '../vehicle/json-ld/vehicle-list-json-ld.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import type { Brand } from './brand-list.ts';
import { brandPath } from './represented-brands.ts';

/** Structured data of a brand's page with its listed vehicles. */
export function brandJsonLd(
  siteUrl: string,
  brand: Pick<Brand, 'name' | 'slug' | 'logo'>,
  vehicles: readonly Pick<Vehicle, 'name' | 'slug'>[],
): string {
  const logo = brand.logo === null ? {} : { logo: new URL(brand.logo, siteUrl).href };
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: brand.name,
    url: `${siteUrl}${brandPath(brand)}`,
    about: { '@type': 'Brand', name: brand.name, ...logo },
    ...(vehicles.length > 0 && {
      mainEntity: vehicleListJsonLd(siteUrl, vehicles),
    }),
  });
}
