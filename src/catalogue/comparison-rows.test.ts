import { expect, it } from 'vitest';
import { aModel } from './a-model.fixture.ts';
import { comparisonRows } from './comparison-rows.ts';

const figures = (values: Record<string, string>) =>
  Object.entries(values).map(([label, value]) => ({ label, value }));
const sportage = aModel({ price: 'From $43,990', figures: figures({ Seats: '5', Power: '137 kW' }) });
const tucson = aModel({ price: 'From $50,888', figures: figures({ Boot: '539 L', Seats: '5' }) });
const unknown = aModel();

it('models are compared by price and by each specification that one of them has, in the order of the first', () => {
  expect(comparisonRows([sportage, tucson], 'Price')).toEqual([
    { label: 'Price', values: ['From $43,990', 'From $50,888'], differs: true },
    { label: 'Seats', values: ['5', '5'], differs: false },
    { label: 'Power', values: ['137 kW', null], differs: false },
    { label: 'Boot', values: [null, '539 L'], differs: false },
  ]);
});

it('an unknown value does not count as a difference, and a specification that no model has is left out', () => {
  expect(comparisonRows([sportage, unknown], 'Price').map(({ differs }) => differs)).toEqual([
    false,
    false,
    false,
  ]);
  expect(comparisonRows([unknown, unknown], 'Price')).toEqual([]);
});
