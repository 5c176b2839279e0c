import { describe, expect, it } from 'vitest';
import { aVehicle } from './a-vehicle.ts';
import { collapse } from './collapse.ts';
import { featureList } from './features.ts';

describe('featureList', () => {
  it('keeps the order of the feed, once each, without blanks and nulls', () => {
    const features = ['Sunroof', ' Tow Bar ', 'sunroof', '', 'null', 'Bluetooth'];
    expect(featureList(aVehicle({ features }))).toEqual(['Sunroof', 'Tow Bar', 'Bluetooth']);
  });

  it('"the tab is shown only when features exist"', () => {
    expect(featureList(aVehicle({ features: ['null'] }))).toEqual([]);
  });
});

describe('collapse', () => {
  it.each([
    [8, 7, 7, 0],
    [8, 8, 8, 0],
    [8, 9, 8, 1],
    [4, 5, 4, 1],
  ])('"default collapse at 8 features and 4 specs": at %d, %d items', (limit, length, shown, hidden) => {
    const items = Array.from({ length }, (_, i) => i);
    const collapsed = collapse(items, limit);
    expect([collapsed.shown.length, collapsed.hidden.length]).toEqual([shown, hidden]);
    expect([...collapsed.shown, ...collapsed.hidden]).toEqual(items);
  });
});
