import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { quoteFiguresSchema, quoteRequestSchema } from './quote.schema.ts';

const schema = quoteRequestSchema(demoSettings('harbourline').finance, 'AUD');
const asked = { selfAssessedCreditScore: 'DECENT', purchasePrice: 30_000, loanTerm: 5 };
const problems = (changes: object) =>
  v
    .safeParse(schema, { ...asked, ...changes })
    .issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [];

describe('the request to a lender', () => {
  it('requires the score, the price and the term', () => {
    expect(v.parse(schema, asked)).toEqual({ ...asked, year: null, vin: null, nvic: null, whoIsHelping: '' });
  });

  it('is parsed from a form as from JSON', () => {
    const form = {
      selfAssessedCreditScore: 'DECENT',
      purchasePrice: ' 30000 ',
      loanTerm: '5',
      year: '2021',
      vin: ' JTNB23HK903012345 ',
      nvic: '',
      whoIsHelping: ' Kim ',
    };
    const year = 2021;
    const read = { ...asked, year, vin: 'JTNB23HK903012345', nvic: null, whoIsHelping: 'Kim' };
    expect(v.parse(schema, form)).toEqual(read);
    expect(v.parse(schema, { ...form, year: '' })).toEqual({ ...read, year: null });
  });

  it.each([
    [{ purchasePrice: 10_000, loanTerm: 1 }],
    [{ purchasePrice: 200_000, loanTerm: 7 }],
    [{ loanTerm: 2.5 }],
  ])('may be %j', (changes) => expect(problems(changes)).toEqual([]));

  it.each([
    [{ purchasePrice: 9999.99 }, 'purchasePrice: Cannot be less than $10,000 or more than $200,000'],
    [{ purchasePrice: 200_001 }, 'purchasePrice: Cannot be less than $10,000 or more than $200,000'],
    [{ loanTerm: 0.5 }, 'loanTerm: Cannot be less than 1 or more than 7'],
    [{ loanTerm: '7.5' }, 'loanTerm: Cannot be less than 1 or more than 7'],
  ])('%j gets a message with the limits', (changes, message) => expect(problems(changes)).toEqual([message]));

  it.each([
    { selfAssessedCreditScore: 'great' },
    { selfAssessedCreditScore: undefined },
    { purchasePrice: '30k' },
    { purchasePrice: '-30000' },
    { purchasePrice: Number.NaN },
    { purchasePrice: [30_000] },
    { loanTerm: 1.1 },
    { year: 1500 },
    { year: 2021.5 },
    { vin: "'; DROP TABLE leads" },
    { vin: 'X'.repeat(21) },
    { whoIsHelping: 'x'.repeat(101) },
  ])('may not be %j', (changes) => expect(problems(changes)).toHaveLength(1));
});

describe('the reply of a lender', () => {
  const figures = { weeklyRepaymentAmount: 140, advertisedRate: 6.29, comparisonRate: 8.19 };

  it.each([
    { weeklyRepaymentAmount: 0 },
    { weeklyRepaymentAmount: Number.POSITIVE_INFINITY },
    { advertisedRate: -1 },
    { comparisonRate: 101 },
    { comparisonRate: '8.19' },
  ])('is rejected with %j', (changes) => {
    expect(v.is(quoteFiguresSchema, figures)).toBe(true);
    expect(v.is(quoteFiguresSchema, { ...figures, ...changes })).toBe(false);
  });
});
