import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printTarget } from './print-target.ts';

describe('the target of /print', () => {
  it.each([
    ['?car_id=2021-kia-cerato-s-1001', '/cars/2021-kia-cerato-s-1001?print'],
    ['?utm_source=mail&car_id=abc', '/cars/abc?print'],
    ['', null],
    ['?car_id=', null],
    ['?car_id=//evil.example', null],
    ['?car_id=..%2f..%2fadmin', null],
    ['?car_id=Abc', null],
    [`?car_id=${'a'.repeat(201)}`, null],
  ])('%j: %j', (search, target) => {
    expect(printTarget(search)?.href ?? null).toBe(target);
  });

  it("is a vehicle's page or null, whatever the address contains", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const target = printTarget(`?car_id=${text}`)?.href ?? null;
        expect(target === null || /^\/cars\/[a-z0-9-]+\?print$/.test(target)).toBe(true);
      }),
    );
  });
});
