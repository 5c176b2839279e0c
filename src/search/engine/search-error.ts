/** What stands in a search's place when it is refused; codes and sentences are Typesense's. */
export type SearchError = { readonly code: number; readonly error: string };

export function searchError(code: number, error: string): SearchError {
  return { code, error };
}

export function isSearchError(value: object): value is SearchError {
  return 'error' in value && 'code' in value;
}
