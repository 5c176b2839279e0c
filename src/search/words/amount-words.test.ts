import { describe, expect, it } from 'vitest';
import { chinese, filtersOf } from '#tests/fixtures/search/chinese-site.ts';

describe('amounts typed in the language of a site', () => {
  it.each([
    ['5万以下 丰田', { text: 'Toyota', price: { min: null, max: 50_000 } }],
    ['3万以下SUV', { text: 'suv', price: { min: null, max: 30_000 } }],
    ['白色SUV 3.5万以内', { text: 'suv', colour: ['White'], price: { min: null, max: 35_000 } }],
    ['30000以下', { text: '', price: { min: null, max: 30_000 } }],
    ['30,000 元以下', { text: '', price: { min: null, max: 30_000 } }],
    ['$30000以上', { text: '', price: { min: 30_000, max: null } }],
    ['30k以下', { text: '', price: { min: null, max: 30_000 } }],
    ['不超过3万', { text: '', price: { min: null, max: 30_000 } }],
    ['800元以下', { text: '', price: { min: null, max: 800 } }],
    ['5千以内', { text: '', price: { min: null, max: 5000 } }],
    ['3万', { text: '', price: { min: null, max: 30_000 } }],
    ['3万到5万', { text: '', price: { min: 30_000, max: 50_000 } }],
    ['3-5万', { text: '', price: { min: 30_000, max: 50_000 } }],
    ['10万公里以内', { text: '', km: { min: null, max: 100_000 } }],
    ['3-5万公里', { text: '', km: { min: 30_000, max: 50_000 } }],
    ['每周不超过150元', { text: '', weekly_price: { min: null, max: 150 } }],
    ['150元每周以下', { text: '', weekly_price: { min: null, max: 150 } }],
    ['2019年以后', { text: '', year: { min: 2019, max: null } }],
    ['2019年丰田', { text: 'Toyota', year: { min: 2019, max: 2019 } }],
    ['2015年到2018年', { text: '', year: { min: 2015, max: 2018 } }],
    ['2015至2018', { text: '', year: { min: 2015, max: 2018 } }],
    ['3万以下5万公里以内', { text: '', price: { min: null, max: 30_000 }, km: { min: null, max: 50_000 } }],
    ['toyota under 30k', { text: 'toyota', price: { min: null, max: 30_000 } }],
  ])('"%s"', (query, expected) => {
    expect(filtersOf(query)).toEqual(expected);
  });

  it.each(['320i', 'cx-5以下', '800以下', '3年', '以下', '年', `${'9'.repeat(180)}以下`])(
    'are not in "%s"',
    (query) => {
      expect(filtersOf(query)).toEqual({ text: query });
    },
  );

  it('are only words for a site without them', () => {
    expect(filtersOf('白色3万以下', { ...chinese, words: {}, amounts: null })).toEqual({
      text: '白色3万以下',
    });
  });
});
