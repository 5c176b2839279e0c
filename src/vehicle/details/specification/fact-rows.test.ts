import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../a-vehicle.fixture.ts';
import { engineSizeText, knownRows, payloadText } from './fact-rows.ts';

describe('knownRows', () => {
  it.each([null, '', '  ', 'null', ' NULL '])(
    '"rows with empty, null or \'null\' values are hidden": %o',
    (value) => {
      expect(knownRows([['Colour', value]])).toEqual([]);
    },
  );

  it('keeps the order of the other rows', () => {
    expect(
      knownRows([
        ['Colour', ' Nullarbor Red '],
        ['Seats', '0'],
      ]),
    ).toEqual([
      { label: 'Colour', value: 'Nullarbor Red' },
      { label: 'Seats', value: '0' },
    ]);
  });
});

const noMeasures = {
  bodyWidthFt: null,
  bodyLengthFt: null,
  tareWeightKg: null,
  axleType: null,
  sleeps: null,
  aggregateTrailerMassKg: null,
};

describe('engineSizeText', () => {
  it.each([
    ['car', 2, '2.0 L'],
    ['car', 1.991, '2.0 L'],
    ['truck', 12.8, '12.8 L'],
    ['motorcycle', 0.998, '998 cc'],
    ['motorcycle', 1.868, '1,868 cc'],
    ['car', 0, null],
    ['motorcycle', null, null],
  ] as const)('for a %s with %s litres is %s', (itemType, engineLitres, text) => {
    expect(engineSizeText(aVehicle({ itemType, engineLitres }))).toBe(text);
  });
});

describe('payloadText', () => {
  it.each([
    [2480, 3200, '720 kg'],
    [1500, 2800, '1,300 kg'],
    [3200, 3200, null],
    [3200, 2480, null],
    [0, 3200, null],
    [null, 3200, null],
    [2480, null, null],
  ])('for a tare of %s kg and a maximum of %s kg is %s', (tareWeightKg, aggregateTrailerMassKg, text) => {
    expect(payloadText({ ...noMeasures, tareWeightKg, aggregateTrailerMassKg })).toBe(text);
  });

  it('is unknown for anything but a caravan', () => {
    expect(payloadText(null)).toBeNull();
  });
});
