/** vehicle.json `page`. */
export type CommentSettings = {
  /** "Dealer comments cut at 400 characters" (stock and vehicle §9). */
  readonly commentsCharacters: number;
  readonly commentsPending: string;
};

export type DealerComments = {
  readonly paragraphs: readonly string[];
  /** The paragraphs cut short, to be shown until the reader asks for more; null when they are short. */
  readonly preview: readonly string[] | null;
};

/** "A pipe character separates paragraphs." */
function splitParagraphs(text: string): string[] {
  return text
    .split('|')
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** At most `limit` characters, ending with a whole word where there is one, and an ellipsis after it. */
function cut(text: string, limit: number): string {
  const isWordEnd = text.charAt(limit) === ' ';
  const head = text.slice(0, limit);
  const lastSpace = head.lastIndexOf(' ');
  const words = isWordEnd || lastSpace === -1 ? head : head.slice(0, lastSpace);
  // A word longer than the limit is cut inside, but not between the two halves of an emoji.
  return `${words.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:–-]+$/, '')}…`;
}

function previewOf(paragraphs: readonly string[], limit: number): string[] | null {
  const preview: string[] = [];
  let left = limit;
  for (const paragraph of paragraphs) {
    if (paragraph.length > left) {
      return left > 0 ? [...preview, cut(paragraph, left)] : preview;
    }
    preview.push(paragraph);
    left -= paragraph.length;
  }
  return null;
}

/**
 * "Dealer comments collapse to 400 characters with a more/less toggle"; empty comments say "Dealer comments
 * are pending. Please check back here later." (stock and vehicle §4, §5). Characters are counted over the
 * paragraphs together.
 */
export function dealerComments(text: string | null, settings: CommentSettings): DealerComments {
  const paragraphs = text === null ? [] : splitParagraphs(text);
  if (paragraphs.length === 0) return { paragraphs: [settings.commentsPending], preview: null };
  return { paragraphs, preview: previewOf(paragraphs, settings.commentsCharacters) };
}
