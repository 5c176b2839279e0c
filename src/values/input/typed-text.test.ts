import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedLine, typedLines } from './typed-text.ts';

/** Generates white space and control characters as often as letters. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(' ', '\t', '\n', '\r', '\v', '\0', '\u202e', '\u2028', 'a', '\u0308'),
  ),
});

describe('typedLine', () => {
  it.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ada\r\nBcc: eve@example.com', 'Ada Bcc: eve@example.com'],
    ['A\u0000d\u001b[31ma', 'Ad[31ma'],
    ['\u202eadA', 'adA'],
    ['Zoe\u0308', 'Zoë'],
    ['\ufeffAda', 'Ada'],
    ['<b>Ada</b> & "co"', '<b>Ada</b> & "co"'],
    ['میخواهم', 'میخواهم'],
    ['👩‍🔧', '👩‍🔧'],
  ])('%j becomes %j', (text, line) => expect(typedLine(text)).toBe(line));

  it('returns one line without control characters, idempotently', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = typedLine(text);
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(typedLine(line)).toBe(line);
      }),
    );
  });
});

describe('typedLines', () => {
  it.each([
    ['One\r\n\r\n\r\n\r\nTwo\rThree', 'One\n\nTwo\nThree'],
    ['  One  \n\tTwo ', 'One\n\tTwo'],
    ['One\u0007\u2028Two', 'One\nTwo'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('%j becomes %j', (text, lines) => expect(typedLines(text)).toBe(lines));

  it('keeps every letter, and is idempotent', () => {
    const letters = (text: string) =>
      text
        .toWellFormed()
        .normalize('NFC')
        .replace(/[^\p{L}\p{N}\p{P}]/gu, '');
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = typedLines(text);
        expect(letters(lines)).toBe(letters(text));
        expect(typedLines(lines)).toBe(lines);
      }),
    );
  });
});
