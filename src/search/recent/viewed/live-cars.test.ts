import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../../vehicle/a-vehicle.fixture.ts';
import { liveCarsPath, liveFileCount, liveFiles } from './live-cars.ts';

const price = {
  noPriceText: 'Ask us',
  preorderText: 'PREORDER',
  defaultPriceType: null,
  belowMarket: false,
  belowMarketText: '',
  belowAverageText: '',
  perWeek: '{amount} per week',
  was: '',
};
const settings = { price, tags: { soldText: 'SOLD' } };
const stock = (length: number) =>
  Array.from({ length }, (_, index) => aVehicle({ id: `car-${index}`, price: 10_000 + index }));

describe('the live data files', () => {
  it.each([
    [0, 1],
    [150, 1],
    [151, 4],
    [2400, 16],
    [50_000, 1024],
  ])('for %d cars are %d', (cars, files) => {
    expect(liveFileCount(cars)).toBe(files);
  });

  it('contain each car once, in the file given by its slug, with its price', () => {
    const files = liveFiles(stock(700), settings, 'AUD');
    expect(files.size).toBe(16);
    const held = [...files.values()].flatMap((file) => Object.keys(file));
    expect(new Set(held).size).toBe(700);
    expect(held).toHaveLength(700);
    for (const id of ['car-0', 'car-699']) {
      const name = /^\/live-cars\/(.+)\.json$/.exec(liveCarsPath(id, 16))?.[1] ?? '';
      expect(files.get(name)?.[id]).toBe(id === 'car-0' ? '$10,000' : '$10,699');
    }
  });

  it('distribute the cars evenly', () => {
    const sizes = [...liveFiles(stock(1600), settings, 'AUD').values()].map(
      (file) => Object.keys(file).length,
    );
    expect(Math.max(...sizes)).toBeLessThan(2 * (1600 / 16));
  });

  it("have the card's no-price text for a car without a price", () => {
    const files = liveFiles([aVehicle({ id: '1', price: 0 })], settings, 'AUD');
    expect(files.get('1-0')).toEqual({ 1: 'Ask us' });
  });

  it.each(['sold', 'unavailable'] as const)('say that a car is %s in place of its price', (status) => {
    const files = liveFiles([aVehicle({ id: '1', price: 10_000, status })], settings, 'AUD');
    expect(files.get('1-0')).toEqual({ 1: 'SOLD' });
  });
});
