/**
 * Normalises text typed by shoppers. Only invisible characters that no keyboard produces are removed. Markup is kept,
 * and escaped wherever it is displayed.
 */

/** Control characters except white space, and bidirectional overrides (Unicode UAX 9). */
const invisible = /(?!\s)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A single line: white space is collapsed. */
export function typedLine(text: string): string {
  return text.toWellFormed().replace(invisible, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Multiple lines, separated by `\n`, with at most one empty line in a row. */
export function typedLines(text: string): string {
  return text
    .toWellFormed()
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
