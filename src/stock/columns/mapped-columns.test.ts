import { describe, expect, it } from 'vitest';
import { feedSettings } from '../import/feed-settings.fixture.ts';
import { mappedColumns } from './mapped-columns.ts';

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
