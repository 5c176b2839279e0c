import { describe, expect, it } from 'vitest';
import { aRow } from '../draft.fixture.ts';
import { readStructures } from './read-structures.ts';

describe('the term of a lender', () => {
  it.each<[string, object, number | null, number | null]>([
    ['is stated in years', { termYears: 5, term1Years: 7 }, 5, null],
    ['is stated in months', { termYears: 0, termMonths: '60', term1Years: 7 }, 0, 60],
    ['is the only numbered one', { term1Months: '48 months' }, null, 48],
    ['is the first of several numbered ones', { term10Years: 7, term2Years: 3, term3Months: 60 }, 3, null],
    [
      'is the first numbered one with a value',
      { term1Years: null, term1Months: 0, term2Months: 36 },
      null,
      36,
    ],
    ['is not known', { terms: 5, term1: 5 }, null, null],
  ])('%s: %j', (_, lender, termYears, termMonths) => {
    const { row } = aRow({ Make: 'Kia', finance_lenders: JSON.stringify({ bank: lender }) });
    expect(readStructures(row).financeLenders).toMatchObject({ bank: { termYears, termMonths } });
  });
});
