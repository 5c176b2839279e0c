import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typefaces } from '#src/ui/theme/fonts.ts';
import { openFont } from './font-at-weight.ts';
import { openTypeOf } from './woff2.ts';

const require = createRequire(import.meta.url);
const files = Object.values(typefaces).flatMap(({ variants }) => variants.map(({ file }) => file));
const bytesOf = (file: string) => new Uint8Array(readFileSync(require.resolve(file)));

describe('a WOFF2 font as OpenType', () => {
  it.each(files)('%s has the outlines and widths that fontkit reads from the WOFF2 file', (file) => {
    const woff2 = bytesOf(file);
    const [restored, original] = [openFont(openTypeOf(woff2)), openFont(woff2)];
    const glyphsOf = (font: typeof restored) =>
      Array.from({ length: font.numGlyphs }, (_, id) => {
        const { path, advanceWidth } = font.getGlyph(id);
        return `${advanceWidth} ${path.toSVG()}`;
      });
    expect(restored.numGlyphs).toBeGreaterThan(200);
    expect(glyphsOf(restored)).toEqual(glyphsOf(original));
  });

  it('is refused when it is something else', () => {
    expect(() =>
      openTypeOf(new TextEncoder().encode('<!doctype html> and more than forty-eight bytes')),
    ).toThrow('This is no WOFF2 font.');
  });

  it('that breaks off anywhere is refused, never read past its end', () => {
    const whole = bytesOf('@fontsource/barlow/files/barlow-latin-400-normal.woff2');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.byteLength - 8 }), (length) => {
        expect(() => openTypeOf(whole.slice(0, length))).toThrow();
      }),
      { numRuns: 60 },
    );
  });
});
