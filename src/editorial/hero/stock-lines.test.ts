import { expect, it } from 'vitest';
import { stockLines } from './stock-lines.ts';

const used = {
  kind: 'type',
  filter: { carTypes: ['used'] },
  label: 'Used',
  count: 7,
  path: '/search/used-cars',
} as const;

it('the register of the stock has a line for each type and for the offers, and none without a vehicle', () => {
  const lines = stockLines([
    { ...used, filter: {}, label: 'All' },
    used,
    { ...used, filter: { carTypes: ['new', 'demo'] }, label: 'New and demo' },
    { ...used, filter: { carTypes: ['demo'] }, label: 'Demo', count: 0 },
    { ...used, kind: 'make', filter: { makes: ['Kia'] }, label: 'Kia' },
    { ...used, kind: 'offers', filter: { offers: true }, label: 'Offers', count: 2, path: '/special-offers' },
  ]);
  expect(lines).toEqual([
    { label: 'Used', count: 7, href: '/search/used-cars' },
    { label: 'Offers', count: 2, href: '/special-offers' },
  ]);
});
