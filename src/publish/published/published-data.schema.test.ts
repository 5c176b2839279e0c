import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { marketCars } from '../../market/market-car.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { publishedMarketSchema, publishedSettingsSchema } from './published-data.schema.ts';

describe('published market rows', () => {
  it('may come from an older build without badges', () => {
    const [row] = marketCars([aVehicle({ badge: 'SX' })]);
    const { badge, ...older } = row ?? {};
    expect(badge).toBe('SX');
    expect(v.parse(publishedMarketSchema, [row, older])).toEqual([row, { ...older, badge: null }]);
  });
});

describe('published settings', () => {
  it.each(['harbourline', 'pitstop'] as const)('of %s are read back unchanged', (slug) => {
    const published = {
      builtAt: '2026-11-20T02:00:00.000Z',
      stockAt: '2026-11-20T01:00:00.000Z',
      carFiles: 16,
      settings: demoSettings(slug),
    };
    expect(v.parse(publishedSettingsSchema, JSON.parse(JSON.stringify(published)))).toEqual(published);
  });
});
