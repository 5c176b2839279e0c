import * as v from 'valibot';
import { type RecentSearch, recentSearchSchema } from './recent-searches.schema.ts';

const MOST_SEARCHES = 5;

/**
 * The list with a search put first: at most five, none twice. A search without words had nothing in it.
 * Someone who types and pauses leaves “co” and “corolla” behind: the newest gives way to what continues it.
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
  return [parsed.output, ...others].slice(0, MOST_SEARCHES);
}
