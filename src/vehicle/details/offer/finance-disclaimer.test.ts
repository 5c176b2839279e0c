import { describe, expect, it } from 'vitest';
import { financeDisclaimer, warnsOfRates } from './finance-disclaimer.ts';

const text = 'word '.repeat(60).trim();
const on = { show: true, isCut: true, characters: 197 };

describe('financeDisclaimer', () => {
  it('"Finance disclaimer cut at 197 characters on some sites until expanded"', () => {
    expect(financeDisclaimer({ disclaimer: text }, on)).toEqual({
      shown: [],
      cut: `${'word '.repeat(39).trim()}…`,
      rest: [text],
    });
    const whole = { shown: [text], cut: null, rest: [] };
    expect(financeDisclaimer({ disclaimer: text }, { ...on, isCut: false })).toEqual(whole);
  });

  it('is shown in full if it is not longer', () => {
    const short = 'a'.repeat(197);
    expect(financeDisclaimer({ disclaimer: short }, on)).toEqual({ shown: [short], cut: null, rest: [] });
    expect(financeDisclaimer({ disclaimer: `${short}a` }, on)?.rest).toHaveLength(1);
  });

  it.each([
    ['the lender says nothing', { disclaimer: null }, on],
    ['there is no estimate', null, on],
    ['the dealer does without', { disclaimer: text }, { ...on, show: false }],
  ])('is null if %s', (_, estimate, settings) => {
    expect(financeDisclaimer(estimate, settings)).toBeNull();
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
  ])('is true if the prescribed sentence %s', (_, shown, rest, expected) => {
    expect(warnsOfRates({ shown, cut: null, rest })).toBe(expected);
  });
});
