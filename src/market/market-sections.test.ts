import { describe, expect, it } from 'vitest';
import { aVehicle } from '../vehicle/a-vehicle.ts';
import { hasPriceComparison, type MarketPlugin, valuationScripts } from './market-sections.ts';

const autogauge: MarketPlugin = { name: 'Autogauge', script: 'https://vendor.example/gauge.js' };
const analysis: MarketPlugin = { name: 'Car Analysis', script: 'https://other.example/analysis.js' };
const market = { priceComparison: { show: true }, plugins: [] };

describe("suppliers' valuations", () => {
  it.each([
    ['in stock', {}, true],
    ['for $201', { price: 201 }, true],
    ['for $200', { price: 200 }, false],
    ['without a price', { price: null }, false],
    ['sold', { status: 'sold' }, false],
    ['coming soon', { status: 'coming_soon' }, false],
    ['reserved', { isReserved: true }, false],
  ] as const)('of a car %s: %s', (_, changes, isLoaded) => {
    expect(valuationScripts(aVehicle(changes), [autogauge, analysis])).toEqual(
      isLoaded ? [autogauge, analysis] : [],
    );
  });

  it('need an address', () => {
    expect(valuationScripts(aVehicle(), [{ ...autogauge, script: null }, analysis])).toEqual([analysis]);
  });
});

describe('the price comparison', () => {
  it.each([
    ['in stock', {}, true],
    ['coming soon', { status: 'coming_soon' }, true],
    ['reserved', { isReserved: true }, true],
    ['for $10, which is no price', { price: 10 }, false],
    ['sold', { status: 'sold' }, false],
    ['unavailable', { status: 'unavailable' }, false],
  ] as const)('of a car %s: %s', (_, changes, isShown) => {
    expect(hasPriceComparison(aVehicle(changes), market)).toBe(isShown);
  });

  it('can be switched off', () => {
    expect(hasPriceComparison(aVehicle(), { ...market, priceComparison: { show: false } })).toBe(false);
  });

  it.each([
    [{ ...autogauge, script: null }, true],
    [autogauge, false],
    [analysis, true],
  ])("beside the supplier's %j: %s", (plugin, isShown) => {
    expect(hasPriceComparison(aVehicle(), { ...market, plugins: [plugin] })).toBe(isShown);
  });

  it("comes back where the supplier's does not load", () => {
    const reserved = aVehicle({ isReserved: true });
    expect(hasPriceComparison(reserved, { ...market, plugins: [autogauge] })).toBe(true);
  });
});
