import { describe, expect, it } from 'vitest';
import { formatAmount } from './format-amount.ts';

const brisbane = { currency: 'AUD', timeZone: 'Australia/Brisbane', locale: 'en-AU' };

describe('formatAmount', () => {
  it.each([
    [25_000, 'money', '$25,000'],
    [80_000, 'km', '80,000 km'],
    [2019, 'year', '2019'],
    [1_794_441_600, 'seconds', 'November 12, 2026'],
  ] as const)('formats %d %s as %o', (value, unit, text) => {
    expect(formatAmount(value, unit, brisbane)).toBe(text);
  });

  it("formats instants as the day in the dealer's time zone and language", () => {
    const midnight = Date.parse('2026-11-12T00:00:00+10:00') / 1000;
    expect(formatAmount(midnight, 'seconds', brisbane)).toBe('November 12, 2026');
    expect(formatAmount(midnight - 1, 'seconds', brisbane)).toBe('November 11, 2026');
    expect(formatAmount(midnight, 'seconds', { ...brisbane, locale: 'zh-Hans-AU' })).toBe('2026年11月12日');
  });
});
