import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTenant } from '../../tenant/load/load-tenant.build.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { makeSite } from '../site.build.ts';

const loaded = loadTenant(join(import.meta.dirname, '../../../tenants'), 'harbourline');
if (!loaded.ok) throw new Error('The demo dealer does not load.');
const { tenant } = loaded;
const { settings } = tenant;
const navigation = {
  ...settings.navigation,
  footerGroups: [{ title: 'Models', links: [], fill: ['models' as const] }],
  filled: { ...settings.navigation.filled, maxFooter: 1 },
};

const cars = (make: string, model: string, count: number, changes: Partial<Vehicle> = {}) =>
  Array.from({ length: count }, (_, at) => {
    const id = `${make}-${at}-${changes.createdAt ?? ''}`;
    return aVehicle({ id, slug: id, make, model, createdAt: '2026-10-01', soldAt: null, ...changes });
  });

/** `cameAt`: when cars arrived, if later than the date in the feed. */
function menuOf(stock: readonly Vehicle[], now: string, cameAt: Readonly<Record<string, string>> = {}) {
  const newcomers = Object.entries(cameAt).map(([id, since]) => ({ id, since }));
  return makeSite({ ...tenant, settings: { ...settings, navigation } }, stock, new Date(now), { newcomers })
    .menu;
}

function footerModel(...given: Parameters<typeof menuOf>): string[] {
  return menuOf(...given).footer.flatMap(({ links }) => links.map(({ label }) => label));
}

describe('the models with most stock in the footer', () => {
  const corollas = cars('Toyota', 'Corolla', 3);
  const rios = cars('Kia', 'Rio', 2);
  const night = '2026-11-20T23:00:00+10:00';
  const nextDay = '2026-11-21T00:00:00+10:00';

  it('change the day after more cars arrive', () => {
    const more = cars('Kia', 'Rio', 2, { createdAt: '2026-11-12' });
    const stock = [...corollas, ...rios, ...more];
    const cameAt = Object.fromEntries(more.map(({ id }) => [id, '2026-11-19T22:00:00.000Z']));
    expect(footerModel(stock, night, cameAt)).toEqual(['Toyota Corolla']);
    expect(footerModel(stock, nextDay, cameAt)).toEqual(['Kia Rio']);
    expect(footerModel(stock, night)).toEqual(['Kia Rio']);
  });

  it('stay the same when cars are sold, as long as those still have a page', () => {
    const sold = { status: 'sold', soldAt: '2026-11-20T08:00:00+10:00' } as const;
    const [first, ...others] = corollas;
    if (first === undefined) throw new Error('No car.');
    const stock = [first, ...others.map((car) => ({ ...car, ...sold })), ...rios];
    expect(footerModel(stock, night)).toEqual(['Toyota Corolla']);
    expect(footerModel(stock, '2026-12-20T00:00:00+10:00')).toEqual(['Kia Rio']);
  });
});

it('a menu without counts does not change with one more car', () => {
  const stock = cars('Toyota', 'Corolla', 3);
  const [night, more] = ['2026-11-20T23:00:00+10:00', cars('Toyota', 'Corolla', 4)];
  expect(menuOf(more, night)).toEqual(menuOf(stock, night));
});
