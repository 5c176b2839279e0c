/** Scripts that write no spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** A text with spaces around those of the words that are written without: "白色自动挡SUV" becomes three words. */
export function withSpaces(text: string, words: Readonly<Record<string, string>>): string {
  if (!unspaced.test(text)) return text;
  const known = Object.keys(words).filter((word) => unspaced.test(word));
  return text.replace(new RegExp(alternation(known), 'gi'), ' $& ');
}

/** A pattern for any of several words, the longest first; without words it matches nothing. */
export function alternation(words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|') || '(?!)';
}
