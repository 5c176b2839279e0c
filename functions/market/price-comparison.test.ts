import { describe, expect, it } from 'vitest';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { testPorts } from '../ports/ports.fixture.ts';
import type { Ports } from '../ports/ports.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';

const settings = demoSettings('harbourline');
const off = demoSettings('pitstop');
const { market } = settings;
const withService: Settings = {
  ...settings,
  market: { ...market, priceComparison: { ...market.priceComparison, source: 'service' } },
};
const car = aVehicle({
  id: '1',
  slug: 'corolla-1',
  price: 25_000,
  odometerKm: 50_000,
  priceVerdict: {
    basis: 'similar',
    ...{ below: 1500, middle: 26_500, min: 24_500, max: 28_500, count: 6, confidence: 0.25 },
    odometersKm: [51_000, 51_005],
  },
});

async function ask(vehicles: readonly Vehicle[], changes: Partial<Ports> = {}, own = settings) {
  const app = createApp(
    testPorts({
      listSites: async () => [{ slug: 'mine', hosts: ['mine.example'] }],
      publishedSite: async () => ({ ...aPublishedSite({ settings: own, vehicles }), slug: 'mine' }),
      ...changes,
    }),
  );
  return app.request('http://mine.example/cars/corolla-1/autogauge');
}

describe('the price comparison of a vehicle', () => {
  it('is the one on its page', async () => {
    const reply = await ask([car]);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(await reply.json()).toEqual({
      fill: expect.closeTo(0.125, 10),
      listing_price: 25_000,
      market_range_min: 24_500,
      market_range_max: 28_500,
      confidence: 0.25,
      description: expect.stringContaining('$1,500 below the middle of 6 comparable cars.'),
    });
  });

  it('of a vehicle without a verdict has only its price', async () => {
    const { priceVerdict: _, ...rest } = car;
    expect(await (await ask([rest])).json()).toMatchObject({
      listing_price: 25_000,
      confidence: 0,
      fill: null,
    });
  });

  it.each([
    ['unknown', [], settings],
    ['sold', [aVehicle({ ...car, status: 'sold' })], settings],
    ['without a price', [aVehicle({ ...car, price: null })], settings],
    ['reserved', [aVehicle({ ...car, isReserved: true })], settings],
    ['not here yet', [aVehicle({ ...car, status: 'coming_soon' })], settings],
    ['too cheap to value', [aVehicle({ ...car, price: 200 })], settings],
    ['of a dealer who does not compare', [car], off],
    ['of a dealer whose valuation service nobody has set up', [car], withService],
  ])('answers 404 for one that is %s', async (_, vehicles, own) => {
    const reply = await ask(vehicles, {}, own);
    expect(reply.status).toBe(404);
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
  });
});

describe('with a valuation service', () => {
  const comparison = {
    fill: 0.5,
    listing_price: 25_000,
    market_range_min: 20_000,
    market_range_max: 30_000,
    confidence: 0.9,
    description: 'From the service.',
  };
  const valuation = { compare: async () => comparison };

  it('returns the service’s answer', async () => {
    expect(await (await ask([car], { valuation }, withService)).json()).toEqual(comparison);
  });

  it('returns the page’s comparison for a dealer that does not use it', async () => {
    expect(await (await ask([car], { valuation })).json()).toMatchObject({ market_range_min: 24_500 });
  });

  it('answers 502, uncached, when the service fails', async () => {
    const errors: unknown[] = [];
    const reply = await ask(
      [car],
      {
        valuation: { compare: () => Promise.reject(new Error('Service down')) },
        reportError: (error) => errors.push(error),
      },
      withService,
    );
    expect(reply.status).toBe(502);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(await reply.text()).not.toContain('Service down');
    expect(errors).toEqual([new Error('Service down')]);
  });
});
