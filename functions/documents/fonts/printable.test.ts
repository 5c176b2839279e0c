import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

/** Supports ASCII and é, like a small Latin font. */
const latin = { hasGlyphForCodePoint: (code: number) => (code >= 32 && code < 127) || code === 0xe9 };

describe('what a font can write of a text', () => {
  it.each([
    ['2021 Toyota Corolla', '2021 Toyota Corolla'],
    ['Citroe\u0301n', 'Citroén'],
    ['Škoda Kamiq', 'Skoda Kamiq'],
    ['🔥 HOT 🔥 price 🔥', 'HOT price'],
    ['تويوتا Hilux', 'Hilux'],
    ['тойота', ''],
    ['a\u200bb\u202ec\u0007d', 'abcd'],
    ['two\n\nlines\tand\u00a0a tab', 'two lines and a tab'],
    ['½ tank', 'tank'],
    ['ﬁne', 'fine'],
  ])('%j is %j', (text, written) => {
    expect(printable(text, latin)).toBe(written);
  });

  it('holds nothing without a sign, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 24 }), (text) => {
        const written = printable(text, latin);
        expect([...written].every((sign) => latin.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))).toBe(true);
        expect(printable(written, latin)).toBe(written);
      }),
    );
  });
});
