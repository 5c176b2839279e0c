import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { testPorts, testStartMs } from '../ports/ports.fixture.ts';
import type { Ports } from '../ports/ports.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';

const settings = demoSettings('harbourline');
const off = demoSettings('pitstop');
const car = aVehicle({ id: '1', slug: 'corolla-1', price: 25_000, odometerKm: 50_000 });
/** Six others of another dealer, at $24,000 to $29,000. */
const rivals = Array.from({ length: 6 }, (_, index) =>
  aVehicle({
    id: `r${index}`,
    slug: `rival-${index}`,
    price: 24_000 + index * 1000,
    odometerKm: 51_000 + index,
  }),
);

type Stocks = Record<string, readonly Vehicle[]>;

function ask(stocks: Stocks, changes: Partial<Ports> = {}, own = settings) {
  const app = createApp(
    testPorts({
      listSites: async () => Object.keys(stocks).map((slug) => ({ slug, hosts: [`${slug}.example`] })),
      publishedSite: async (slug) =>
        stocks[slug] === undefined
          ? null
          : { ...aPublishedSite({ settings: own, vehicles: stocks[slug] }), slug },
      ...changes,
    }),
  );
  return async (path: string) => app.request(`http://mine.example${path}`);
}

const mine = '/cars/corolla-1/autogauge';

describe('the price comparison of a vehicle', () => {
  it('rests on what the dealers of the platform ask', async () => {
    const reply = await ask({ mine: [car], other: rivals })(mine);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(await reply.json()).toEqual({
      fill: expect.closeTo(0.125, 10),
      listing_price: 25_000,
      market_range_min: 24_500,
      market_range_max: 28_500,
      confidence: expect.closeTo(0.2547, 4),
      description: expect.stringContaining('$1,500 below the middle of 6 comparable cars.'),
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
  ])('is not found for one that is %s', async (_, vehicles, own) => {
    const reply = await ask({ mine: vehicles, other: rivals }, {}, own)(mine);
    expect(reply.status).toBe(404);
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
  });

  it('looks at the other dealers again after a minute, behind an answer', async () => {
    const stocks: Stocks = { mine: [car], other: rivals };
    let nowMs = testStartMs;
    const get = ask(stocks, { now: () => nowMs });
    const least = async () => (await (await get(mine)).json()).market_range_min;
    expect(await least()).toBe(24_500);
    stocks['other'] = rivals.map((rival) => ({ ...rival, price: 30_000 }));
    nowMs += 59_999;
    expect(await least()).toBe(24_500);
    nowMs += 1;
    await least();
    expect(await least()).toBe(30_000);
  });

  it('does without a dealer whose files are broken, and reports it', async () => {
    const errors: unknown[] = [];
    const stocks: Stocks = { mine: [car], other: rivals };
    const site = aPublishedSite({ settings, vehicles: [car] });
    const get = ask(stocks, {
      listSites: async () =>
        ['mine', 'other', 'broken'].map((slug) => ({ slug, hosts: [`${slug}.example`] })),
      publishedSite: async (slug) => {
        if (slug === 'broken') throw new Error('Torn file');
        return slug === 'mine'
          ? { ...site, slug }
          : { ...site, slug, marketCars: async () => marketOf(rivals) };
      },
      reportError: (error) => errors.push(error),
    });
    expect((await (await get(mine)).json()).market_range_min).toBe(24_500);
    expect(errors).toEqual([new Error('Torn file')]);
  });
});

function marketOf(vehicles: readonly Vehicle[]) {
  return vehicles.map((vehicle) => ({ ...vehicle, price: vehicle.price ?? 0 }));
}

describe('with a valuation service', () => {
  const comparison = {
    fill: 0.5,
    listing_price: 25_000,
    market_range_min: 20_000,
    market_range_max: 30_000,
    confidence: 0.9,
    description: 'From the service.',
  };

  it('its answer is passed on', async () => {
    const get = ask({ mine: [car] }, { valuation: { compare: async () => comparison } });
    expect(await (await get(mine)).json()).toEqual(comparison);
  });

  it('its failure is reported, and no cache keeps it', async () => {
    const errors: unknown[] = [];
    const get = ask(
      { mine: [car] },
      {
        valuation: { compare: () => Promise.reject(new Error('Service down')) },
        reportError: (error) => errors.push(error),
      },
    );
    const reply = await get(mine);
    expect(reply.status).toBe(502);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(await reply.text()).not.toContain('Service down');
    expect(errors).toEqual([new Error('Service down')]);
  });
});
