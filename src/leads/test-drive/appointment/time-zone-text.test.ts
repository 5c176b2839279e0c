import { expect, it } from 'vitest';
import { timeZoneText } from './time-zone-text.ts';

it.each([
  ['Australia/Brisbane', 'Australian Eastern Standard Time'],
  ['Australia/Sydney', 'Australian Eastern Time'],
  ['Australia/Perth', 'Australian Western Standard Time'],
  ['Australia/Adelaide', 'Australian Central Time'],
])('the name of %s is %s in summer and in winter', (timeZone, words) => {
  const clock = { timeZone, locale: 'en-AU' };
  expect(timeZoneText(clock, Date.parse('2026-11-20T00:00:00Z'))).toBe(words);
  expect(timeZoneText(clock, Date.parse('2026-06-20T00:00:00Z'))).toBe(words);
});
