import { expect, it } from 'vitest';
import { feedSettings } from '../import/feed-settings.fixture.ts';
import { distanceUnitOf } from './distance-unit.ts';

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
