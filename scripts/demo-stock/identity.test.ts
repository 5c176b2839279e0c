import { describe, expect, it } from 'vitest';
import { drawPlate, drawVin, vinCheckCharacter } from './identity.ts';
import { randomFrom } from './random.ts';

describe('a vehicle identification number', () => {
  it('has the check character of ISO 3779', () => {
    // The standard's own worked example.
    expect(vinCheckCharacter('1M8GDM9AXKP042788')).toBe('X');
    expect(vinCheckCharacter('11111111111111111')).toBe('1');
  });

  it('has seventeen characters, the maker in front and a check that fits', () => {
    for (let i = 0; i < 200; i++) {
      const vin = drawVin(randomFrom('vin', i), ['JTN', 'MR0'], 2021);
      expect(vin).toMatch(/^(JTN|MR0)[0-9A-HJ-NPR-Z]{14}$/);
      expect(vin.charAt(8)).toBe(vinCheckCharacter(vin));
      expect(vin.charAt(9)).toBe('M');
    }
  });
});

describe('a number plate', () => {
  it.each([
    { state: 'QLD', itemType: 'car', pattern: /^\d{3}[A-Z]{2}\d$/ },
    { state: 'VIC', itemType: 'car', pattern: /^1[A-Z]{2}\d[A-Z]{2}$/ },
    { state: 'NSW', itemType: 'car', pattern: /^[A-Z]{3}\d{2}[A-Z]$/ },
    { state: 'WA', itemType: 'car', pattern: /^1[A-Z]{3}\d{3}$/ },
    { state: 'VIC', itemType: 'caravan', pattern: /^[A-Z]\d{5}$/ },
    { state: 'VIC', itemType: 'motorcycle', pattern: /^1[A-Z]\d[A-Z]{2}$/ },
  ] as const)('of a $itemType in $state looks like one', ({ state, itemType, pattern }) => {
    for (let i = 0; i < 40; i++) expect(drawPlate(randomFrom('plate', i), state, itemType)).toMatch(pattern);
  });
});
