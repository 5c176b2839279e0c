import { editDistance } from '../edit-distance.ts';
import { toByteString } from '../text/words/byte-string.ts';
import { tokenSpans } from '../text/words/tokenize.ts';

type Marks = {
  readonly startTag: string;
  readonly endTag: string;
  readonly separators: ReadonlySet<string>;
  readonly symbols: ReadonlySet<string>;
};

/** Number of characters of a token to highlight: those that were typed of it; 0 if no word matches. */
function typedLength(words: readonly string[], token: string): number {
  for (const [at, word] of words.entries()) {
    const isLast = at === words.length - 1;
    if (isLast ? token.startsWith(word) : token === word) return word.length;
  }
  const close = words.find((word, at) => editDistance(word, token, at === words.length - 1, 2) <= 2);
  return close ? Math.min(close.length, token.length) : 0;
}

/** Highlights what matches a facet query in a value: "toy" in "Toyota". */
export function markFacetValue(value: string, words: readonly string[], marks: Marks): string {
  let marked = '';
  let end = 0;
  for (const { token, start, end: tokenEnd } of tokenSpans(value, marks.separators, marks.symbols)) {
    const length = typedLength(words, toByteString(token));
    if (length === 0) continue;
    const until = length >= token.length ? tokenEnd : Math.min(start + length, tokenEnd);
    marked += `${value.slice(end, start)}${marks.startTag}${value.slice(start, until)}${marks.endTag}`;
    end = until;
  }
  return marked + value.slice(end);
}
