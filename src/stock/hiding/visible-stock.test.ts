import { describe, expect, it } from 'vitest';
import { publishedStock } from '../../search/filter-vehicles.ts';
import { customRank, type SortKey, sortVehicles } from '../../search/sort-vehicles.ts';
import type { HidingRule } from '../../tenant/settings/vehicle/vehicle-hiding.schema.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { anOffer } from '../../vehicle/estimate/an-offer.fixture.ts';
import { financeEstimate } from '../../vehicle/estimate/estimate.ts';
import { currentPrice, isPriced, wasPrice } from '../../vehicle/price/price.ts';
import { isHitBy, visibleStock } from './visible-stock.ts';

const corolla = aVehicle({ id: '1', stockNumber: 'A1', vin: 'VIN1', make: 'Toyota', model: 'Corolla' });
const hilux = aVehicle({
  ...{ id: '2', stockNumber: 'A2', make: 'Toyota', model: 'HiLux', carType: 'new', locationId: 'north' },
  ...{ price: 40_000, beforePrice: 45_000, offerPrice: 38_000, subscriptionPricePerWeek: 200 },
  youxQuote: { weeklyRepaymentAmount: 150, advertisedRatePercent: 7, comparisonRatePercent: 8 },
});
const rio = aVehicle({ id: '3', stockNumber: null, vin: null, make: 'Kia', model: 'Rio', simpleBody: null });
const stock = { vehicles: [corolla, hilux, rio], departed: [], newcomers: [] };
const noPrice = { price: null, offerPrice: null, subscriptionPricePerWeek: null };
const shownBy = (...rules: HidingRule[]) => visibleStock(stock, rules).vehicles;

describe('the visible stock', () => {
  it('is the same object if there are no rules', () => {
    expect(visibleStock(stock, [])).toBe(stock);
  });
  it.each<[Omit<HidingRule, 'hide'>, string[]]>([
    [{ stockNumbers: ['a1', ' A2 '] }, ['1', '2']],
    [{ vins: ['vin1'] }, ['1']],
    [{ makes: ['toyota'] }, ['1', '2']],
    [{ makes: ['Toyota'], models: ['Hilux'] }, ['2']],
    [{ makes: ['Kia'], models: ['Hilux'] }, []],
    [{ makes: ['Toyota'], carTypes: ['used', 'demo'] }, ['1']],
    [{ bodies: ['ute'] }, []],
    [{ locations: ['north'] }, ['2']],
  ])('lacks what is in all lists of a rule: %j', (rule, hidden) => {
    expect(
      stock.vehicles.filter((car) => isHitBy(car, { hide: 'car', ...rule })).map(({ id }) => id),
    ).toEqual(hidden);
    const left = shownBy({ hide: 'car', ...rule });
    expect(left).toEqual(stock.vehicles.filter(({ id }) => !hidden.includes(id)));
  });
  it('has no trace of a hidden price, and keeps others', () => {
    const [first, second] = shownBy({ hide: 'price', models: ['HiLux'] });
    expect(first).toBe(corolla);
    if (second === undefined) throw new Error('The car is gone.');
    expect([currentPrice(second), wasPrice(second), isPriced(second)]).toEqual([null, null, false]);
    expect(JSON.stringify(second)).not.toMatch(/40000|45000|38000|Amount|payment/);
    expect(second.name).toBe(hilux.name);
  });
  it('includes a car with a hidden price at every stock level, and one without a price as before', () => {
    const settings = { stockLevel: 0, recentlySoldDays: 3, timeZone: 'Australia/Perth' };
    const unpriced = aVehicle({ id: '4', make: 'Toyota', price: null });
    const rules: HidingRule[] = [{ hide: 'price', makes: ['Toyota'] }];
    const { vehicles } = visibleStock({ ...stock, vehicles: [corolla, unpriced] }, rules);
    const listed = publishedStock(vehicles, settings, new Date('2026-08-22T03:00:00Z'));
    expect(listed.map(({ id }) => id)).toEqual(['1']);
  });
  it('sorts and filters a car with a hidden price like one without a price', () => {
    const cars = shownBy({ hide: 'price', models: ['HiLux'] });
    const order = (sort: SortKey, excludeUnpricedWhenCheapestFirst = false) =>
      sortVehicles(cars, sort, { excludeUnpricedWhenCheapestFirst }).map(({ id }) => id);
    expect(order('price-desc').at(-1)).toBe('2');
    expect(order('price-asc').at(-1)).toBe('2');
    expect(order('price-asc', true)).not.toContain('2');
    const unpriced = { ...hilux, ...noPrice };
    const [, shown = unpriced] = cars;
    expect(customRank(shown)).toBe(customRank(unpriced));
  });
  it('has no repayment for a car with a hidden price, from a lender or a quote', () => {
    const rule = { needs: null, priceAbove: null, yearsBack: null } as const;
    const rules = {
      estimate: { show: true, lenders: ['house'], hiddenMakes: [], hiddenDealerships: [] },
      lenders: { house: { estimate: rule, disclaimer: null } },
    };
    const offered = { ...hilux, financeLenders: { house: anOffer() } };
    for (const car of [hilux, offered]) {
      expect(financeEstimate(car, rules, 2026)).not.toBeNull();
      const [shown] = visibleStock({ ...stock, vehicles: [car] }, [
        { hide: 'price', makes: ['Toyota'] },
      ]).vehicles;
      expect(shown && financeEstimate(shown, rules, 2026)).toBeNull();
    }
  });
});
