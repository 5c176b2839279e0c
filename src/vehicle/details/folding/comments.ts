import { type FoldedText, foldText } from './folded-text.ts';

/** Settings in `page` of vehicle.json. */
export type CommentSettings = {
  /** "Dealer comments cut at 400 characters" (stock and vehicle §9). */
  readonly commentsCharacters: number;
};

/** "A pipe character separates paragraphs" (stock and vehicle §5). */
export function commentParagraphs(text: string | null): string[] {
  return (text ?? '')
    .split('|')
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '' && paragraph.toLowerCase() !== 'null');
}

/**
 * "Dealer comments collapse to 400 characters with a more/less toggle" (stock and vehicle §4). Null when there are
 * none; the page then says that they will follow.
 */
export function dealerComments(text: string | null, settings: CommentSettings): FoldedText | null {
  const paragraphs = commentParagraphs(text);
  return paragraphs.length === 0 ? null : foldText(paragraphs, settings.commentsCharacters);
}
