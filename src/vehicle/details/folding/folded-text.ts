/**
 * Paragraphs of which only the beginning is visible: `shown` are complete, `cut` is the beginning of the first
 * paragraph of `rest` with an ellipsis, or null when the limit falls between two paragraphs. For a short text `rest`
 * is empty.
 */
export type FoldedText = {
  readonly shown: readonly string[];
  readonly cut: string | null;
  readonly rest: readonly string[];
};

/** At most `limit` characters, cut at a word boundary if possible, with an ellipsis. */
export function cutAt(text: string, limit: number): string {
  const isWordEnd = text.charAt(limit) === ' ';
  const head = text.slice(0, limit);
  const lastSpace = head.lastIndexOf(' ');
  const words = isWordEnd || lastSpace === -1 ? head : head.slice(0, lastSpace);
  // A word longer than the limit is cut, but not within a surrogate pair.
  return `${words.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:–-]+$/, '')}…`;
}

/** `limit` counts characters over all paragraphs. */
export function foldText(paragraphs: readonly string[], limit: number): FoldedText {
  let left = limit;
  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.length > left) {
      return {
        shown: paragraphs.slice(0, index),
        cut: left > 0 ? cutAt(paragraph, left) : null,
        rest: paragraphs.slice(index),
      };
    }
    left -= paragraph.length;
  }
  return { shown: paragraphs, cut: null, rest: [] };
}
