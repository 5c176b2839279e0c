import { describe, expect, it } from 'vitest';
import { aBranch } from './a-branch.fixture.ts';
import { drawStock, type StockOrder } from './draw-stock.ts';
import { drawnColours } from './media/photos.ts';
import { furnishedShapes } from './media/shapes.ts';
import { group, largeGroup, leisure, yard } from './profiles.ts';

const now = new Date('2026-11-20T00:00:00Z');
const locations = [
  aBranch(),
  aBranch({
    id: 'west',
    yardCodes: ['WST'],
    manufacturers: ['Kia', 'Jayco', 'Yamaha', 'Hino'],
    primary: false,
  }),
];
const order: StockOrder = { profile: group, seed: 1, vehicles: 400, locations, now };
const profiles = { group, yard, leisure, largeGroup };
const stocks = Object.entries(profiles).map(([name, profile]) => ({
  name,
  stock: drawStock({ ...order, profile }),
}));

describe('made-up stock', () => {
  it('keeps its vehicles overnight, except for those that arrive and leave', () => {
    const tomorrow = new Date(now.getTime() + 86_400_000);
    const before = new Map(drawStock(order).map((vehicle) => [vehicle.stockNumber, vehicle]));
    const after = drawStock({ ...order, now: tomorrow });
    const stayed = after.filter(({ stockNumber }) => before.has(stockNumber));
    expect(stayed.length).toBeGreaterThan(385);
    for (const vehicle of stayed) {
      const same = before.get(vehicle.stockNumber);
      expect([vehicle.vin, vehicle.paint, vehicle.odometerKm]).toEqual([
        same?.vin,
        same?.paint,
        same?.odometerKm,
      ]);
    }
  });

  it('keeps the same cars when their prices are cut', () => {
    const later = new Date(now.getTime() + 20 * 86_400_000);
    const cheap = { ...order, profile: yard };
    const before = new Map(drawStock(cheap).map((vehicle) => [vehicle.stockNumber, vehicle.vin]));
    const changed = drawStock({ ...cheap, now: later }).filter(
      ({ stockNumber, vin }) => before.has(stockNumber) && before.get(stockNumber) !== vin,
    );
    expect(changed).toEqual([]);
  });

  it.each(stocks)('has one stock number and VIN per vehicle ($name)', ({ stock }) => {
    expect(new Set(stock.map(({ stockNumber }) => stockNumber)).size).toBe(stock.length);
    expect(new Set(stock.map(({ vin }) => vin)).size).toBe(stock.length);
  });

  it.each(stocks)('shows each vehicle in its own shape and colour ($name)', ({ stock }) => {
    for (const { photos, generation, shape, pictureColour } of stock) {
      expect(drawnColours(shape)).toContain(pictureColour);
      const room = furnishedShapes.find((furnished) => furnished === shape) ?? generation.body;
      const strange = photos.filter(
        (path) =>
          path !== `/stock-photos/${room}/interior.avif` &&
          path !== `/stock-photos/${generation.body}/${pictureColour}-wheel.avif` &&
          !path.startsWith(`/stock-photos/${shape}/${pictureColour}-`),
      );
      expect(strange).toEqual([]);
    }
  });

  it.each(stocks)('has plausible kilometres, and none for caravans ($name)', ({ stock }) => {
    for (const { odometerKm, itemType, carType, ageYears } of stock) {
      if (itemType === 'caravan') expect(odometerKm).toBeNull();
      else expect(odometerKm).toBeGreaterThan(0);
      if (carType === 'new') expect(odometerKm ?? 0).toBeLessThan(50);
      if (itemType === 'car') expect(odometerKm ?? 0).toBeLessThan(10_000 + ageYears * 60_000);
    }
  });

  it.each(stocks)('dates nothing later than the arrival of the vehicle ($name)', ({ stock }) => {
    for (const { carType, built, complied, firstRegistered, arrived, soldOn } of stock) {
      expect(firstRegistered === null).toBe(carType === 'new');
      if (firstRegistered !== null)
        expect(complied <= firstRegistered && firstRegistered <= arrived).toBe(true);
      expect(built <= complied && complied <= arrived && arrived <= now).toBe(true);
      if (soldOn !== null) expect(now.getTime() - soldOn.getTime()).toBeLessThanOrEqual(3 * 86_400_000);
    }
  });

  it.each(['group', 'largeGroup'] as const)(
    'takes orders for new cars that are not here yet, with and without a price (%s)',
    (name) => {
      const stock = drawStock({ ...order, profile: profiles[name], vehicles: 1200 });
      const preorders = stock.filter(({ isPreorder }) => isPreorder);
      expect(preorders.length).toBeGreaterThan(5);
      for (const { carType, status } of preorders) {
        expect(carType).toBe('new');
        expect(status).not.toBe('in stock');
      }
      const unpriced = preorders.filter(({ price }) => price === null);
      expect(unpriced.length).toBeGreaterThan(preorders.length / 3);
      expect(unpriced.length).toBeLessThan(preorders.length);
      expect(unpriced.filter(({ wasPrice }) => wasPrice !== null)).toEqual([]);
    },
  );

  it.each(stocks)('only raises was-prices above the price ($name)', ({ stock }) => {
    const cut = stock.filter(({ wasPrice }) => wasPrice !== null);
    expect(cut.length).toBeGreaterThan(20);
    for (const { price, wasPrice } of cut) expect(wasPrice).toBeGreaterThan(price ?? 0);
  });

  it('is cheaper the older it is, for each model', () => {
    const used = stocks
      .flatMap(({ stock }) => stock)
      .filter(({ carType, itemType }) => carType === 'used' && itemType === 'car');
    const averageShare = (min: number, max: number) => {
      const shares = used
        .filter(({ ageYears }) => ageYears >= min && ageYears < max)
        .flatMap(({ price, grade }) => (price === null ? [] : price / grade.price));
      return shares.reduce((sum, share) => sum + share, 0) / shares.length;
    };
    const shares = [averageShare(0, 2), averageShare(2, 5), averageShare(5, 9), averageShare(9, 22)];
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares[0]).toBeLessThan(1);
  });

  it('has new cars of the makes for which the branch has a franchise', () => {
    for (const { carType, make, location } of drawStock(order)) {
      if (carType !== 'used') expect(location.manufacturers).toContain(make.name);
    }
  });

  it('of a large group has only its makes, new or used', () => {
    const makes = new Set(drawStock({ ...order, profile: largeGroup }).map(({ make }) => make.name));
    for (const make of makes) expect(['Toyota', 'Mazda', 'Kia', 'Holden', 'Tesla']).toContain(make);
  });

  it('of a cheap yard is used cars below its price limit', () => {
    for (const { carType, price } of drawStock({ ...order, profile: yard })) {
      expect(carType).toBe('used');
      expect(price ?? 0).toBeLessThanOrEqual(21_500);
    }
  });

  it('of a leisure dealer is caravans, motorcycles, trucks and tow cars, some for subscription', () => {
    const stock = drawStock({ ...order, profile: leisure });
    expect(new Set(stock.map(({ itemType }) => itemType))).toEqual(
      new Set(['caravan', 'motorcycle', 'truck', 'car']),
    );
    const byTheWeek = stock.filter(({ subscriptionPerWeek }) => subscriptionPerWeek !== null);
    expect(byTheWeek.length).toBeGreaterThan(20);
    expect(byTheWeek.filter(({ price }) => price === null).length).toBeGreaterThan(2);
    expect(byTheWeek.filter(({ price }) => price !== null).length).toBeGreaterThan(10);
    const cars = stock.filter(({ itemType }) => itemType === 'car');
    expect(cars.every(({ generation }) => (generation.facts.tow ?? 0) >= 2_500)).toBe(true);
  });
});
