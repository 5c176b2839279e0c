import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { fontAtWeight, openFont } from './font-at-weight.ts';
import { openTypeOf } from './woff2.ts';

const require = createRequire(import.meta.url);
const openTypeFile = (file: string) => openTypeOf(new Uint8Array(readFileSync(require.resolve(file))));
const variable = (slug: string) =>
  openTypeFile(`@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`);

const words = '2021 Citroën “Ç3” – 25,990';

describe('a variable font at a weight', () => {
  it.each([
    ['source-sans-3', 650],
    ['fraunces', 560],
    ['outfit', 500],
    ['manrope', 400],
    ['figtree', 700],
    ['karla', 650],
  ])('%s at %i is as wide and as bold as its variation, and varies no more', (slug, weight) => {
    const font = variable(slug);
    const fixed = openFont(fontAtWeight(font, weight));
    const varied = openFont(font).getVariation({ wght: weight });
    expect(fixed.variationAxes).toEqual({});
    const [line, expected] = [fixed.layout(words), varied.layout(words)];
    expect(line.glyphs.map(({ id }) => id)).toEqual(expected.glyphs.map(({ id }) => id));
    for (const [index, glyph] of line.glyphs.entries()) {
      const { bbox, advanceWidth } = expected.glyphs[index] ?? glyph;
      expect(Math.abs(glyph.advanceWidth - advanceWidth)).toBeLessThanOrEqual(0.5);
      for (const edge of ['minX', 'minY', 'maxX', 'maxY'] as const) {
        const [is, was] = [glyph.bbox[edge], bbox[edge]];
        if (Number.isFinite(was)) expect(Math.abs(is - was)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('is bolder the more it weighs', () => {
    const widthAt = (weight: number) =>
      openFont(fontAtWeight(variable('source-sans-3'), weight)).layout(words).advanceWidth;
    expect(widthAt(650)).toBeGreaterThan(widthAt(400));
  });

  it('bears a name of its own, by which a PDF keeps the weights apart', () => {
    const font = variable('manrope');
    expect(openFont(fontAtWeight(font, 400)).postscriptName).toBe('Manrope-400');
    expect(openFont(fontAtWeight(font, 650)).postscriptName).toBe('Manrope-650');
  });

  it('stays as it is when it has one weight only', () => {
    const font = openTypeFile('@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff2');
    expect(fontAtWeight(font, 400)).toBe(font);
  });
});
