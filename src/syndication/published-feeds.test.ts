import { describe, expect, it } from 'vitest';
import { aFeedContext, branch } from '#tests/fixtures/syndication/a-feed-context.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import { publishedFeeds } from './published-feeds.ts';

const { locations, syndication } = demoSettings('harbourline');
const both = {
  ...syndication,
  google: { ...syndication.google, enabled: true },
  meta: { ...syndication.meta, enabled: true },
};
const context = aFeedContext();
const settings = { ...context.settings, locations, syndication: both };
const vehicles = [aVehicle({ id: '1' }), aVehicle({ id: '2', vin: 'JTNB23HK903012346', price: null })];

const textsOf = (own: Partial<typeof settings> = {}, stock = vehicles) =>
  publishedFeeds(stock, { ...context, settings: { ...settings, ...own } }).map(({ text }) => text());

describe('the feeds that a dealer publishes', () => {
  it('report how many vehicles they contain, and why others are left out', () => {
    const results = publishedFeeds(vehicles, { ...context, settings }).map(({ result }) => result);
    expect(results).toEqual([
      { network: 'Google', file: 'google-vehicles.xml', vehicles: 1, leftOut: { price: 1 } },
      { network: 'Meta', file: 'meta-vehicles.csv', vehicles: 1, leftOut: { price: 1 } },
    ]);
  });

  it('are the same for the same stock and settings, whatever was published before', () => {
    const first = textsOf();
    const elsewhere = { ...settings.site, url: 'https://other.example' };
    const [google = '', meta = ''] = textsOf({ site: elsewhere });
    expect([google, meta].every((text) => text.includes('https://other.example/cars/'))).toBe(true);
    expect(textsOf(structuredClone({ site: settings.site }))).toEqual(first);
  });

  it('follow changes of a vehicle and of a branch', () => {
    const cheaper = vehicles.map((vehicle) => ({ ...vehicle, price: 4321 }));
    expect(textsOf({}, cheaper).every((text) => text.includes('4321'))).toBe(true);
    const closed = { ...settings, locations: { ...locations, locations: [] } };
    const gone = publishedFeeds(vehicles, { settings: closed, locationOf: () => null });
    expect(gone.map(({ result }) => result.leftOut)).toEqual([
      { branch: 1, price: 1 },
      { branch: 1, price: 1 },
    ]);
    const named = { ...branch, name: 'Other Motors' };
    const moved = { ...settings, locations: { ...locations, locations: [named] } };
    const [, meta] = publishedFeeds(vehicles, { settings: moved, locationOf: () => named });
    expect(meta?.text()).toContain('Other Motors');
  });

  it('are none if none is switched on', () => {
    const none = { google: { ...both.google, enabled: false }, meta: { ...both.meta, enabled: false } };
    expect(textsOf({ syndication: { ...both, ...none } })).toEqual([]);
  });
});
