export const CATALOGUE_PATH = '/catalogue';

/** "Manufacturer refinements: manufacturer.name, model.name, model.body" (stock and vehicle §3). */
export const catalogueFields = ['manufacturer.name', 'model.name', 'model.body'] as const;
export type CatalogueField = (typeof catalogueFields)[number];

/** URL parameters of the state. */
export const catalogueParameters = ['query', 'page', ...catalogueFields];

/** The state of the catalogue search, stored in the URL. */
export type CatalogueState = {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  readonly chosen: Readonly<Partial<Record<CatalogueField, string>>>;
};

export const emptyCatalogueState: CatalogueState = { query: '', page: 1, chosen: {} };

const MAX_QUERY = 200;

/** Parses an address; unknown parameters and invalid values are ignored. */
export function readCatalogueState(params: URLSearchParams): CatalogueState {
  const page = Number(/^[1-9]\d{0,3}$/.exec(params.get('page') ?? '')?.[0] ?? 1);
  const chosen: Partial<Record<CatalogueField, string>> = {};
  for (const field of catalogueFields) {
    const value = params.get(field)?.trim();
    // The engine quotes values with backticks; no name contains one.
    if (value && !value.includes('`')) chosen[field] = value;
  }
  return { query: (params.get('query') ?? '').trim().slice(0, MAX_QUERY), page, chosen };
}

/** `/catalogue?query=ute&manufacturer.name=Kia&page=2`; no parameters for the whole catalogue. */
export function cataloguePath({ query, page, chosen }: CatalogueState): string {
  const params = new URLSearchParams();
  if (query) params.set('query', query);
  for (const field of catalogueFields) {
    const value = chosen[field];
    if (value !== undefined) params.set(field, value);
  }
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? CATALOGUE_PATH : `${CATALOGUE_PATH}?${params}`;
}

type Chosen = CatalogueState['chosen'];

function without(chosen: Chosen, field: CatalogueField): Chosen {
  const rest = { ...chosen };
  delete rest[field];
  return rest;
}

/** Another query returns to the first page. */
export function withQuery(state: CatalogueState, query: string): CatalogueState {
  return { ...state, query: query.trim().slice(0, MAX_QUERY), page: 1 };
}

/** Another filter too; an empty value removes it. Removing a make removes its model. */
export function withFilter(state: CatalogueState, field: CatalogueField, value: string): CatalogueState {
  const kept = without(
    field === 'manufacturer.name' ? without(state.chosen, 'model.name') : state.chosen,
    field,
  );
  return { ...state, page: 1, chosen: value === '' ? kept : { ...kept, [field]: value } };
}
