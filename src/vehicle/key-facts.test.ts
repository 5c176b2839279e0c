import { describe, expect, it } from 'vitest';
import { aVehicle } from './a-vehicle.fixture.ts';
import { bodyGroup, bodyText, iconFacts, keyFacts } from './key-facts.ts';

const texts = {
  condition: 'Condition',
  transmission: 'Transmission',
  odometer: 'Odometer',
  fuel: 'Fuel Type',
  body: 'Body',
};

describe('keyFacts', () => {
  it("uses the dealer's words for facts and their values, and the feed's for all others", () => {
    const words = { Used: '二手', Petrol: '汽油', 'Fuel Type': '燃料' };
    expect(keyFacts(aVehicle(), texts, words).map(({ label, value }) => [label, value])).toEqual([
      ['Condition', '二手'],
      ['Transmission', 'Automatic'],
      ['Odometer', '45,120 km'],
      ['燃料', '汽油'],
    ]);
  });

  it('"an info grid (Condition, Transmission, Odometer in km, Fuel Type)"', () => {
    expect(keyFacts(aVehicle(), texts).map(({ label, value }) => [label, value])).toEqual([
      ['Condition', 'Used'],
      ['Transmission', 'Automatic'],
      ['Odometer', '45,120 km'],
      ['Fuel Type', 'Petrol'],
    ]);
  });

  it("uses the feed's own word if it maps to no known one", () => {
    const vehicle = aVehicle({
      simpleFuel: null,
      fuel: 'Steam',
      simpleTransmission: null,
      transmission: 'Chain',
    });
    expect(keyFacts(vehicle, texts).map((fact) => fact.value)).toEqual([
      'Used',
      'Chain',
      '45,120 km',
      'Steam',
    ]);
  });

  it('leaves out unknown facts, and shows an odometer of 0', () => {
    const unknown = aVehicle({ simpleFuel: null, fuel: null, simpleTransmission: null, transmission: null });
    expect(keyFacts({ ...unknown, odometerKm: null }, texts).map((fact) => fact.name)).toEqual(['condition']);
    expect(keyFacts({ ...unknown, odometerKm: 0 }, texts).map((fact) => fact.value)).toEqual([
      'Used',
      '0 km',
    ]);
  });

  it('has sleeps, length and weight for a caravan', () => {
    const caravan = aVehicle({
      itemType: 'caravan',
      carType: 'new',
      caravan: {
        bodyWidthFt: null,
        bodyLengthFt: 21.5,
        tareWeightKg: 2480,
        axleType: null,
        sleeps: 4,
        aggregateTrailerMassKg: null,
      },
    });
    expect(keyFacts(caravan, texts).map((fact) => fact.value)).toEqual([
      'New',
      '4',
      '21.5 ft (6.55 m)',
      '2,480 kg',
    ]);
  });
});

describe('keyFacts of a caravan without caravan data', () => {
  it('falls back to the common grid', () => {
    expect(keyFacts(aVehicle({ itemType: 'caravan' }), texts)).toHaveLength(4);
  });
});

describe('a body that follows from the model alone', () => {
  const unstated = aVehicle({ body: null, simpleBody: 'hatch' });
  it('is not shown as a fact of the car', () => {
    expect(bodyText(unstated)).toBeNull();
  });
  it('can be used to find the car', () => {
    expect(bodyGroup(unstated)).toBe('Hatch');
  });
});

describe('iconFacts', () => {
  it('"an icon row (kms, transmission, body)"', () => {
    expect(iconFacts(aVehicle(), texts).map((fact) => fact.value)).toEqual([
      '45,120 km',
      'Automatic',
      'Hatch',
    ]);
  });
});
