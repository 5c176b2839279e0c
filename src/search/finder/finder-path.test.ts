import { describe, expect, it } from 'vitest';
import { finderPath } from './finder-path.ts';

const make = { name: 'Land Rover', path: '/search/land-rover' };
const body = { name: 'SUV', path: '/search/suv' };

describe('finderPath', () => {
  it.each([
    [{ make: null, body: null, price: null }, '/search/all'],
    [{ make, body: null, price: null }, '/search/land-rover'],
    [{ make: null, body, price: null }, '/search/suv'],
    [{ make, body, price: null }, '/search/all?make_model=Land+Rover&body=SUV'],
    [{ make: null, body: null, price: 30_000 }, '/search/all?price=:30000'],
    [{ make, body, price: 30_000 }, '/search/all?make_model=Land+Rover&body=SUV&price=:30000'],
  ])('of %o is %s', (target, expected) => {
    expect(finderPath(target, '/search/all')).toBe(expected);
  });
});
