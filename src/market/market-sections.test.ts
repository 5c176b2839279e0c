import { describe, expect, it } from 'vitest';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import { hasPriceComparison, type MarketPlugin, valuationScripts } from './market-sections.ts';

const autogauge: MarketPlugin = { name: 'Autogauge', script: 'https://vendor.example/gauge.js' };
const analysis: MarketPlugin = { name: 'Car Analysis', script: 'https://other.example/analysis.js' };
const priceComparison = { show: true, source: 'network' } as const;
const market = { priceComparison, plugins: [] };

describe('the valuation of a vehicle, by a supplier or by the platform', () => {
  it.each([
    ['in stock', {}, true],
    ['for $201', { price: 201 }, true],
    ['for $200', { price: 200 }, false],
    ['on offer for $200', { price: 20_000, offerPrice: 200 }, false],
    ['without a price', { price: null }, false],
    ['sold', { status: 'sold' }, false],
    ['unavailable', { status: 'unavailable' }, false],
    ['coming soon', { status: 'coming_soon' }, false],
    ['reserved', { isReserved: true }, false],
  ] as const)('of a car %s: %s', (_, changes, isShown) => {
    const vehicle = aVehicle(changes);
    expect(valuationScripts(vehicle, [autogauge, analysis])).toEqual(isShown ? [autogauge, analysis] : []);
    expect(hasPriceComparison(vehicle, market)).toBe(isShown);
  });
});

describe("suppliers' valuations", () => {
  it('need a script address', () => {
    expect(valuationScripts(aVehicle(), [{ ...autogauge, script: null }, analysis])).toEqual([analysis]);
  });
});

describe('the price comparison', () => {
  it('can be switched off', () => {
    expect(
      hasPriceComparison(aVehicle(), { ...market, priceComparison: { ...priceComparison, show: false } }),
    ).toBe(false);
  });

  it.each([
    [{ ...autogauge, script: null }, true],
    [autogauge, false],
    [analysis, true],
  ])("with the supplier's %j: %s", (plugin, isShown) => {
    expect(hasPriceComparison(aVehicle(), { ...market, plugins: [plugin] })).toBe(isShown);
  });
});
