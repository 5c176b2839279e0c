import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { financeQueryNames, readFinanceQuery } from './finance-query.ts';

const limits = {
  purchasePrice: { min: 10_000, max: 200_000 },
  termYears: { min: 1, max: 7 },
};
const read = (search: string) => readFinanceQuery(new URLSearchParams(search), limits);

const nothing = {
  carId: '',
  vin: '',
  nvic: '',
  year: null,
  dealership: '',
  carType: null,
  price: null,
  termYears: null,
  creditScore: null,
  whoIsHelping: '',
};

describe('the query of a finance page', () => {
  it('uses the parameter names of the specification', () => {
    expect(
      read(
        '?car_id=A%261&vin=jtnb23hk903012345&nvic=abc123&year=2021&preferredDealership=north-kia&car_type=used' +
          '&vehiclePriceBudget=25990&loanTerm=3&selfAssessedCreditScore=DECENT&whoIsHelping=Mel%20B',
      ),
    ).toEqual({
      carId: 'A&1',
      vin: 'JTNB23HK903012345',
      nvic: 'ABC123',
      year: 2021,
      dealership: 'north-kia',
      carType: 'used',
      price: 25_990,
      termYears: 3,
      creditScore: 'DECENT',
      whoIsHelping: 'Mel B',
    });
  });

  it('may be empty', () => {
    expect(read('')).toEqual(nothing);
    expect(read(`?${financeQueryNames.map((name) => `${name}=`).join('&')}`)).toEqual(nothing);
  });

  it.each([
    ['vehiclePriceBudget=25990', 25_990],
    ['price=25990', 25_990],
    ['price=%2425%2C990', 25_990],
    ['price=25990.50', 25_990],
    ['price=1&vehiclePriceBudget=25990', 25_990],
    ['price=25990&vehiclePriceBudget=lots', 25_990],
    ['price=9999', 10_000],
    ['price=200001', 200_000],
    ['price=0', null],
    ['price=-25990', null],
    ['price=2e4', null],
    ['price=NaN', null],
    ['price=Infinity', null],
    ['price=20000-30000', null],
    ['price=99999999999999999999', null],
  ])('%s is a price of %s', (search, price) => expect(read(`?${search}`).price).toBe(price));

  it.each([
    ['5', 5],
    ['5.5', 5.5],
    ['5.2', 5],
    ['5.3', 5.5],
    ['0.5', 1],
    ['7.5', 7],
    ['60', 7],
    ['0', null],
    ['-3', null],
    ['five', null],
  ])('loanTerm=%s is %s years', (term, years) => expect(read(`?loanTerm=${term}`).termYears).toBe(years));

  it.each([
    ['selfAssessedCreditScore=GREAT', 'GREAT'],
    ['credit_score=poor', 'POOR'],
    ['selfAssessedCreditScore=best&credit_score=DECENT', 'DECENT'],
    ['selfAssessedCreditScore=GREAT&credit_score=POOR', 'GREAT'],
    ['credit_score=constructor', null],
  ])('%s is the score %s', (search, score) => expect(read(`?${search}`).creditScore).toBe(score));

  it.each([
    ['vin', 'JTNB23HK90301234'],
    ['vin', 'JTNB23HK90301234O'],
    ['vin', '<script>alert(1)</script>'],
    ['nvic', 'a b'],
    ['year', '21'],
    ['year', '3021'],
    ['preferredDealership', '../admin'],
    ['car_type', 'stolen'],
    ['car_id', 'x'.repeat(201)],
  ])('ignores the invalid %s=%s', (name, value) => {
    expect(read(`?${new URLSearchParams({ [name]: value })}`)).toEqual(nothing);
  });

  it('limits the length of every value', () => {
    const name = fc.constantFrom(...financeQueryNames);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary' }))), (said) => {
        const { price, termYears, year, ...texts } = readFinanceQuery(new URLSearchParams(said), limits);
        if (price !== null) expect(price).toSatisfy((value: number) => value >= 10_000 && value <= 200_000);
        if (termYears !== null)
          expect([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7]).toContain(termYears);
        if (year !== null) expect(year).toSatisfy((value: number) => value >= 1900 && value < 2100);
        for (const text of Object.values(texts)) expect((text ?? '').length).toBeLessThanOrEqual(200);
      }),
    );
  });
});
