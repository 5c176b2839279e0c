import { describe, expect, it } from 'vitest';
import { feedSettings } from '../../import/feed-settings.fixture.ts';
import { aRow } from '../draft.fixture.ts';
import { draftVehicle } from '../draft-vehicle.ts';

const car = { Make: 'Kia', Model: 'EV5', Year: '2025', Fuel: 'Electric' };

function variant(cells: Record<string, string>) {
  const { row } = aRow({ ...car, ...cells });
  const now = new Date('2026-08-22T03:00:00Z');
  const drafted = draftVehicle(row, { settings: feedSettings(), distanceUnit: 'km', locations: [], now });
  if (!drafted.ok) throw new Error(drafted.reason);
  return drafted.draft.variant;
}

describe('the energy that a vehicle takes from the mains', () => {
  it.each([
    ['Energy Consumption', '16.9 kWh/100km', 16.9],
    ['kWh per 100km', '16,9', 16.9],
    ['Energy consumption', '169 Wh/km', 16.9],
  ])('is read of %s "%s"', (column, cell, energyKwhPer100Km) => {
    expect(variant({ [column]: cell })).toMatchObject({ energyKwhPer100Km });
  });

  it('is absent where the feed does not say', () => {
    expect(variant({ 'Energy Consumption': '-' })).not.toHaveProperty('energyKwhPer100Km');
    expect(variant({})).not.toHaveProperty('energyKwhPer100Km');
  });
});
