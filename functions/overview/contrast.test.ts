import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, readableOn } from './contrast.ts';

describe('contrast', () => {
  // The greys are the well-known edge of WCAG AA on white.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
  ])('of %s on %s is %f', (text, background, expected) => {
    expect(contrastOf(text, background)).toBeCloseTo(expected, 2);
    expect(contrastOf(background, text)).toBeCloseTo(expected, 2);
  });

  it('keeps a legible colour and replaces one that is not', () => {
    expect(readableOn('#ffd500', '#111111')).toBe('#111111');
    expect(readableOn('#ffd500', '#ffffff')).toBe('#000000');
    expect(readableOn('#0d2240', '#222222')).toBe('#ffffff');
  });

  it('always ends legible', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, (background, wanted) => {
        expect(contrastOf(readableOn(background, wanted), background)).toBeGreaterThanOrEqual(4.5);
      }),
      { seed: 4321 },
    );
  });
});
