import { describe, expect, it } from 'vitest';
import { typefaceNames } from '#src/ui/theme/fonts.ts';
import { fontFile, openFont } from './dealer-fonts.ts';

const words = '2021 Citroën “Ç3” – 25,990';

describe('a typeface at a weight', () => {
  it.each([
    ['Source Sans 3', 650, 'SourceSans3-SemiBold'],
    ['Fraunces', 560, 'Fraunces-SemiBold'],
    ['Outfit', 549, 'Outfit-Medium'],
    ['Figtree', 300, 'Figtree-Light'],
    ['Manrope', 900, 'Manrope-ExtraBold'],
    ['Barlow', 650, 'Barlow-SemiBold'],
    ['Barlow Condensed', 400, 'BarlowCondensed-ExtraBold'],
  ] as const)('%s at %i is the nearest that the pages have: %s', (name, weight, file) => {
    expect(openFont(fontFile(name, weight)).postscriptName).toBe(file);
  });

  it.each(typefaceNames)('%s writes what dealers write, and a PDF can embed a part of it', (name) => {
    const font = openFont(fontFile(name, 400));
    for (const sign of words) expect(font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)).toBe(true);
    const part = font.createSubset();
    for (const glyph of font.layout(words).glyphs) part.includeGlyph(glyph);
    expect(part.encode().byteLength).toBeGreaterThan(1000);
  });
});
