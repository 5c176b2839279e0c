import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { type ControlSettings, controlsOf } from './controls.ts';

const settings: ControlSettings = {
  offered: ['favourite', 'compare', 'save'],
  favourite: 'Favourite {name}',
  compare: 'Compare {name}',
  save: 'Save {name}',
  hideUnlessUsed: false,
  hideWithoutPrice: false,
  hideWithoutImages: false,
};
const all = ['favourite', 'compare', 'save'];
const named = (...given: Parameters<typeof controlsOf>) => controlsOf(...given).map(({ name }) => name);

describe('the controls of a vehicle', () => {
  it("have accessible names with the vehicle's name and stock number, to distinguish similar vehicles", () => {
    expect(controlsOf(aVehicle(), settings).map(({ label }) => label)).toEqual([
      'Favourite 2021 Toyota Corolla Ascent Sport, U1001',
      'Compare 2021 Toyota Corolla Ascent Sport, U1001',
      'Save 2021 Toyota Corolla Ascent Sport, U1001',
    ]);
  });

  it('are those that the dealer has switched on', () => {
    expect(named(aVehicle(), { ...settings, offered: ['compare'] })).toEqual(['compare']);
    expect(named(aVehicle(), { ...settings, offered: [] })).toEqual([]);
  });

  it.each([
    [{ status: 'in_stock' }, all],
    [{ status: 'coming_soon' }, all],
    [{ status: 'in_stock', isReserved: true }, all],
    [{ status: 'sold' }, ['save']],
    [{ status: 'unavailable' }, []],
  ] as const)('for %o are %o', (changes, expected) => {
    expect(named(aVehicle(changes), settings)).toEqual(expected);
  });

  it('of a sold vehicle are empty if nothing can be saved', () => {
    expect(named(aVehicle({ status: 'sold' }), { ...settings, offered: ['favourite', 'compare'] })).toEqual(
      [],
    );
  });

  it.each<[string, Partial<Vehicle>]>([
    ['hideUnlessUsed', { carType: 'demo' }],
    ['hideWithoutPrice', { price: 0, offerPrice: null }],
    ['hideWithoutPrice', { price: null, offerPrice: null }],
    ['hideWithoutImages', { images: [] }],
  ])('are hidden by %s for %o, and by nothing else', (rule, changes) => {
    expect(named(aVehicle(changes), { ...settings, [rule]: true })).toEqual([]);
    expect(named(aVehicle(changes), settings)).toEqual(all);
    expect(named(aVehicle(), { ...settings, [rule]: true })).toEqual(all);
  });
});
