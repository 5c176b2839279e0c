import * as v from 'valibot';
import { type RecentSearch, recentSearchSchema } from './recent-searches.schema.ts';

const MAX_SEARCHES = 5;

/**
 * Adds a search to the front of the list: at most five, without duplicates. A search without words is not added. A
 * pause while typing would leave “co” and “corolla”: the newest is replaced by its continuation.
 */
export function rememberSearch(
  searches: readonly RecentSearch[],
  search: { readonly path: string; readonly words: string },
): readonly RecentSearch[] {
  const parsed = v.safeParse(recentSearchSchema, search);
  if (!parsed.success) return searches;
  const { path, words } = parsed.output;
  const [newest, ...older] = searches;
  const isContinued =
    newest !== undefined && newest.path !== path && words.startsWith(newest.words.replace(/”$/, ''));
  const others = (isContinued ? older : searches).filter(
    (other) => other.path !== path && other.words !== words,
  );
  return [parsed.output, ...others].slice(0, MAX_SEARCHES);
}
