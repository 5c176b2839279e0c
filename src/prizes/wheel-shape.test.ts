import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelLines, middleOf, restOf, sectorPath } from './wheel-shape.ts';

describe('the wheel', () => {
  it('rests with the drawn segment at the top', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 16 }), fc.nat(15), (count, any) => {
        const index = any % count;
        expect((middleOf(index, count) + restOf(index, count)) % 360).toBeCloseTo(0);
        expect(restOf(index, count)).toBeGreaterThanOrEqual(0);
        expect(restOf(index, count)).toBeLessThan(360);
      }),
    );
  });

  it('has its first segment at the top, and the next one to the right of it', () => {
    expect(sectorPath(0, 4)).toBe('M0 0L-67.88 -67.88A96 96 0 0 1 67.88 -67.88Z');
    expect(sectorPath(1, 4)).toBe('M0 0L67.88 -67.88A96 96 0 0 1 67.88 67.88Z');
    expect(sectorPath(0, 2)).toBe('M0 0L-96 0A96 96 0 0 1 96 0Z');
  });

  it('is a full circle for a single prize', () => {
    expect(sectorPath(0, 1)).toContain('A96 96 0 1 1');
  });
});

describe('a label on the wheel', () => {
  it.each([
    ['$50 fuel card', ['$50 fuel card']],
    ['$500 off your next service', ['$500 off your', 'next service']],
    ['A year of car washes', ['A year of', 'car washes']],
    ['Rollercoasterticket', ['Rollercoasterticket']],
    ['', ['']],
  ])('%s is wrapped as %j', (name, lines) => {
    expect(labelLines(name)).toEqual(lines);
  });
});
