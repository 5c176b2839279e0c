import { describe, expect, it } from 'vitest';
import cars from '../../../../scripts/demo-stock/catalogue/features.json' with { type: 'json' };
import { featureGroups as defaults } from '../../../../tenants/_defaults/vehicle.json';
import { aVehicle } from '../../a-vehicle.fixture.ts';
import { featureGroups, featureList } from './feature-list.ts';

describe('featureList', () => {
  it('keeps the order of the feed, without duplicates, blanks and nulls', () => {
    const features = ['Sunroof', ' Tow Bar ', 'sunroof', '', 'null', 'Bluetooth'];
    expect(featureList(aVehicle({ features }))).toEqual(['Sunroof', 'Tow Bar', 'Bluetooth']);
  });

  it('"the tab is shown only when features exist"', () => {
    expect(featureList(aVehicle({ features: ['null'] }))).toEqual([]);
  });
});

const groups = [
  { name: 'Safety', words: ['airbag', 'abs'] },
  { name: 'Comfort', words: ['seat', 'air'] },
];

describe('groups of features', () => {
  it('have the order of the settings, and what fits none comes last', () => {
    expect(featureGroups(['Tow bar', 'Heated seats', 'Dual airbags', 'ABS brakes'], groups, 'Also')).toEqual([
      { title: 'Safety', rows: ['Dual airbags', 'ABS brakes'] },
      { title: 'Comfort', rows: ['Heated seats'] },
      { title: 'Also', rows: ['Tow bar'] },
    ]);
  });

  it('take a word only at its beginning, and a feature into the first group that it fits', () => {
    expect(featureGroups(['Absorber', 'Shock-absorbing seats', 'Repair kit'], groups, 'Also')).toEqual([
      { title: 'Safety', rows: ['Absorber', 'Shock-absorbing seats'] },
      { title: 'Also', rows: ['Repair kit'] },
    ]);
  });

  it('are one without a name if all features would be in one', () => {
    expect(featureGroups(['Tow bar', 'Canopy'], groups, 'Also')).toEqual([
      { title: null, rows: ['Tow bar', 'Canopy'] },
    ]);
    expect(featureGroups([], groups, 'Also')).toEqual([]);
  });

  it('of the defaults place nine of ten common features of cars', () => {
    const names = cars.car.map(({ name }) => name);
    const unplaced = featureGroups(names, defaults.groups, defaults.others).at(-1);
    expect(unplaced?.title === defaults.others ? unplaced.rows : []).toEqual([]);
  });
});
