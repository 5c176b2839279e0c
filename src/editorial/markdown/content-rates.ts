import { bareCreditFigure } from '../../values/finance/rate-words.ts';

export type BareRate = { readonly line: number; readonly figure: string };

/**
 * The first rate or repayment without its comparison rate in the same paragraph, list item or heading of a Markdown
 * page, including front matter; null if there is none. Lines are counted from 1.
 */
export function bareRateIn(source: string): BareRate | null {
  for (const { line, words } of blocksOf(source)) {
    const figure = bareCreditFigure(words);
    if (figure !== null) return { line, figure };
  }
  return null;
}

const gap = /^\s*(?:-{3,})?\s*$/;
/** Start of a block: a heading, a list item, a table row, a front matter setting. */
const beginning = /^\s*(?:#{1,6}\s|[-*+>|]|\d+[.)]\s|[a-z]+:\s)/;

/** Text blocks with their first line. */
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

/** Removes emphasis marks, which may separate a figure from its unit. */
function plainWords(lines: readonly string[]): string {
  return lines.join(' ').replace(/[*_`]/g, '');
}
