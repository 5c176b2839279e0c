/** The reply to a rejected search, with Typesense's codes and messages. */
export type SearchError = { readonly code: number; readonly error: string };

export function searchError(code: number, error: string): SearchError {
  return { code, error };
}

export function isSearchError(value: object): value is SearchError {
  return 'error' in value && 'code' in value;
}
