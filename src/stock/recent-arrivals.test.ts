import { describe, expect, it } from 'vitest';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import { recentArrivals } from './recent-arrivals.ts';
import type { RecentArrival, Snapshot } from './snapshot.schema.ts';

const cars = (...ids: string[]) => ids.map((id) => aVehicle({ id, slug: id }));
const stockOf = (ids: string[], known: RecentArrival[] = []): Snapshot => ({
  tenant: 't',
  importedAt: '2026-11-20T00:00:00.000Z',
  feed: { file: 'f', sha256: '', rows: ids.length, arrivedAt: null, columns: [] },
  departed: [],
  dropped: [],
  newcomers: known,
  change: null,
  memory: null,
  vehicles: cars(...ids),
});
const now = new Date('2026-11-20T08:00:00Z');

describe('newly arrived vehicles', () => {
  it('do not exist at a first import', () => {
    expect(recentArrivals(null, cars('1', '2'), now)).toEqual([]);
  });

  it("are those missing in the old stock, whatever the feed's dates say", () => {
    const fed = [...cars('1'), aVehicle({ id: '2', slug: '2', createdAt: '2026-10-01' })];
    expect(recentArrivals(stockOf(['1', '3']), fed, now)).toEqual([
      { id: '2', since: '2026-11-20T08:00:00.000Z' },
    ]);
  });

  it('are remembered for two days, even if they have gone', () => {
    const known = [
      { id: '1', since: '2026-11-18T08:00:00.000Z' },
      { id: '2', since: '2026-11-18T08:00:00.001Z' },
      { id: '3', since: '2026-11-20T07:00:00.000Z' },
    ];
    expect(recentArrivals(stockOf(['1', '2', '3'], known), cars('1', '2'), now)).toEqual(known.slice(1));
  });
});
