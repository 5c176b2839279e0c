import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { conditionLabel } from './condition-label.ts';
import { cardTitle, createTitles, vehicleName } from './title.ts';

describe('cardTitle and vehicleName', () => {
  it.each([
    ['SR5', 'GUN126R', 'SR5 GUN126R', '2021 Toyota Hilux SR5 GUN126R'],
    ['SR5', null, 'SR5', '2021 Toyota Hilux SR5'],
    [null, 'GUN126R', 'GUN126R', '2021 Toyota Hilux GUN126R'],
    ['SR5 GUN126R', 'GUN126R', 'SR5 GUN126R', '2021 Toyota Hilux SR5 GUN126R'],
    ['SR5', 'R', 'SR5 R', '2021 Toyota Hilux SR5 R'],
    [null, null, null, '2021 Toyota Hilux'],
  ])('"title (year make model, badge, series)": badge %s, series %s', (badge, series, subheading, name) => {
    const vehicle = aVehicle({ model: 'Hilux', badge, series });
    expect(cardTitle(vehicle)).toEqual({ heading: '2021 Toyota Hilux', subheading });
    expect(vehicleName(vehicle)).toBe(name);
  });
});

describe('conditionLabel', () => {
  it.each([
    ['new', 'New'],
    ['demo', 'Demo'],
    ['used', 'Used'],
  ] as const)('calls a %s car %s', (carType, label) => {
    expect(conditionLabel(aVehicle({ carType }))).toBe(label);
  });
});

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
