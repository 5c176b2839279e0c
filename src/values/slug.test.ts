import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Land Rover', 'land-rover'],
    ['Citroën', 'citroen'],
    ['ŠKODA', 'skoda'],
    ['C-HR', 'c-hr'],
    ["Driver's Edge", 'drivers-edge'],
    ['Wattle & Range', 'wattle-and-range'],
    ['Straße Ø', 'strasse-o'],
    ['  2.0 TDI  ', '2-0-tdi'],
    ['ｆｕｌｌ width', 'full-width'],
    ['中文', ''],
    ['--', ''],
  ])('turns "%s" into "%s"', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('returns a valid slug or nothing, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});
