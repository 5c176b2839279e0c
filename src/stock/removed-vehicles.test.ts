import { describe, expect, it } from 'vitest';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { keepRemovedVehicles } from './removed-vehicles.ts';
import type { RemovedVehicle, Snapshot } from './snapshot.schema.ts';

const timeZone = 'Australia/Brisbane';
const day = (date: string) => new Date(`${date}T02:00:00Z`);

function snapshotOf(vehicles: readonly Vehicle[], departed: RemovedVehicle[] = []): Snapshot {
  return {
    tenant: 'example',
    importedAt: '2026-11-19T02:00:00Z',
    feed: { file: 'feed.csv', sha256: '', rows: vehicles.length, arrivedAt: null, columns: [] },
    departed,
    dropped: [],
    newcomers: [],
    change: null,
    memory: null,
    vehicles: [...vehicles],
  };
}

function outcome(previous: Snapshot | null, fed: readonly Vehicle[], date = '2026-11-20', soldPageDays = 14) {
  const { vehicles, departed } = keepRemovedVehicles(previous, fed, {
    soldPageDays,
    timeZone,
    now: day(date),
  });
  return {
    vehicles: vehicles.map(({ id, status, soldAt }) => [id, status, soldAt?.slice(0, 10) ?? null]),
    departed: departed.map(({ slug, make, model }) => `${slug}: ${make} ${model}`),
  };
}

const rio = aVehicle({ id: 'a', slug: 'rio-a', make: 'Kia', model: 'Rio' });
const i30 = aVehicle({ id: 'b', slug: 'i30-b', make: 'Hyundai', model: 'i30', isReserved: true });

describe('vehicles that are no longer in the feed', () => {
  it('are marked as sold now, and not as reserved', () => {
    expect(outcome(snapshotOf([rio, i30]), [rio]).vehicles).toEqual([
      ['a', 'in_stock', null],
      ['b', 'sold', '2026-11-20'],
    ]);
    const { vehicles } = keepRemovedVehicles(snapshotOf([i30]), [rio], {
      soldPageDays: 14,
      timeZone,
      now: day('2026-11-20'),
    });
    expect(vehicles.map(({ isReserved }) => isReserved)).toEqual([false, false]);
  });

  it.each([
    ['2026-11-29', true],
    ['2026-11-30', false],
  ])('stay for the days that the dealer keeps the page of a sold car: on %s %s', (date, stays) => {
    const sold = aVehicle({ ...i30, status: 'sold', soldAt: '2026-11-20T02:00:00Z' });
    const { vehicles, departed } = outcome(snapshotOf([rio, sold]), [rio], date, 10);
    expect(vehicles).toHaveLength(stays ? 2 : 1);
    expect(departed).toEqual(stays ? [] : ['i30-b: Hyundai i30']);
  });

  it('return unchanged when the feed lists them again', () => {
    const gone = { slug: 'i30-b', make: 'Hyundai', model: 'i30', leftAt: '2026-10-01T00:00:00Z' };
    const { vehicles, departed } = outcome(snapshotOf([rio], [gone]), [rio, i30]);
    expect(vehicles).toEqual([
      ['a', 'in_stock', null],
      ['b', 'in_stock', null],
    ]);
    expect(departed).toEqual([]);
  });

  it('are dropped if another vehicle has taken their slug', () => {
    const { vehicles, departed } = outcome(snapshotOf([rio]), [aVehicle({ ...i30, slug: 'rio-a' })]);
    expect(vehicles.map(([id]) => id)).toEqual(['b']);
    expect(departed).toEqual([]);
  });

  it('keep their slug reserved for redirects for 400 days', () => {
    const old = { slug: 'old', make: 'Kia', model: 'Rio', leftAt: '2025-10-16T02:00:00Z' };
    const newer = { ...old, slug: 'newer', leftAt: '2025-10-16T02:00:01Z' };
    expect(outcome(snapshotOf([rio], [old, newer]), [rio]).departed).toEqual(['newer: Kia Rio']);
  });

  it('do not exist at a first import', () => {
    expect(outcome(null, [rio])).toEqual({ vehicles: [['a', 'in_stock', null]], departed: [] });
  });
});
