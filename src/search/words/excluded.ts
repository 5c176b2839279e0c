import { valueAt } from './alternatives.ts';
import type { Meant } from './meant.ts';
import { phraseAt, type Vocabulary } from './vocabulary.ts';

interface Exclusion {
  /** What has been read, with the exclusion. */
  readonly read: Meant;
  /** The place behind the excluded words. */
  readonly end: number;
  /** The list that holds the excluded value; '' for words that are no value. */
  readonly list: string;
}

/**
 * Excludes what begins at a word: a filter keeps the other values of its list ("not automatic" is manual), words get the
 * engines' sign for it ("no kia" is `-kia`). Null if nothing follows.
 */
export function excludedAt(
  read: Meant,
  words: readonly string[],
  at: number,
  vocabulary: Vocabulary,
): Exclusion | null {
  if (at >= words.length) return null;
  const known = phraseAt(words, at, vocabulary);
  const end = at + (known?.length ?? valueAt(words, at, vocabulary)?.length ?? 1);
  const typed = words.slice(at, end).join(' ');
  const meaning = typeof known?.meaning === 'string' ? known.meaning : typed;
  const filter = meaning.startsWith('?') ? oneList(meaning) : null;
  const text = meaning.startsWith('?') ? typed : meaning;
  const value = filter ? null : valueAt(text.split(' '), 0, vocabulary);
  const list = filter?.list ?? value?.attribute ?? '';
  const lists: Values = read.lists;
  // Values that are words narrow a list only further: "no hybrid or diesel".
  const all = lists[list] ?? (filter && vocabulary.values?.[list]?.map(({ value }) => value));
  const rest = all?.filter((one) => !(filter?.values ?? [value?.value]).includes(one)) ?? [];
  const more =
    rest.length > 0 ? { lists: { ...lists, [list]: rest } } : { words: [...read.words, withoutWords(text)] };
  return { read: { ...read, ...more }, end, list };
}

type Values = Readonly<Record<string, readonly string[]>>;

/** "?fuel=Hybrid&fuel=Plug-in Hybrid" as a list with its values; null for other filters and for several. */
function oneList(meaning: string) {
  const params = new URLSearchParams(meaning);
  const [list = ''] = params.keys();
  const values = params.getAll(list);
  return values.length === params.size ? { list, values } : null;
}

/** Words of which a hyphen separates two are excluded together. */
function withoutWords(words: string): string {
  if (words === '') return '';
  return /[\s/-]/.test(words) ? `-"${words}"` : `-${words}`;
}
