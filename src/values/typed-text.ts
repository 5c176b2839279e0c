/**
 * Text as shoppers type and paste it. Nothing that they wrote is lost: only what no keyboard gives and nobody
 * sees goes. Markup stays, and is escaped wherever it is shown.
 */

/** Control characters but white space, and what turns the direction of the text around it (Unicode UAX 9). */
const invisible = /(?!\s)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** One line: all white space becomes single spaces. */
export function typedLine(text: string): string {
  return text.toWellFormed().replace(invisible, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Several lines, ended by `\n`; no more than one empty line after another. */
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
