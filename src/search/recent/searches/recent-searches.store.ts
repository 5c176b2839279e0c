import * as v from 'valibot';
import { storedAtom } from '../../../ui/storage/stored.store.ts';

/** A search as its address and in words: `/search/mazda?body=SUV`, "Mazda · SUV". */
const recentSearchSchema = v.object({
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/), v.maxLength(2000)),
  words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
});

export type RecentSearch = v.InferOutput<typeof recentSearchSchema>;

const recentSearchesSchema = v.array(recentSearchSchema);

export const noSearches: readonly RecentSearch[] = [];

/** The last five searches on this device, newest first. */
export const $recentSearches = storedAtom<readonly RecentSearch[]>({
  key: 'recent-searches',
  version: 1,
  schema: recentSearchesSchema,
  empty: noSearches,
});

export function rememberSearch(search: { readonly path: string; readonly words: string }): void {
  $recentSearches.set(withSearch($recentSearches.get(), search));
}

export function forgetSearches(): void {
  $recentSearches.set(noSearches);
}

const MAX_SEARCHES = 5;

/**
 * Adds a search to the front of the list: at most five, without duplicates. A search without words is not added. A
 * pause while typing would leave “co” and “corolla”: the newest is replaced by its continuation.
 */
export function withSearch(
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
