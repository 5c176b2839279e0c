/**
 * Paragraphs of which only the beginning is shown: `shown` are whole, `cut` is the beginning of the first
 * of `rest`, with an ellipsis; null when the limit falls between two paragraphs. Nothing rests of a short text.
 */
export type FoldedText = {
  readonly shown: readonly string[];
  readonly cut: string | null;
  readonly rest: readonly string[];
};

/** At most `limit` characters, ending with a whole word where there is one, and an ellipsis after it. */
export function cutAt(text: string, limit: number): string {
  const isWordEnd = text.charAt(limit) === ' ';
  const head = text.slice(0, limit);
  const lastSpace = head.lastIndexOf(' ');
  const words = isWordEnd || lastSpace === -1 ? head : head.slice(0, lastSpace);
  // A word longer than the limit is cut inside, but not between the two halves of an emoji.
  return `${words.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:–-]+$/, '')}…`;
}

/** The first `limit` characters, counted over the paragraphs together. */
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
