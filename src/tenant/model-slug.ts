import { slugify } from '../values/slug.ts';
import type { CatalogueModel } from './settings/catalogue.schema.ts';

/** A catalogue model's slug: `mazda-cx-5`, unless the settings give one. */
export function modelSlug({
  slug,
  manufacturer,
  model,
}: Pick<CatalogueModel, 'slug' | 'manufacturer' | 'model'>): string {
  return slug ?? slugify(`${manufacturer.name} ${model.name}`);
}
