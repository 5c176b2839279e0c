import type { CatalogueModel } from '../tenant/settings/catalogue.schema.ts';

/** A minimal catalogue model for tests. */
export function aModel(changes: Partial<CatalogueModel> = {}): CatalogueModel {
  return {
    manufacturer: { name: 'Kia' },
    model: { name: 'Sportage', body: 'suv' },
    year: 2026,
    tagline: null,
    price: null,
    picture: null,
    href: null,
    slug: null,
    about: [],
    figures: [],
    compareWith: [],
    accessories: [],
    ...changes,
  };
}
