import { bareCreditFigure } from '../values/rate-words.ts';

export type BareRate = { readonly line: number; readonly figure: string };

/**
 * The first rate or repayment in figures without its comparison rate in the same paragraph, item or heading of a
 * Markdown page, its front matter included; null where there is none. Lines count from 1.
 */
export function bareRateIn(source: string): BareRate | null {
  for (const { line, words } of blocksOf(source)) {
    const figure = bareCreditFigure(words);
    if (figure !== null) return { line, figure };
  }
  return null;
}

const gap = /^\s*(?:-{3,})?\s*$/;
/** A heading, an item of a list, a row of a table, a setting of the front matter. */
const beginning = /^\s*(?:#{1,6}\s|[-*+>|]|\d+[.)]\s|[a-z]+:\s)/;

/** What is read in one go, with the line on which it begins. */
function blocksOf(source: string): { line: number; words: string }[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [index, text] of source.split(/\r?\n/).entries()) {
    const block = blocks.at(-1);
    if (isOpen && block && !gap.test(text) && !beginning.test(text)) block.lines.push(text);
    else if (!gap.test(text)) blocks.push({ line: index + 1, lines: [text] });
    isOpen = !gap.test(text);
  }
  return blocks.map(({ line, lines }) => ({ line, words: plainWords(lines) }));
}

/** Marks of emphasis may stand between a figure and what it is. */
function plainWords(lines: readonly string[]): string {
  return lines.join(' ').replace(/[*_`]/g, '');
}
