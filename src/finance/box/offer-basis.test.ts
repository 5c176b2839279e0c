import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { anOffer } from '../../vehicle/estimate/an-offer.fixture.ts';
import type { LenderOffer } from '../../vehicle/estimate/lender-rule.ts';
import { offerBasis } from './offer-basis.ts';

const { texts } = demoSettings('harbourline').finance.estimate;
it.each<[Partial<LenderOffer>, string]>([
  [
    { termYears: 5, deposit: 0, balloon: 0, establishmentFees: 1307.25, totalPayable: 36_998 },
    '5 years, no deposit, no balloon, $1,307.25 establishment fees, total payable $36,998.',
  ],
  [
    { termMonths: 60, deposit: 2_000, balloon: 9_500.5 },
    '5 years, $2,000 deposit, $9,500.50 balloon at the end.',
  ],
  [{ termYears: 1 }, '1 year.'],
  [{ termYears: 2.5 }, '30 months.'],
  [{ termYears: 5, termMonths: 42 }, '42 months.'],
  [{ termYears: 0, deposit: 0 }, 'No deposit.'],
  [{ establishmentFees: 0, totalPayable: 0 }, ''],
  [{}, ''],
])('of %o the offer says that it rests on "%s"', (told, sentence) => {
  expect(offerBasis(anOffer(told), texts, 'AUD')).toBe(sentence);
});
