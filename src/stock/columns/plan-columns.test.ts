import { describe, expect, it } from 'vitest';
import { feedSettings } from '../import/feed-settings.fixture.ts';
import { distanceUnitOf, mappedColumns } from './plan-columns.ts';

const columns = ['Ref', 'Kilometer', 'Body Style', 'mileage.value'];
const map = (settings: Parameters<typeof feedSettings>[0]) => mappedColumns(feedSettings(settings), columns);
const messageOf = (settings: Parameters<typeof feedSettings>[0]) => {
  const result = map(settings);
  return result.ok ? 'ok' : result.error.message;
};

describe('mappedColumns', () => {
  it('accepts names with small differences, and ordered lists', () => {
    const result = map({
      columns: { stockNumber: 'Ref', body: 'body style', odometerKm: ['Odo', 'mileage.value', 'Kilometer'] },
    });
    expect(result.ok && [...result.value]).toEqual([
      ['stockNumber', ['Ref']],
      ['body', ['Body Style']],
      ['odometerKm', ['mileage.value', 'Kilometer']],
    ]);
  });
  it('suggests the nearest field for an unknown one', () => {
    expect(messageOf({ columns: { stokNumber: 'Ref' } })).toBe(
      '"columns" in feed.json names a field "stokNumber" that does not exist. Did you mean "stockNumber"?',
    );
    expect(messageOf({ constants: { carTyp: 'used' } })).toMatch(/"constants".*Did you mean "carType"/);
    expect(messageOf({ values: { stauts: { S: 'sold' } } })).toMatch(/"values".*Did you mean "status"/);
  });
  it('suggests the nearest column for one that the feed does not have', () => {
    expect(messageOf({ columns: { odometerKm: 'Kilometers' } })).toBe(
      '"columns.odometerKm" in feed.json names a column "Kilometers" that the feed does not have. Did you mean "Kilometer"?',
    );
  });
});

const column = (name: string, ...values: string[]) => ({ name, values, filledRows: values.length });

it.each<[string, ReturnType<typeof column>[], 'km' | 'mi']>([
  ['nothing', [column('mileage', '10')], 'km'],
  ['an American address', [column('address.country', 'US')], 'mi'],
  ['a British address', [column('country', 'United Kingdom', 'GB')], 'mi'],
  ['addresses in two countries', [column('country', 'US', 'CA')], 'km'],
  ['prices in pounds', [column('Price', '£12,995', '£8,000')], 'mi'],
  ['prices in a column for pounds', [column('suppliedPrice.amountGBP', '12995')], 'mi'],
  ['prices in Canadian dollars', [column('price', '48900.00 CAD')], 'km'],
])('concludes from %s', (_, samples, unit) => {
  expect(distanceUnitOf(samples, feedSettings())).toBe(unit);
});

it('uses the unit set in feed.json', () => {
  expect(distanceUnitOf([column('country', 'US')], feedSettings({ distanceUnit: 'km' }))).toBe('km');
});
