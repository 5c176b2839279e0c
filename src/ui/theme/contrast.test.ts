import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, nearestPassing } from './contrast.ts';

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.47],
    ['#949494', '#ffffff', 3.03],
    ['#595959', '#ffffff', 7],
    ['#ff0000', '#ffffff', 3.99],
    ['#00ff00', '#ffffff', 1.37],
    ['#0000ff', '#ffffff', 8.59],
    ['#FFFF00', '#000000', 19.55],
  ])('of %s and %s is %d : 1', (one, other, ratio) => {
    expect(Math.floor(contrastRatio(one, other) * 100) / 100).toBe(ratio);
  });

  it('does not depend on the order of the colours', () => {
    fc.assert(fc.property(hexColour, hexColour, (a, b) => contrastRatio(a, b) === contrastRatio(b, a)));
  });

  it('rejects anything but six hex digits', () => {
    expect(() => contrastRatio('#fff', '#000000')).toThrow('"#fff" is not a hex colour');
  });
});

describe('nearestPassing', () => {
  it('leaves a passing colour unchanged', () => {
    expect(nearestPassing('#1f5fd1', ['#ffffff'], 4.5)).toBe('#1f5fd1');
  });

  it('darkens grey on white just as far as needed', () => {
    const better = nearestPassing('#999999', ['#ffffff'], 4.5) ?? '';
    expect(contrastRatio(better, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(better, '#ffffff')).toBeLessThan(4.7);
  });

  it('keeps the hue', () => {
    expect(nearestPassing('#ff5555', ['#ffffff'], 4.5)).toMatch(/^#[c-e]/);
  });

  it('lightens a colour on a dark background', () => {
    expect(
      contrastRatio(nearestPassing('#444444', ['#000000'], 4.5) ?? '#000000', '#000000'),
    ).toBeGreaterThan(4.5);
  });

  it('finds a text colour for any single background', () => {
    fc.assert(
      fc.property(hexColour, hexColour, (colour, ground) => {
        const better = nearestPassing(colour, [ground], 4.5);
        return better !== undefined && contrastRatio(better, ground) >= 4.5;
      }),
    );
  });

  it('is undefined if no colour passes on all backgrounds', () => {
    expect(nearestPassing('#777777', ['#000000', '#ffffff'], 7)).toBeUndefined();
  });
});
