import { describe, expect, it } from 'vitest';
import { vehicleHistories } from '../../../src/stock/history/vehicle-history.ts';
import { demoHistory } from './demo-history.ts';

const now = new Date('2026-11-20T02:00:00Z');
const day = (text: string) => new Date(`2026-${text}T00:00:00Z`);

function pricesOf(changes: Partial<Parameters<typeof demoHistory>[0][number]>) {
  const vehicle = {
    stockNumber: 'A1',
    vin: 'VIN',
    status: 'in stock',
    carType: 'new',
    arrived: day('10-01'),
    price: 27_990,
    wasPrice: null,
    cutOn: null,
  } as const;
  const history = vehicleHistories(demoHistory([{ ...vehicle, ...changes }], now)).get('A1');
  return history?.prices.map(({ at, price }) => `${at.slice(5, 10)} ${price}`).join(', ');
}

describe('the history of a demo dealer', () => {
  it.each<[string, string | undefined, Parameters<typeof pricesOf>[0]]>([
    ['its arrival', '10-01 27990', {}],
    ['a cut', '10-01 28990, 11-02 27990', { wasPrice: 28_990, cutOn: day('11-02') }],
    [
      'a large cut in two steps',
      '10-01 30990, 11-02 29990, 11-11 27990',
      { wasPrice: 30_990, cutOn: day('11-02') },
    ],
    [
      'a large cut of these days in one',
      '10-01 30990, 11-18 27990',
      { wasPrice: 30_990, cutOn: day('11-18') },
    ],
    ['the first import, if it arrived before', '07-23 27990', { arrived: day('06-01') }],
    ['a rise', '10-01 27490, 10-13 27990', { carType: 'used', vin: 'VIN49' }],
    ['no rise of a low price', '10-01 490', { carType: 'used', vin: 'VIN49', price: 490 }],
    ['no price', '10-01 null', { price: null }],
    ['nothing of what was sold', undefined, { status: 'sold' }],
  ])('has %s', (_, prices, changes) => {
    expect(pricesOf(changes)).toBe(prices);
  });
});
