import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToFit, fitLines } from './fit-lines.ts';

const widthOf = (line: string) => [...line].length;

describe('a text in lines', () => {
  it.each([
    ['2021 Toyota Corolla', 20, 2, ['2021 Toyota Corolla']],
    ['2021 Toyota Corolla', 12, 2, ['2021 Toyota', 'Corolla']],
    ['2021 Toyota Corolla Hybrid Hatch', 12, 2, ['2021 Toyota', 'Corolla Hyb…']],
    ['Unbreakable-Compound-Name', 10, 2, ['Unbreakab…']],
    ['A Volkswagenbus', 8, 2, ['A', 'Volkswa…']],
    ['', 8, 2, []],
  ])('%j in %i signs and %i lines is %j', (text, width, lines, expected) => {
    expect(fitLines(text, width, lines, widthOf)).toEqual(expected);
  });

  it('is never wider nor longer than its place, and says when something is missing', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 14, unit: 'grapheme' })
      .map((text) => text.replace(/\s/g, 'x'));
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        fc.integer({ min: 2, max: 30 }),
        fc.integer({ min: 1, max: 4 }),
        (words, width, max) => {
          const text = words.join(' ');
          const lines = fitLines(text, width, max, widthOf);
          expect(lines.length).toBeLessThanOrEqual(max);
          for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
          const isWhole = lines.join(' ') === text;
          expect(isWhole || lines.some((line) => line.endsWith('…'))).toBe(true);
        },
      ),
    );
  });

  it('is cut at the last sign that fits, without a comma before the ellipsis', () => {
    expect(cutToFit('Air, roof, seats', 16, widthOf)).toBe('Air, roof, seats');
    expect(cutToFit('Air, roof, seats', 10, widthOf)).toBe('Air, roof…');
    expect(cutToFit('Air, roof, seats', 5, widthOf)).toBe('Air…');
  });
});
