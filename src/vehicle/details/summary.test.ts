import { describe, expect, it } from 'vitest';
import defaults from '../../../tenants/_defaults/vehicle.json' with { type: 'json' };
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { vehicleSummary } from './summary.ts';

const { variant } = aVehicle();

/** The summary with non-breaking spaces replaced by ordinary ones. */
function summary(changes: Partial<Vehicle>, settings: Partial<typeof defaults.summary> = {}) {
  const text = vehicleSummary(aVehicle(changes), { ...defaults.summary, ...settings });
  return text?.replaceAll('\u00a0', ' ') ?? null;
}

const unknown: Partial<Vehicle> = {
  colour: null,
  body: null,
  simpleBody: null,
  fuel: null,
  simpleFuel: null,
  engineLitres: null,
  transmission: null,
  simpleTransmission: null,
  drive: null,
  odometerKm: null,
};

describe('vehicleSummary with the default texts', () => {
  it('names the car, its kilometres and its place', () => {
    expect(summary({ city: 'Pialba' })).toBe(
      'Used hatch in Magnetic Grey: 2.0 L petrol, automatic, front wheel drive. 45,120 km so far, waiting in Pialba.',
    );
  });

  it('leaves out unknown facts', () => {
    expect(summary({ drive: null, colour: 'null' })).toBe(
      'Used hatch: 2.0 L petrol, automatic. 45,120 km so far.',
    );
    expect(summary(unknown)).toBeNull();
  });

  it.each([
    ['an SUV keeps its capitals', { simpleBody: 'suv' }, 'Used SUV in'],
    ['an electric car has no litres', { simpleFuel: 'electric' }, 'Grey: electric, automatic'],
    ['delivery kilometres are no history', { carType: 'new', odometerKm: 12 }, 'front wheel drive.$'],
    ['what is on its way waits nowhere', { status: 'coming_soon', city: 'Pialba' }, '45,120 km so far.$'],
    ['what is sold waits nowhere', { status: 'sold', city: 'Pialba' }, '45,120 km so far.$'],
  ] satisfies [string, Partial<Vehicle>, string][])('%s', (_, changes, ending) => {
    expect(summary(changes)).toMatch(new RegExp(ending));
  });

  it('mentions the history only if the feed states it', () => {
    const city = 'Pialba';
    expect(summary({ city, tag: 'ONE OWNER', features: ['Full Service History', 'Bluetooth'] })).toContain(
      'One owner, full service history, 45,120 km so far, waiting in Pialba.',
    );
    expect(summary({ city, features: ['One owner mats'] })).not.toContain('One owner');
  });

  it('has its own wording for each vehicle type', () => {
    const bike = { simpleBody: null, engineLitres: 0.998, variant: { ...variant, powerKw: 147 } };
    expect(summary({ ...bike, itemType: 'motorcycle' })).toMatch(
      /^Used motorcycle in .*: 998 cc, 147 kW, automatic\./,
    );
    const heavy = { ...variant, grossVehicleMassKg: 22_500 };
    expect(summary({ itemType: 'truck', variant: heavy })).toMatch(
      /^Used truck in .*: 22,500 kg gross, 2.0 L petrol/,
    );
    const caravan = {
      bodyWidthFt: 8,
      bodyLengthFt: 21.5,
      tareWeightKg: 2480,
      axleType: null,
      sleeps: 4,
      aggregateTrailerMassKg: null,
    };
    expect(summary({ itemType: 'caravan', caravan })).toBe(
      'Used caravan that sleeps 4: 21.5 ft (6.55 m) of body, 2,480 kg empty.',
    );
  });

  it('is empty if the dealer has switched it off', () => {
    expect(summary({}, { show: false })).toBeNull();
  });

  it('keeps a number and its unit on one line', () => {
    expect(vehicleSummary(aVehicle(), defaults.summary)).toContain('45,120\u00a0km so far');
  });
});
