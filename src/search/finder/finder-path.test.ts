import { describe, expect, it } from 'vitest';
import { finderPath } from './finder-path.ts';

const make = { value: 'Land Rover', path: '/search/land-rover' };
const body = { value: 'SUV', path: '/search/suv' };
const price = { value: ':30000', path: null };

describe('finderPath', () => {
  it.each([
    [{ make: null, body: null, price: null }, '/search/all'],
    [{ make, body: null, price: null }, '/search/land-rover'],
    [{ make: null, body, price: null }, '/search/suv'],
    [{ make, body, price: null }, '/search/all?make_model=Land+Rover&body=SUV'],
    [{ make: null, body: null, price }, '/search/all?price=:30000'],
    [{ make, body, price }, '/search/all?make_model=Land+Rover&body=SUV&price=:30000'],
  ])('for %o is %s', (target, expected) => {
    expect(finderPath(target, '/search/all')).toBe(expected);
  });
});
