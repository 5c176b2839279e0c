import { describe, expect, it } from 'vitest';
import { formatMoney, formatMoneyWithCents, formatWholeMoney } from './money.ts';

describe('formatMoney', () => {
  it.each([
    [25990, 'AUD', '$25,990'],
    [25990.5, 'AUD', '$25,990.50'],
    [25990.004, 'AUD', '$25,990'],
    [25989.999, 'AUD', '$25,990'],
    [0.29, 'AUD', '$0.29'],
    [1_250_000, 'AUD', '$1,250,000'],
    [0, 'AUD', '$0'],
    [-0.001, 'AUD', '$0'],
    [-500, 'AUD', '-$500'],
    [25990, 'NZD', '$25,990'],
    [25990, 'GBP', '£25,990'],
  ])('formats %d %s as %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });
});

describe('weekly amounts', () => {
  it('"Weekly estimates round to whole dollars"', () => {
    expect(formatWholeMoney(128.5, 'AUD')).toBe('$129');
    expect(formatWholeMoney(128.49, 'AUD')).toBe('$128');
  });

  it.each([
    [42.5, '$42.50'],
    [2210, '$2,210.00'],
    [0.005, '$0.01'],
    [-0.001, '$0.00'],
  ])('%d with cents is %s', (amount, text) => {
    expect(formatMoneyWithCents(amount, 'AUD')).toBe(text);
  });
});
