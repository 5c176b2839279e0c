import { describe, expect, it } from 'vitest';
import { createTitles } from './page-title.ts';

const cerato = { id: '1', name: '2022 Kia Cerato S', stockNumber: 'K1041' };
const twin = { id: '2', name: '2022 Kia Cerato S', stockNumber: null };
const rio = { id: '3', name: '2020 Kia Rio', stockNumber: 'K7' };

describe('titles of vehicle pages', () => {
  const titleOf = createTitles([cerato, twin, rio]);

  it("are the vehicle's name if no other vehicle has it", () => {
    expect(titleOf(rio)).toBe('2020 Kia Rio');
  });

  it('contain the stock number, or else the id, if another vehicle has the same name', () => {
    expect(titleOf(cerato)).toBe('2022 Kia Cerato S (K1041)');
    expect(titleOf(twin)).toBe('2022 Kia Cerato S (2)');
  });
});
