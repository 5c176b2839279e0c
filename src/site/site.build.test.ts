import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../stock/history/history.schema.ts';
import { loadTenant } from '../tenant/load/load-tenant.build.ts';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { makeSite } from './site.build.ts';

const loaded = loadTenant(join(import.meta.dirname, '../../tenants'), 'harbourline');
if (!loaded.ok) throw new Error('The demo dealer does not load.');

const now = new Date('2026-11-20T10:00:00+10:00');
const car = (id: string, make: string, model: string, changes: Partial<Vehicle> = {}) =>
  aVehicle({ id, slug: id, make, model, createdAt: '2026-10-01', soldAt: null, ...changes });
const site = makeSite(
  loaded.tenant,
  [
    car('rio', 'Kia', 'Rio'),
    car('rio-sold', 'Kia', 'Rio', { status: 'sold', soldAt: '2026-11-20T08:00:00+10:00' }),
    car('sportage', 'Kia', 'Sportage'),
    car('d-max', 'Isuzu UTE', 'D-MAX'),
  ],
  now,
);
const idsOf = (key: string, max = 10) => site.stockOf(key, max).map(({ id }) => id);

describe('what is for sale', () => {
  it('of a make or model is found by slug, without sold vehicles', () => {
    expect(site.vehicles.map(({ id }) => id)).toContain('rio-sold');
    expect(idsOf('kia').sort()).toEqual(['rio', 'sportage']);
    expect(idsOf('kia/rio')).toEqual(['rio']);
    expect(idsOf('isuzu-ute/d-max')).toEqual(['d-max']);
    expect(idsOf('kia/stinger')).toEqual([]);
  });

  it('is limited to the number asked for, most relevant first', () => {
    const relevant = site.vehicles.find(({ make, status }) => make === 'Kia' && status === 'in_stock');
    expect(idsOf('kia', 1)).toEqual([relevant?.id]);
  });

  it('has a listing by make and model', () => {
    expect(site.modelListing('isuzu-ute/d-max')).toMatchObject({ kind: 'model', count: 1 });
    expect(site.modelListing('isuzu-ute')).toBeNull();
  });
});

describe('the price history of a vehicle', () => {
  const history: HistoryEntry[] = [
    { at: '2026-10-01T02:00:00Z', feed: '1', events: [{ kind: 'listed', id: 'rio', price: 27_990 }] },
    { at: '2026-11-03T02:00:00Z', feed: '2', events: [{ kind: 'price', id: 'rio', price: 25_990 }] },
  ];
  const rio = car('rio', 'Kia', 'Rio', { createdAt: null, price: 25_990 });
  const historyWith = (show: boolean) => {
    const { settings } = loaded.tenant;
    const { vehicle } = settings;
    const shown = { ...vehicle, priceHistory: { ...vehicle.priceHistory, show } };
    const tenant = { ...loaded.tenant, settings: { ...settings, vehicle: shown } };
    return makeSite(tenant, [rio], now, { history }).priceHistoryOf(rio);
  };

  it('comes from what its imports recorded', () => {
    expect(historyWith(true)?.prices.map(({ price }) => price)).toEqual([27_990, 25_990]);
  });
  it('is not shown by a dealer who does not want it', () => {
    expect(historyWith(false)).toBeNull();
  });
});

it('what all listings have in common stays the same when one place has more cars than another', () => {
  const sharedBy = (...cities: string[]) => {
    const cars = cities.map((city, index) => car(`rio-${index}`, 'Kia', 'Rio', { city, state: 'QLD' }));
    const { landing, listingScreens } = makeSite(loaded.tenant, cars, now);
    return landing[0] && JSON.stringify(listingScreens(landing[0], 1).parts.dealer);
  };
  expect(sharedBy('Cairns', 'Cairns', 'Noosa')).toContain('Noosa');
  expect(sharedBy('Cairns', 'Cairns', 'Noosa')).toBe(sharedBy('Noosa', 'Noosa', 'Cairns'));
});
