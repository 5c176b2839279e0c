import { CURRENT_SEARCH_DATA_URL } from '../search-data.schema.ts';
import type { SearchClientOptions } from './search-client.api.ts';

/**
 * Loads the code of the search client and, in parallel, the address of the current index. A dealer with a cluster
 * needs no index until the cluster fails.
 */
export async function loadSearchClient(options: Omit<SearchClientOptions, 'current'>) {
  const isNeeded = options.hasIndex && options.engine === 'embedded';
  const current = isNeeded ? fetch(CURRENT_SEARCH_DATA_URL) : null;
  // The reader of the promise handles its rejection; this handler only prevents an "unhandled" report.
  current?.catch(() => undefined);
  const load = () => import('./search-client.api.ts');
  const { createSearchClient } = await load().catch(load);
  return createSearchClient({ ...options, current });
}
