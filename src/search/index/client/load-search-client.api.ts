import { currentSearchDataUrl } from '../search-data.schema.ts';
import type { SearchClientOptions } from './search-client.api.ts';

/**
 * The search client with its code, which is loaded only now. Which index is the present one is asked beside that:
 * by the time the code is there, so is the answer. A cluster needs none until it falls out.
 */
export async function loadSearchClient(options: Omit<SearchClientOptions, 'current'>) {
  const isNeeded = options.hasIndex && options.engine === 'embedded';
  const current = isNeeded ? fetch(currentSearchDataUrl) : null;
  // Who reads it hears of its failure.
  current?.catch(() => undefined);
  const { createSearchClient } = await import('./search-client.api.ts');
  return createSearchClient({ ...options, current });
}
