import { describe, expect, it } from 'vitest';
import defaults from '../../../../tenants/_defaults/vehicle.json' with { type: 'json' };
import { aVehicle } from '../../a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle.schema.ts';
import { keyInformation } from './key-information.ts';

const { variant } = aVehicle();

function rows(changes: Partial<Vehicle>): string {
  return keyInformation(aVehicle(changes), defaults.texts)
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ');
}

const rest = 'Colour Magnetic Grey, Stock number U1001, VIN JTNB23HK903012345';

describe('keyInformation', () => {
  it('has the facts that car buyers ask for first', () => {
    expect(rows({ variant: { ...variant, towingBrakedKg: 1300 } })).toBe(
      `Body Hatch, Drive Front Wheel Drive, Engine 2.0i, Seats 5, Doors 5, Braked towing 1,300 kg, ${rest}`,
    );
  });

  it('"Spec rows with empty, null or \'null\' values are hidden", and zeros', () => {
    const hidden = { body: null, simpleBody: null, drive: null, engine: 'null', seats: 0, doors: 0 };
    expect(rows({ ...hidden, stockNumber: ' ', vin: 'NULL' })).toBe('Colour Magnetic Grey');
  });

  it.each([
    [
      'motorcycle',
      { engineLitres: 0.998, variant: { ...variant, powerKw: 147 } },
      'Engine size 998 cc, Power 147 kW',
    ],
    [
      'truck',
      { variant: { ...variant, grossVehicleMassKg: 8000, towingBrakedKg: 3500 } },
      'Gross vehicle mass 8,000 kg, Braked towing 3,500 kg, Body Hatch, Drive Front Wheel Drive, Engine 2.0i, Seats 5',
    ],
    [
      'caravan',
      {
        caravan: {
          bodyWidthFt: 8,
          bodyLengthFt: 21.5,
          tareWeightKg: 2480,
          axleType: 'Tandem',
          sleeps: 4,
          aggregateTrailerMassKg: 3200,
        },
      },
      'Body width 8 ft (2.44 m), Aggregate trailer mass 3,200 kg, Payload 720 kg',
    ],
  ] as const)('has the facts that matter for a %s', (itemType, changes, expected) => {
    expect(rows({ ...changes, itemType })).toBe(`${expected}, ${rest}`);
  });
});
