import { describe, expect, it } from 'vitest';
import type { FinanceCar } from '../form/finance-start.ts';
import { financeFillings } from './finance-filling.ts';
import { type FinanceQuery, readFinanceQuery } from './finance-query.ts';

const limits = {
  purchasePrice: { least: 10_000, most: 200_000 },
  termYears: { least: 1, most: 7 },
};
const queryOf = (search = '') => readFinanceQuery(new URLSearchParams(search), limits);
const dealer = {
  finance: { ...limits, form: { labels: { yearsOne: '1 year', yearsMany: '{years} years' } } },
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
  repaymentPrice: 18_990,
};

function fillingOf(at: string, chosen: FinanceCar | 'gone' | null = car, query: FinanceQuery = queryOf()) {
  const found = financeFillings(query, chosen, dealer).filter((filling) => filling.at === at);
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0];
}
const sentAs = (name: string, chosen: FinanceCar | 'gone' | null = car, query = queryOf()) =>
  fillingOf(`[name="${name}"]`, chosen, query)?.attributes?.['value'];

describe('the page of finance', () => {
  it('shows the chosen vehicle in place of the steps and of others', () => {
    expect(fillingOf('[data-fill="finance-car"]')?.attributes).toEqual({ hidden: null });
    expect(fillingOf('[data-fill="finance-steps"]')?.attributes).toEqual({ hidden: '' });
    expect(fillingOf('[data-fill="finance-promo"]')?.attributes).toEqual({ hidden: '' });
    expect(fillingOf('[data-fill="car-name"]')?.text).toBe('2021 Kia Rio');
    expect(fillingOf('[data-fill="car-price"]')?.text).toBe('$18,990');
    expect(fillingOf('[data-fill="car-price-type"]')?.text).toBe('Drive Away');
    expect(fillingOf('[data-fill="car-link"]')?.attributes).toEqual({ href: '/cars/kia-rio-7' });
  });

  it('brings its picture at once, and does without where there is none', () => {
    expect(fillingOf('[data-fill="car-photo"]')?.attributes).toEqual({
      src: '/rio.webp',
      loading: null,
      hidden: null,
    });
    expect(fillingOf('[data-fill="car-photo"]', { ...car, photo: null })).toBeUndefined();
  });

  it('shows a repayment with its rates and the warning, or none of them', () => {
    expect(fillingOf('[data-fill="car-weekly"]')?.text).toContain('8.73% p.a. comparison rate');
    expect(fillingOf('[data-fill="car-rates"]')?.attributes).toEqual({ hidden: null });
    expect(fillingOf('[data-fill="car-own-weekly"]')?.attributes).toEqual({ 'data-price': '18990' });
    const bare = { ...car, weekly: null };
    expect(fillingOf('[data-fill="car-weekly"]', bare)).toBeUndefined();
    expect(fillingOf('[data-fill="car-rates"]', bare)).toBeUndefined();
  });

  it('says kindly that a vehicle is gone, and keeps the steps', () => {
    expect(fillingOf('[data-fill="finance-gone"]', 'gone')?.attributes).toEqual({ hidden: null });
    expect(fillingOf('[data-fill="finance-steps"]', 'gone')).toBeUndefined();
    expect(fillingOf('[data-fill="finance-car"]', 'gone')).toBeUndefined();
    expect(financeFillings(queryOf(), null, dealer)).toEqual([]);
  });

  it('sends the numbers of the vehicle as the dealer knows them, whatever the address says', () => {
    const query = queryOf('vin=JTNB23HK903012345&year=1999&car_type=new');
    expect(sentAs('car_id', car, query)).toBe('7');
    expect(sentAs('car_slug', car, query)).toBe('kia-rio-7');
    expect(sentAs('vin', car, query)).toBe('KNADC512MF6000001');
    expect(sentAs('year', car, query)).toBe('2021');
    expect(sentAs('car_type', car, query)).toBe('used');
    expect(sentAs('vin', null, query)).toBe('JTNB23HK903012345');
    expect(sentAs('year', 'gone', query)).toBe('1999');
    expect(sentAs('car_type', null, query)).toBe('new');
    expect(sentAs('car_id', null, query)).toBeUndefined();
  });

  it.each([
    ['north-kia', 'north-kia'],
    ['south-kia', undefined],
    ['', undefined],
  ])('sends preferredDealership=%s as %s: only a dealership that there is', (slug, sent) => {
    expect(sentAs('dealership_slug', car, queryOf(`preferredDealership=${slug}`))).toBe(sent);
  });

  it.each<[string, number | null, string | undefined]>([
    ['price=30000', 18_990, '$30,000'],
    ['', 18_990, '$18,990'],
    ['', 8990, '$10,000'],
    ['', 300_000, '$200,000'],
    ['', null, undefined],
  ])(
    'begins with the price of the address %s, else with what the vehicle costs, %s',
    (search, amount, value) => {
      expect(sentAs('purchasePrice', { ...car, amount }, queryOf(search))).toBe(value);
    },
  );

  it('takes term, score and who is helping from the address', () => {
    const query = queryOf('loanTerm=3.5&credit_score=POOR&whoIsHelping=Mel');
    expect(sentAs('loanTerm', null, query)).toBe('3.5');
    expect(fillingOf('[data-fill="loan-term"]', null, query)?.text).toBe('3.5 years');
    expect(sentAs('whoIsHelping', null, query)).toBe('Mel');
    expect(fillingOf('[value="POOR"]', null, query)?.attributes).toEqual({ checked: '' });
    expect(fillingOf('[value="GREAT"]', null, query)?.attributes).toEqual({ checked: null });
    expect(fillingOf('[value="GREAT"]')).toBeUndefined();
  });

  it('tells the events about a lead what it is', () => {
    expect(fillingOf('[data-fill="finance-form"]')?.attributes).toEqual({
      'data-car-id': '7',
      'data-car-slug': 'kia-rio-7',
      'data-car-name': '2021 Kia Rio',
      'data-car-type': 'used',
      'data-test-drive-only': null,
      'data-unavailable': null,
    });
  });
});
