import { expect, it } from 'vitest';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { Snapshot } from '../snapshot.schema.ts';
import { aDraft, now } from './draft.fixture.ts';
import { rememberDates } from './remember-dates.ts';

const vehicle = (changes: Partial<Vehicle> = {}): Vehicle => ({
  id: 'S1',
  slug: 's1',
  ...aDraft(),
  ...changes,
});
const snapshot = (...vehicles: Vehicle[]): Snapshot => ({
  tenant: 't',
  importedAt: '2026-08-01T00:00:00.000Z',
  feed: { file: 'f', sha256: '', rows: 1, arrivedAt: null, columns: [] },
  departed: [],
  dropped: [],
  newcomers: [],
  change: null,
  memory: null,
  vehicles,
});
const remember = (current: Vehicle, previous: Snapshot | null) => {
  const [first] = rememberDates([{ line: 2, index: 0, vehicle: current }], previous, now);
  return [first?.vehicle.createdAt, first?.vehicle.soldAt];
};
const today = now.toISOString();

it.each<[string, Vehicle, Snapshot | null, unknown]>([
  ['knows nothing at a first import', vehicle(), null, [null, null]],
  ['dates what has just appeared', vehicle(), snapshot(vehicle({ id: 'S2' })), [today, null]],
  [
    'remembers when a vehicle came',
    vehicle(),
    snapshot(vehicle({ createdAt: '2026-07-01' })),
    ['2026-07-01', null],
  ],
  [
    'believes the feed',
    vehicle({ createdAt: '2026-06-01' }),
    snapshot(vehicle({ createdAt: '2026-07-01' })),
    ['2026-06-01', null],
  ],
  ['dates a sale', vehicle({ status: 'sold' }), snapshot(vehicle()), [null, today]],
  [
    'remembers a sale',
    vehicle({ status: 'sold' }),
    snapshot(vehicle({ status: 'sold', soldAt: '2026-08-20' })),
    [null, '2026-08-20'],
  ],
  [
    'does not know when something was sold that it never saw unsold',
    vehicle({ status: 'sold' }),
    null,
    [null, null],
  ],
  [
    'forgets the sale of what is for sale again',
    vehicle(),
    snapshot(vehicle({ status: 'sold', soldAt: '2026-08-20' })),
    [null, null],
  ],
])('%s', (_, current, previous, dates) => {
  expect(remember(current, previous)).toEqual(dates);
});
