import { describe, expect, it } from 'vitest';
import { consentOf, parseChoice } from './consent.ts';

describe('consent', () => {
  it.each([
    ['ask', null, false, null],
    ['ask', null, true, 'declined'],
    ['ask', 'granted', false, 'granted'],
    ['ask', 'declined', false, 'declined'],
    ['assumed', null, false, 'granted'],
    ['assumed', null, true, 'declined'],
    ['assumed', 'declined', false, 'declined'],
    // A decision on this site overrides the browser-wide opt-out made earlier.
    ['assumed', 'granted', true, 'granted'],
  ] as const)('in mode %s, decision %s, browser opt-out %s: %s', (mode, stored, isOptedOut, consent) => {
    expect(consentOf({ mode, stored, isOptedOut })).toBe(consent);
  });

  it.each([
    ['granted', 'granted'],
    ['declined', 'declined'],
    ['yes', null],
    ['{"v":1,"data":"granted"}', null],
    ['', null],
    [undefined, null],
  ])('stored as %s is parsed as %s', (text, choice) => {
    expect(parseChoice(text)).toBe(choice);
  });
});
