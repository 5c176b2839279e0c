import { describe, expect, it } from 'vitest';
import { readNumberPlate, readRegoState } from './number-plate.ts';

describe('a number plate', () => {
  it.each([
    ['123 abc', '123ABC'],
    ['1AB·2CD', '1AB2CD'],
    ['abc-123', 'ABC123'],
    ['S123-ABC', 'S123ABC'],
    ['１２３　ａｂｃ', '123ABC'],
    ['', null],
    ['1234567890', '1234567890'],
    ['12345678901', null],
    ["1' OR 1=1", null],
    ['ÄB123', null],
  ])('%s is parsed as %s', (text, plate) => expect(readNumberPlate(text)).toBe(plate));

  it.each([
    ['qld', 'QLD'],
    [' NSW ', 'NSW'],
    ['Queensland', null],
    ['', null],
  ])('is from %s: %s', (text, state) => expect(readRegoState(text)).toBe(state));
});
