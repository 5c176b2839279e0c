import { modelSlug } from '../tenant/model-slug.ts';
import type { CatalogueModel, CatalogueSettings } from '../tenant/settings/catalogue.schema.ts';

/** All models by body type: "/models?body={body-type}" (leads and dealer §2). */
export const MODELS_PATH = '/models';

/** "/parts/search" (leads and dealer §2). */
export const PARTS_SEARCH_PATH = '/parts/search';

type Named = Pick<CatalogueModel, 'slug' | 'manufacturer' | 'model'>;

/** `Mazda CX-5`. */
export function modelName({ manufacturer, model }: Pick<Named, 'manufacturer' | 'model'>): string {
  return `${manufacturer.name} ${model.name}`;
}

/** Path of the model's page; `href` in the settings is `override_url` of the specification. Null if it has none. */
export function modelPath(model: Named & Pick<CatalogueModel, 'about' | 'href'>): string | null {
  if (model.href !== null) return model.href;
  return hasModelPage(model) ? `${MODELS_PATH}/${modelSlug(model)}` : null;
}

export function hasModelPage({ about, href }: Pick<CatalogueModel, 'about' | 'href'>): boolean {
  return about.length > 0 && href === null;
}

/** "/{model slug}/accessories" (leads and dealer §2); null if there are none ("accessories_count"). */
export function accessoriesPath(model: Named & Pick<CatalogueModel, 'accessories'>): string | null {
  return model.accessories.length > 0 ? `/${modelSlug(model)}/accessories` : null;
}

type Catalogue = Pick<CatalogueSettings, 'show' | 'models'> & {
  readonly partsSearch: Pick<CatalogueSettings['partsSearch'], 'show'>;
};

/** The models shown on the site; empty if the catalogue is switched off. */
export function shownModels({ show, models }: Pick<Catalogue, 'show' | 'models'>): readonly CatalogueModel[] {
  return show ? models : [];
}

/** Paths of the page of all models and of single models. */
export function modelPaths(catalogue: Pick<Catalogue, 'show' | 'models'>): string[] {
  const models = shownModels(catalogue);
  const own = models.filter(hasModelPage).map((model) => `${MODELS_PATH}/${modelSlug(model)}`);
  return models.length > 0 ? [MODELS_PATH, ...own] : [];
}

export function accessoriesPaths(catalogue: Pick<Catalogue, 'show' | 'models'>): string[] {
  return shownModels(catalogue).flatMap((model) => accessoriesPath(model) ?? []);
}

export function partsSearchPaths({ partsSearch }: Pick<Catalogue, 'partsSearch'>): string[] {
  return partsSearch.show ? [PARTS_SEARCH_PATH] : [];
}

/** All paths of the catalogue. */
export function cataloguePaths(catalogue: Catalogue): string[] {
  return [...modelPaths(catalogue), ...accessoriesPaths(catalogue), ...partsSearchPaths(catalogue)];
}
