import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packDigits, unpackDigits } from './pack-digits.ts';

describe('numbers packed as digits', () => {
  it('are decoded to the same numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat(), { minLength: 1 }), (numbers) => {
        expect([...unpackDigits(packDigits(numbers), numbers.length)]).toEqual(numbers);
      }),
    );
  });

  it('take one character each while below 90, and none if all are 0', () => {
    expect(packDigits([0, 0, 0])).toBe('');
    expect(packDigits([0, 1, 89])).toHaveLength(3);
    expect(packDigits([0, 1, 90])).toHaveLength(6);
  });

  it('need no escaping in JSON', () => {
    const text = packDigits(Array.from({ length: 90 }, (_, digit) => digit));
    expect(JSON.stringify(text)).toHaveLength(92);
  });

  it.each([
    ['an odd length', 'abc', 2],
    ['more digits than a number has', 'abcdefghij', 1],
    ['a character before the first digit', 'a a', 3],
    ['the character that is stepped over', 'a\\a', 3],
    ['a character beyond the last digit', 'aéa', 3],
    ['numbers where there are no cars', 'a', 0],
  ])('are rejected with %s', (_what, text, count) => {
    expect(() => unpackDigits(text, count)).toThrow('damaged');
  });
});
