import { expect, it } from 'vitest';
import { displayedFields } from './displayed-fields.ts';

const loan = { name: 'Ada', purchasePrice: 30_000, loanTerm: 5 };

it.each([
  ['what both names say alike', { amount: 30_000, term: 5 }, loan],
  ['not an amount of its own', { amount: 25_000, term: 5 }, { ...loan, amount: 25_000 }],
])('a field is displayed once %s', (_, more, expected) => {
  expect(displayedFields({ ...loan, ...more })).toEqual(expected);
});

it('an amount without a label is displayed', () => {
  expect(displayedFields({ amount: 30_000, term: 5 })).toEqual({ amount: 30_000, term: 5 });
});
