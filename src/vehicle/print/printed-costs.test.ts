import { expect, it } from 'vitest';
import { demoSettings } from '../../../tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { printedCosts } from './printed-costs.ts';

const settings = demoSettings('harbourline');
const { variant } = aVehicle();
const printed = (changes: Parameters<typeof aVehicle>[0]) =>
  printedCosts(aVehicle(changes), settings, '2026-11-20').rows.map(
    ({ label, value }) => `${label}: ${value}`,
  );

it('a printed page has the costs of a year, servicing and warranty, and says for which distance', () => {
  const rated = { ...variant, fuelConsumptionLPer100Km: 7.4, ancapStars: 5, ancapYear: 2019 };
  const kia = { make: 'Kia', year: 2021, firstRegistered: '2021-03-14', variant: rated };
  // By hand: 250 / 100 × 7.4 × 1.70 × 52 is 1,635.40.
  expect(printed(kia)).toEqual([
    'Fuel: $1,635 a year at 250 km a week',
    'Servicing: $329 every 12 months or 15,000\u00a0km',
    "Manufacturer's warranty: Until about March 2028",
  ]);
  expect(printedCosts(aVehicle(kia), settings, '2026-11-20').notes).toHaveLength(2);
});

it('a printed page has no costs of a vehicle that is sold or uses nothing', () => {
  expect(printed({ status: 'sold', make: 'Kia' })).toEqual([]);
  expect(printed({ make: 'Jayco', itemType: 'caravan', simpleBody: 'caravan', simpleFuel: null })).toEqual(
    [],
  );
});
