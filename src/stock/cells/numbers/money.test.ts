import { describe, expect, it } from 'vitest';
import { priceTypeIn, readMoney } from './money.ts';

describe('readMoney', () => {
  it.each<[string, number]>([
    ['$25,990', 25990],
    ['25990', 25990],
    ['25990.00', 25990],
    ['25k', 25000],
    ['$25.5K', 25500],
    ['48900.00 CAD', 48900],
    ['AUD 25,990', 25990],
    ['105950 SEK', 105950],
    ['105 950 kr', 105950],
    ['25.990,- €', 25990],
    ['£12,995 + VAT', 12995],
    ['$25,990 Drive Away', 25990],
    ['from $19,990*', 19990],
    ['1.2m', 1200000],
    ['88', 88],
    ['25 k', 25000],
    ['1.2 million', 1200000],
    ['950kr', 950],
    ['0', 0],
    ['2.599E+04', 25990],
    ['$2.6E+04', 26000],
    ['Was $27,990 Now $25,990', 25990],
    ['Was $1.1m, now only $990k', 990_000],
    ['$25,990 now', 25990],
    ['$24,990 weekly special', 24990],
    ['Monthly special: $24,990', 24990],
    ['Daily driver $9,990', 9990],
    ['$25,990 or $120 p/w', 25990],
    ['$25,990 drive away or from $120.50* per week', 25990],
    ['$25,990 (from $120 pw)', 25990],
    ['$120 weekly or $25.9k', 25900],
    ['$120 p.w. or $25,990 Drive Away', 25990],
    ['$25,990 or $120 pw T.A.P.', 25990],
    ['$25,990 ($120 per week TAP*)', 25990],
    ['$120 weekly to approved purchasers or $25,990', 25990],
    ['Ex Daily rental $15,990', 15990],
    ['$15,990 ex-daily hire', 15990],
  ])('reads %j as %d', (text, amount) => {
    expect(readMoney(text)).toEqual({ value: amount, problem: null });
  });
  it.each([
    'POA',
    'P.O.A.',
    'Price on application',
    'Call for price',
    'Contact us',
    'SOLD',
    '-',
    '',
    'TBA',
    'Enquire now',
  ])('takes %j for no price, and no mistake', (text) => {
    expect(readMoney(text)).toEqual({ value: null, problem: null });
  });
  it.each([
    ...[
      '$89 pw',
      '$89 per week',
      '$89/week',
      '$89 weekly',
      '$89 a week',
      '$450 per fortnight',
      '$450 fortnightly',
      '$120 pw TAP',
      '$55 daily rental',
    ],
    ...['$500 deposit, $89 pw', '$500, $89 pw', '$500 deposit or $89 pw', '$89 pw or $350 monthly'],
    ...['$25,xxx', '$2x,xxx', 'a lot', '-500', '-5E+04', '1e400'],
  ])('refuses %j with a reason', (text) => {
    const { value, problem } = readMoney(text);
    expect(value).toBeNull();
    expect(problem).toMatch(/\w/);
  });
});

describe('priceTypeIn', () => {
  it.each<[string, string | null]>([
    ['$25,990 Drive Away', 'Drive Away'],
    ['DAP', 'Drive Away'],
    ['$25,990 DA', 'Drive Away'],
    ['drive-away', 'Drive Away'],
    ['Ex gov charges', 'Excl. Govt. Charges'],
    ['Excl Govt', 'Excl. Govt. Charges'],
    ['before  on-road costs', 'Excl. Govt. Charges'],
    ['plus onroads', 'Excl. Govt. Charges'],
    ['$25,990 plus ORC', 'Excl. Govt. Charges'],
    ['$25,990 +ORC', 'Excl. Govt. Charges'],
    ['$25,990 + ORC', 'Excl. Govt. Charges'],
    ['driveaway', 'Drive Away'],
    ['EGC', 'Excl. Govt. Charges'],
    ['$25,990 plus on roads', 'Excl. Govt. Charges'],
    ['Excl. Govt. Charges', 'Excl. Govt. Charges'],
    ['$25,990', null],
  ])('finds in %j the type %j', (text, type) => {
    expect(priceTypeIn(text)).toBe(type);
  });
});
