import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle.schema.ts';
import { specification } from './specification.ts';

const { variant } = aVehicle();

function rows(changes: Partial<Vehicle>): Record<string, string> {
  const groups = specification(aVehicle(changes), 'Australia/Brisbane');
  return Object.fromEntries(groups.flatMap((group) => group.rows).map(({ label, value }) => [label, value]));
}

function groupNames(changes: Partial<Vehicle>): string {
  return specification(aVehicle(changes), 'Australia/Brisbane')
    .map(({ name }) => name)
    .join(' ');
}

describe('specification', () => {
  it('has units', () => {
    const full = {
      ...variant,
      cylinders: 4,
      powerKw: 125,
      torqueNm: 200,
      fuelConsumptionLPer100Km: 6.04,
      energyKwhPer100Km: 16.54,
      fuelCapacityL: 50,
      grossVehicleMassKg: 1835,
      towingBrakedKg: 1300,
      lengthMm: 4375,
      widthMm: 1790,
      heightMm: 1435,
    };
    expect(rows({ variant: full, buildDate: '2021-03-04' })).toMatchObject({
      'Engine size': '2.0 L',
      Cylinders: '4',
      Power: '125 kW',
      Torque: '200 Nm',
      'Fuel type': 'Petrol - Unleaded',
      'Fuel consumption (combined)': '6 L/100km',
      'Energy consumption (combined)': '16.5 kWh/100km',
      'Fuel capacity': '50 L',
      Transmission: 'Constantly Variable Transmission',
      Drive: 'Front Wheel Drive',
      'Gross vehicle mass': '1,835 kg',
      'Towing capacity (braked)': '1,300 kg',
      Length: '4,375 mm',
      'Build date': 'March 4, 2021',
      VIN: 'JTNB23HK903012345',
    });
  });

  it.each([null, 'null', 'NULL', ' null ', ''])(
    '"Spec rows with empty, null or \'null\' values are hidden": %o',
    (colour) => {
      expect(rows({ colour })).not.toHaveProperty('Colour');
    },
  );

  it('begins with the facts that caravan buyers ask for first, without repeating a word', () => {
    const caravan = {
      bodyWidthFt: 8,
      bodyLengthFt: 18.5,
      tareWeightKg: 2100,
      axleType: 'Tandem',
      sleeps: 4,
      aggregateTrailerMassKg: 2700,
    };
    const [first] = specification(
      aVehicle({ itemType: 'caravan', caravan, body: 'Caravan', bodyConfiguration: 'Caravan' }),
      'Australia/Brisbane',
    );
    expect(first?.rows.slice(0, 5).map(({ label }) => label)).toEqual([
      'Sleeps',
      'Body length',
      'Body width',
      'Body',
      'Colour',
    ]);
    expect(rows({ body: 'Ute', bodyConfiguration: 'Dual Cab' })).toMatchObject({
      Body: 'Ute',
      'Body configuration': 'Dual Cab',
    });
  });

  it('hides values of 0, and groups without rows', () => {
    const zeros = rows({ seats: 0, variant: { ...variant, lengthMm: 0 } });
    expect(zeros).not.toHaveProperty('Length');
    expect(zeros).not.toHaveProperty('Seats');
    expect(zeros).toHaveProperty('Doors', '5');
    expect(groupNames({})).toBe('engine body identification');
  });

  it.each([
    [5, 2018, '5 stars (2018)'],
    [1, 2020, '1 star (2020)'],
    [0, 2023, '0 stars (2023)'],
    [4, null, '4 stars'],
    [0, null, undefined],
    [null, 2018, undefined],
  ])('shows ANCAP stars with the year of the test: %s, %s', (ancapStars, ancapYear, text) => {
    const shown = rows({ variant: { ...variant, ancapStars, ancapYear } });
    expect(shown['ANCAP safety rating']).toBe(text);
  });

  it('"caravan specifications (body_width, body_length, tare_weight, axle_type, sleeps, aggregate_trailer_mass)"', () => {
    const caravan = {
      bodyWidthFt: 8,
      bodyLengthFt: 21.5,
      tareWeightKg: 2480,
      axleType: 'Tandem',
      sleeps: 4,
      aggregateTrailerMassKg: 3200,
    };
    const changes: Partial<Vehicle> = { itemType: 'caravan', caravan, seats: null, doors: null };
    expect(rows(changes)).toMatchObject({
      Sleeps: '4',
      'Body length': '21.5 ft (6.55 m)',
      'Body width': '8 ft (2.44 m)',
      'Tare weight': '2,480 kg',
      'Aggregate trailer mass': '3,200 kg',
      'Axle type': 'Tandem',
    });
    expect(groupNames(changes)).toBe('body weights identification');
  });

  it('gives the engine size of a motorcycle in cubic centimetres, and no doors and no car safety rating', () => {
    const bike = rows({
      itemType: 'motorcycle',
      engineLitres: 0.998,
      doors: 0,
      variant: { ...variant, ancapStars: 5, ancapYear: 2020 },
    });
    expect(bike['Engine size']).toBe('998 cc');
    expect(bike).not.toHaveProperty('Doors');
    expect(bike).not.toHaveProperty('ANCAP safety rating');
  });

  it('has the weights of a truck first', () => {
    const heavy = { ...variant, grossVehicleMassKg: 22500 };
    expect(groupNames({ itemType: 'truck', variant: heavy })).toBe('weights engine body identification');
  });
});
