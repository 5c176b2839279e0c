import { describe, expect, it } from 'vitest';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { marketCars } from './market-car.ts';
import type { MarketSettings } from './market-sections.ts';
import { stockVerdicts, withVerdicts } from './stock-verdicts.ts';

const settings: MarketSettings = { priceComparison: { show: true, source: 'network' }, plugins: [] };
const car = aVehicle({ id: '1', price: 25_000, odometerKm: 50_000, badge: 'ZR' });
/** Six vehicles of another dealer, at $24,000 to $29,000. */
const rivals = (changes: Partial<Vehicle> = {}) =>
  marketCars(
    Array.from({ length: 6 }, (_, index) =>
      aVehicle({
        id: `r${index}`,
        price: 24_000 + index * 1000,
        odometerKm: 51_000 + index,
        badge: 'ZR',
        ...changes,
      }),
    ),
  ).map((listed) => ({ dealer: 'other', car: listed }));

const judge = (own: Partial<Vehicle>, others = rivals(), market = settings) => {
  const vehicles = [{ ...car, ...own }];
  return stockVerdicts({ dealer: 'mine', vehicles, settings: market }, others).get('1') ?? null;
};

describe('the verdicts on the prices of a stock', () => {
  it("use other dealers' asking prices", () => {
    expect(judge({})).toMatchObject({ basis: 'similar', count: 6, middle: 26_500, below: 1500 });
  });

  it("use the rest of the dealer's own stock too", () => {
    const twin = aVehicle({ ...car, id: '2', odometerKm: 52_345, price: 26_000 });
    const verdicts = stockVerdicts({ dealer: 'mine', vehicles: [car, twin], settings }, rivals());
    expect(verdicts.get('1')).toMatchObject({ count: 7 });
  });

  it('use at most the twenty vehicles nearest in kilometres', () => {
    const many = marketCars(
      Array.from({ length: 60 }, (_, index) =>
        aVehicle({ id: `m${index}`, badge: 'ZR', price: 26_000 + index, odometerKm: 50_100 + index * 100 }),
      ),
    ).map((listed) => ({ dealer: 'other', car: listed }));
    expect(judge({ price: 26_010 }, many)).toMatchObject({ count: 20, odometersKm: [50_100, 52_000] });
  });

  it.each([
    ['of another badge', {}, { badge: 'SX' }],
    ['without a badge', {}, { badge: null }],
    ['where its own is not known', { badge: null }, { badge: null }],
    ['of another model', {}, { model: 'Corolla Cross' }],
    ['of another year', {}, { year: car.year + 1 }],
    ['with far more kilometres', {}, { odometerKm: 150_000 }],
    ['whose prices leave out on-road costs', {}, { priceType: 'Excl. Govt. Charges' }],
  ])('are never based on cars %s', (_, own, others) => {
    expect(judge(own, rivals(others))).toBeNull();
  });

  it.each([
    ['reserved', { isReserved: true }],
    ['sold', { status: 'sold' }],
    ['not here yet', { status: 'coming_soon' }],
    ['without a price', { price: null }],
  ] as const)('leave out vehicles that are %s, whose page shows no comparison', (_, own) => {
    expect(judge(own)).toBeNull();
  });

  it.each([
    ['the only one with an average', {}, 1],
    ['reserved', { isReserved: true }, 1],
    ['not here yet', { status: 'coming_soon' }, 1],
    ['sold', { status: 'sold' }, 0],
    ['without a price', { price: null }, 0],
    ['$499 below its average', { price: 25_501 }, 0],
  ] as const)('by the feed say of a vehicle that is %s how far below its average it is', (_, own, count) => {
    const market: MarketSettings = { priceComparison: { show: true, source: 'feed' }, plugins: [] };
    const vehicles = [{ ...car, stateAverageMarketPrice: 26_000, ...own }];
    const verdicts = stockVerdicts({ dealer: 'mine', vehicles, settings: market }, rivals());
    const verdict = { basis: 'average', below: 1000, average: 26_000 };
    expect([...verdicts]).toEqual(count === 0 ? [] : [['1', verdict]]);
  });

  it.each([
    ['does not compare', { ...settings, priceComparison: { show: false, source: 'network' } }],
    ['has no averages in the feed', { ...settings, priceComparison: { show: true, source: 'feed' } }],
    ['asks a valuation service', { ...settings, priceComparison: { show: true, source: 'service' } }],
    [
      'shows a supplier’s',
      { ...settings, plugins: [{ name: 'Autogauge', script: 'https://a.example/a.js' }] },
    ],
  ] as const)('do not exist for a dealer who %s', (_, market) => {
    expect(judge({}, rivals(), market)).toBeNull();
  });

  it('are added to their vehicles', () => {
    const other = aVehicle({ id: '9' });
    const verdict = { basis: 'average', below: 900, average: 25_900 } as const;
    const [first, second] = withVerdicts([car, other], new Map([['1', verdict]]));
    expect(first).toEqual({ ...car, priceVerdict: verdict });
    expect(second).toBe(other);
  });
});
