import { valueAt } from './alternatives.ts';
import { type Meaning, phraseAt, type Vocabulary } from './vocabulary.ts';

/**
 * What follows "no" or "without", as an exclusion: all other values if it is a filter ("not automatic" is manual),
 * otherwise its words with the engines' sign for it (`-Kia`). Null if nothing follows.
 */
export function excludedAt(words: readonly string[], at: number, skipped: number, vocabulary: Vocabulary) {
  const isArticle = /^(?:an?|any|the)$/i.test(words[at + skipped] ?? '');
  const start = at + skipped + (isArticle ? 1 : 0);
  if (start >= words.length) return null;
  const known = phraseAt(words, start, vocabulary);
  const length = known?.length ?? valueAt(words, start, vocabulary)?.length ?? 1;
  const typed = words.slice(start, start + length).join(' ');
  const meaning = known?.meaning ?? typed;
  const isText = typeof meaning === 'string' && !meaning.startsWith('?');
  const excluded = isText ? withoutWords(meaning) : (others(meaning, vocabulary) ?? withoutWords(typed));
  return { length: start + length - at, meaning: excluded };
}

/** Whether an exclusion goes on after "or", as in "no kia or mazda". */
export function excludesNext(
  last: string | undefined,
  words: readonly string[],
  at: number,
  vocabulary: Vocabulary,
): boolean {
  if (last?.startsWith('-') !== true) return false;
  const excluded = valueAt([last.slice(1)], 0, vocabulary);
  return excluded !== null && excluded.attribute === valueAt(words, at, vocabulary)?.attribute;
}

/** Words of which a hyphen separates two are excluded together. */
function withoutWords(words: string): string {
  if (words === '') return '';
  return /[\s/-]/.test(words) ? `-"${words}"` : `-${words}`;
}

/** Null if the filter is not one list, or the stock has no other value. */
function others(meaning: Meaning, { values }: Vocabulary): string | null {
  const params = new URLSearchParams(typeof meaning === 'string' ? meaning : '');
  const [attribute = ''] = params.keys();
  const named = params.getAll(attribute);
  const rest = values?.[attribute]?.filter(({ value }) => !named.includes(value)) ?? [];
  if (rest.length === 0 || params.size > named.length) return null;
  return `?${new URLSearchParams(rest.map(({ value }) => [attribute, value]))}`;
}
