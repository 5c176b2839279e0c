import { expect, it } from 'vitest';
import { warrantyRows } from './warranty-rows.ts';

/** "3-year standard, 5-year or 7-year for some brands" (leads and dealer §9). */
const warranty = { standardYears: 3, years: { Ford: 5, Kia: 7, GWM: 7, Tesla: 4 } };

it('makes in stock are sorted by years of warranty, the longest first, with all other makes last', () => {
  expect(warrantyRows(['Kia', 'Ford', 'Audi', 'GWM', 'Kia'], warranty)).toEqual([
    { make: 'GWM', years: 7 },
    { make: 'Kia', years: 7 },
    { make: 'Ford', years: 5 },
    { make: null, years: 3 },
  ]);
});
