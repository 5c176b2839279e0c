import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { financeDisclaimer, warnsOfRates } from './finance-disclaimer.ts';

function lender(disclaimer: string | null): Vehicle['financeLenders'][string] {
  return {
    interestRatePercent: 8.49,
    comparisonRatePercent: 9.41,
    paymentWeek: 134,
    paymentMonth: null,
    deposit: null,
    termYears: 5,
    termMonths: null,
    balloon: null,
    establishmentFees: null,
    totalPayable: null,
    disclaimer,
  };
}

const text = 'word '.repeat(60).trim();
const financed = aVehicle({ financeLenders: { house: lender(null), bank: lender(text) } });
const on = { show: true, isCut: true, characters: 197 };
const card = { finance: { show: true, label: 'Finance', href: '/finance' } };

describe('financeDisclaimer', () => {
  it('"Finance disclaimer cut at 197 characters on some sites until expanded"', () => {
    expect(financeDisclaimer(financed, on, card)).toEqual({
      shown: [],
      cut: `${'word '.repeat(39).trim()}…`,
      rest: [text],
    });
    expect(financeDisclaimer(financed, { ...on, isCut: false }, card)).toEqual({
      shown: [text],
      cut: null,
      rest: [],
    });
  });

  it.each([
    ['no lender says anything', aVehicle({ financeLenders: { house: lender(' null ') } }), on, card],
    ['there is no lender', aVehicle(), on, card],
    ['the car is sold', { ...financed, status: 'sold' } as const, on, card],
    ['the dealer does without', financed, { ...on, show: false }, card],
    ['the dealer offers no finance', financed, on, { finance: { ...card.finance, show: false } }],
  ])('is not there when %s', (_, vehicle, settings, cardSettings) => {
    expect(financeDisclaimer(vehicle, settings, cardSettings)).toBeNull();
  });
});

describe('warnsOfRates', () => {
  const warning =
    'WARNING: This comparison rate is true only for the examples given and may not include all fees.';

  it.each([
    ['stands in full', [warning], [], true],
    ['stands among other words', ['Approved buyers only.', `Rates from 6%. ${warning}`], [], true],
    ['is folded away', [], [warning], false],
    ['is not there', ['Approved buyers only.'], [], false],
  ])('where the prescribed sentence %s', (_, shown, rest, expected) => {
    expect(warnsOfRates({ shown, cut: null, rest })).toBe(expected);
  });
});
