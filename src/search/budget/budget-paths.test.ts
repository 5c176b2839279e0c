import { describe, expect, it } from 'vitest';
import { budgetPath } from './budget-paths.ts';

describe('budgetPath', () => {
  it.each([
    [{ lists: {}, price: { min: null, max: 10_000 } }, '/search/all?price=:10000'],
    [
      { lists: {}, price: { min: 5_000, max: 250_000 }, sort: 'price-desc' as const },
      '/search/all?price=5000:250000&sortBy=price-desc',
    ],
    [
      { lists: { body: ['Cab Chassis', 'Ute'], car_type: ['Used'] }, price: { min: 1_001, max: 9_000 } },
      '/search/all?car_type=Used&body=Cab+Chassis&body=Ute&price=1001:9000',
    ],
  ])('for %o is %s', (target, expected) => {
    expect(budgetPath(target, '/search/all')).toBe(expected);
  });
});
