import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { anOffer } from './an-offer.fixture.ts';
import { offerBasis } from './loan-words.ts';

const { texts } = demoSettings('harbourline').finance.estimate;

describe('the terms of an offer for a car without a price', () => {
  it.each([
    [{ termYears: 5 }, '5 years.'],
    [{ termMonths: 30, deposit: 2000 }, '30 months, $2,000 deposit.'],
    [
      { termYears: 1, balloon: 9500, establishmentFees: 395, totalPayable: 37_000 },
      '1 year, $9,500 balloon at the end, $395 establishment fees, total payable $37,000.',
    ],
    [{ deposit: 0, balloon: 0 }, null],
  ])('%j: %s', (stated, said) => {
    expect(offerBasis(anOffer(stated), texts, 'AUD')).toBe(said);
  });
});
