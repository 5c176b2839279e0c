import { describe, expect, it } from 'vitest';
import { amountReader } from './amounts.ts';

const typedAmount = amountReader({ thisYear: 2026 });

describe('an amount among typed words', () => {
  it.each([
    ['20-30k', 'price', 20_000, 30_000],
    ['20k-30k', 'price', 20_000, 30_000],
    ['$20,000 to $30,000', 'price', 20_000, 30_000],
    ['between 20 and 30 grand', 'price', 20_000, 30_000],
    ['2,000 - 30k', 'price', 2000, 30_000],
    ['1000-3k', 'price', 1000, 3000],
    ['maximum 15 grand', 'price', null, 15_000],
    ['max 20000', 'price', null, 20_000],
    ['under 1000', 'price', null, 1000],
    ['under 20.5k', 'price', null, 20_500],
    ['less than 30000 dollars', 'price', null, 30_000],
    ['at least 10 thousand', 'price', 10_000, null],
    ['$15,990', 'price', null, 15_990],
    ['under $999,999,999', 'price', null, 999_999_999],
    ['under 80,000 km', 'km', null, 80_000],
    ['under 80k kms', 'km', null, 80_000],
    ['over 80000 kilometre', 'km', 80_000, null],
    ['under 90 klm', 'km', null, 90],
    ['under $150 a week', 'weekly_price', null, 150],
    ['under 150 per wk', 'weekly_price', null, 150],
    ['under 150pw', 'weekly_price', null, 150],
    ['$400 per week', 'weekly_price', null, 400],
    ['$200 week', 'weekly_price', null, 200],
    ['$150 p/w', 'weekly_price', null, 150],
    ['400pw', 'weekly_price', null, 400],
    ['400 a week', 'weekly_price', null, 400],
    ['under 150 p/w', 'weekly_price', null, 150],
    ['$100 pw', 'weekly_price', null, 100],
    ['$450 pm', 'weekly_price', null, 104],
    ['under 450p/m', 'weekly_price', null, 104],
    ['450pm', 'weekly_price', null, 104],
    ['$50 pm', 'weekly_price', null, 12],
    ['2015-2018', 'year', 2015, 2018],
    ['after 2015', 'year', 2016, null],
    ['newer than 2015', 'year', 2016, null],
    ['since 2015', 'year', 2015, null],
    ['before 2015', 'year', null, 2014],
    ['older than 2015', 'year', null, 2014],
    ['until 2018', 'year', null, 2018],
    ['post 2018', 'year', 2019, null],
    ['pre 2015', 'year', null, 2014],
    ['pre-2015', 'year', null, 2014],
    ['2019 or newer', 'year', 2019, null],
    ['2019 and older', 'year', null, 2019],
    ['nothing over 30k', 'price', null, 30_000],
    ['under 5 years old', 'year', 2021, null],
    ['up to 10 years', 'year', 2016, null],
    ['over 10 years old', 'year', null, 2016],
    ['older than 10 years', 'year', null, 2015],
    ['no older than 5 years', 'year', 2021, null],
    ['5 years old or newer', 'year', 2021, null],
    ['3 to 5 years old', 'year', 2021, 2023],
    ['20 to 30 thousand dollars', 'price', 20_000, 30_000],
    ['10,000km-50,000km', 'km', 10_000, 50_000],
    ['towing at least 2.5 tonne', 'towing', 2500, null],
    ['1950', 'year', 1950, 1950],
    ['2049', 'year', 2049, 2049],
  ] as const)('"%s" is a %s from %s to %s', (text, attribute, min, max) => {
    expect(typedAmount(` ${text} `)).toEqual({ words: text, attribute, range: { min, max } });
  });

  it.each([
    '5 years old',
    '12 month',
    '6 months',
    '5 pm',
    'open until 5pm',
    '5:30 pm',
    '4-5 pm',
    '$0',
    '2000 kg',
    'under 999',
    '1949',
    '2050',
    'cx-30',
    'f-150 to 250',
    'peugeot 2008',
    'under $9,999,999,999',
    '',
  ])('is not found in "%s"', (text) => {
    expect(typedAmount(` ${text} `)).toBeNull();
  });

  it('that is an age needs the year', () => {
    expect(amountReader({})(' under 5 years old ')).toBeNull();
  });

  it('whose ends are the wrong way round is its first figure', () => {
    expect(typedAmount('40k to 30k')).toMatchObject({ words: '40k', range: { min: null, max: 40_000 } });
    expect(typedAmount('2018 to 2015')).toMatchObject({ words: '2018', range: { min: 2018, max: 2018 } });
  });
});
