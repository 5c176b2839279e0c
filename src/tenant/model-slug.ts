import { slugify } from '../values/slug.ts';
import type { CatalogueModel } from './settings/catalogue.schema.ts';

/** What a model of the catalogue is called in addresses: `mazda-cx-5`, or what the settings call it. */
export function modelSlug({
  slug,
  manufacturer,
  model,
}: Pick<CatalogueModel, 'slug' | 'manufacturer' | 'model'>): string {
  return slug ?? slugify(`${manufacturer.name} ${model.name}`);
}
