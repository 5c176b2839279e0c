import { describe, expect, it } from 'vitest';
import { type FinanceQuery, readFinanceQuery } from '../page/finance-query.ts';
import { type FinanceCar, financeStart } from './finance-start.ts';

const limits = {
  purchasePrice: { min: 10_000, max: 200_000 },
  termYears: { min: 1, max: 7 },
};
const queryOf = (search = '') => readFinanceQuery(new URLSearchParams(search), limits);
const dealer = {
  finance: limits,
  locations: { locations: [{ dealershipSlug: 'north-kia' }, { dealershipSlug: null }] },
  site: { currency: 'AUD' },
};

const car: FinanceCar = {
  id: '7',
  slug: 'kia-rio-7',
  name: '2021 Kia Rio',
  carType: 'used',
  isTestDriveOnly: false,
  isUnavailable: false,
  branch: 'gc',
  price: '$18,990',
  priceType: 'Drive Away',
  photo: '/rio.webp',
  vin: 'KNADC512MF6000001',
  nvic: null,
  year: 2021,
  amount: 18_990,
  weekly: '$99/week at 7.99% p.a., 8.73% p.a. comparison rate',
  loan: '18990 8.5 9.1 0 0 5 0 0 house',
};

const startOf = (chosen: FinanceCar | null, query: FinanceQuery) => financeStart(query, chosen, dealer);

describe('the initial values of an application', () => {
  it('are empty without a query', () => {
    expect(startOf(null, queryOf())).toEqual({});
  });

  it("have the dealer's own identifiers of the vehicle, whatever the address contains", () => {
    const query = queryOf('vin=JTNB23HK903012345&year=1999&car_type=new');
    expect(startOf(car, query)).toMatchObject({
      ...{ car_id: '7', car_slug: 'kia-rio-7' },
      ...{ vin: 'KNADC512MF6000001', year: '2021', car_type: 'used' },
    });
    expect(startOf(null, query)).toEqual({ vin: 'JTNB23HK903012345', year: '1999', car_type: 'new' });
  });

  it.each([
    ['north-kia', 'north-kia'],
    ['south-kia', undefined],
    ['', undefined],
  ])('have preferredDealership=%s as %s: only an existing dealership', (slug, sent) => {
    expect(startOf(car, queryOf(`preferredDealership=${slug}`))['dealership_slug']).toBe(sent);
  });

  it.each<[string, number | null, string | undefined]>([
    ['price=30000', 18_990, '$30,000'],
    ['', 18_990, '$18,990'],
    ['', 8990, '$10,000'],
    ['', 300_000, '$200,000'],
    ['', null, undefined],
  ])("have the price of the address, %s, or else the vehicle's, %s", (search, amount, value) => {
    expect(startOf({ ...car, amount }, queryOf(search))['purchasePrice']).toBe(value);
  });

  it('have term, score and whoIsHelping from the address', () => {
    expect(startOf(null, queryOf('loanTerm=3.5&credit_score=POOR&whoIsHelping=Mel'))).toEqual({
      ...{ loanTerm: '3.5', selfAssessedCreditScore: 'POOR', whoIsHelping: 'Mel' },
    });
  });
});
