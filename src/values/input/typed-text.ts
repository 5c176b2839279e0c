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

/** Zero-width and direction marks, which contact apps and web pages put around numbers and addresses. */
const marks = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** `０４１２` and `＠`, as Chinese and Japanese keyboards write them. */
const fullWidth = /[\uff01-\uff5e]/g;

/** Distance of a full-width character from its ASCII character. */
const WIDTH = 0xfee0;

/** A copied or typed number or address without invisible marks, and in ASCII characters. */
export function plainCharacters(text: string): string {
  return text
    .replace(marks, '')
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - WIDTH));
}
