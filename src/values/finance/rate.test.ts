import { expect, it } from 'vitest';
import { formatRate } from './rate.ts';

it.each([
  [7.99, '7.99'],
  [8.5, '8.50'],
  [7, '7.00'],
  [0, '0.00'],
  [7.489_999_999_999_999, '7.49'],
  [8.1 + 0.2, '8.30'],
])('the rate %d is shown as %s', (percent, shown) => {
  expect(formatRate(percent)).toBe(shown);
});
