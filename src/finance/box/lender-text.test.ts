import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { lenderText } from './lender-text.ts';

it.each([
  ['harbourline', 'From Country, Licence 1.', 'From Country.'],
  ['wattle-range-zh', '来自 Country（Licence 1）。', '来自 Country。'],
] as const)('names the lender as a sentence of the site of %s', (dealer, licensed, plain) => {
  const { texts } = demoSettings(dealer).finance.estimate;
  expect(lenderText({ name: 'Country', licence: 'Licence 1' }, texts)).toBe(licensed);
  expect(lenderText({ name: 'Country', licence: null }, texts)).toBe(plain);
});
