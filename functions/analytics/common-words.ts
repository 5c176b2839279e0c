import { growingCache } from '../http/visitor/growing-cache.ts';

/** Searches by different visitors after which their words are kept. */
const minSearches = 3;

const maxRemembered = 20_000;

/**
 * Words are stored only when several visitors have searched for them: what only one person types, such as a name,
 * is never written anywhere. Until then they are counted in memory. Returns how many searches are to be added: 0,
 * then all that were held back, then 1 each.
 */
export function createCommonWords(): (site: string, words: string) => number {
  const searches = growingCache<number>(maxRemembered);
  return (site, words) => {
    const key = JSON.stringify([site, words]);
    const count = (searches.get(key) ?? 0) + 1;
    searches.set(key, count);
    if (count < minSearches) return 0;
    return count === minSearches ? minSearches : 1;
  };
}
