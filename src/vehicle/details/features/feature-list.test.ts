import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../a-vehicle.fixture.ts';
import { featureList } from './feature-list.ts';

describe('featureList', () => {
  it('keeps the order of the feed, without duplicates, blanks and nulls', () => {
    const features = ['Sunroof', ' Tow Bar ', 'sunroof', '', 'null', 'Bluetooth'];
    expect(featureList(aVehicle({ features }))).toEqual(['Sunroof', 'Tow Bar', 'Bluetooth']);
  });

  it('"the tab is shown only when features exist"', () => {
    expect(featureList(aVehicle({ features: ['null'] }))).toEqual([]);
  });
});
