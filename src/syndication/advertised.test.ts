import { describe, expect, it } from 'vitest';
import { aFeedContext } from '#tests/fixtures/syndication/a-feed-context.ts';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { advertised, feedRows } from './advertised.ts';

describe('advertised', () => {
  it('includes vehicles in stock that have all required facts', () => {
    expect(advertised(aVehicle(), aFeedContext())).toMatchObject({
      price: 25990,
      vin: 'JTNB23HK903012345',
      photos: ['https://images.example/1001-1.jpg'],
    });
  });

  it.each<[string, Partial<Vehicle>, string]>([
    ['what is sold', { status: 'sold' }, 'notForSale'],
    ['what is unavailable', { status: 'unavailable' }, 'notForSale'],
    ['what is on its way', { status: 'coming_soon' }, 'notHere'],
    ['what can only be ordered', { isPreorder: true }, 'notHere'],
    ['what somebody has reserved', { isReserved: true }, 'reserved'],
    ['what has no price', { price: null }, 'price'],
    ['what costs 10 dollars, which is no price', { price: 10 }, 'price'],
    ['what is let by the week', { price: null, subscriptionPricePerWeek: 249 }, 'price'],
    ['what has no photo', { images: [] }, 'photo'],
    ['what has no VIN', { vin: null }, 'vin'],
    ['what has a chassis number of another kind', { vin: '6FPAAAJGSW' }, 'vin'],
    ['what has a VIN with a letter that none has', { vin: 'JTNB23HK90301234O' }, 'vin'],
    ['what has no colour', { colour: null, simpleColour: null }, 'colour'],
    ['a used one without kilometres', { odometerKm: null }, 'odometer'],
  ])('is not %s', (_what, changes, barrier) => {
    expect(advertised(aVehicle(changes), aFeedContext())).toBe(barrier);
  });

  it('excludes vehicles without a visible branch', () => {
    expect(advertised(aVehicle(), aFeedContext(null))).toBe('branch');
  });

  it('uses the present price: an offer below the list price', () => {
    expect(advertised(aVehicle({ offerPrice: 24990 }), aFeedContext())).toMatchObject({ price: 24990 });
  });
});

describe('feedRows', () => {
  const candidates = (vehicles: readonly Vehicle[]) =>
    vehicles.map((vehicle) => advertised(vehicle, aFeedContext()));

  it('has one row per VIN, in whatever spelling, and counts the vehicles left out', () => {
    const vehicles = [
      aVehicle({ id: '1' }),
      aVehicle({ id: '2', vin: 'jtnb23hk903012345' }),
      aVehicle({ id: '3', vin: null }),
      aVehicle({ id: '4', vin: null }),
    ];
    const { rows, leftOut } = feedRows(candidates(vehicles), ({ vehicle: { id } }) => ({ id }));
    expect(rows).toEqual([{ id: '1' }]);
    expect(leftOut).toEqual({ sameVin: 1, vin: 2 });
  });

  it('uses the second vehicle with a VIN if the first cannot be advertised', () => {
    const vehicles = [aVehicle({ id: '1' }), aVehicle({ id: '2' })];
    const { rows, leftOut } = feedRows(candidates(vehicles), ({ vehicle: { id } }) =>
      id === '1' ? 'kind' : { id },
    );
    expect(rows).toEqual([{ id: '2' }]);
    expect(leftOut).toEqual({ kind: 1 });
  });
});
