import { expect, it } from 'vitest';
import type { SpecialHour } from '../../tenant/settings/locations/locations.schema.ts';
import { arrivalDays, arrivalText } from './arrival.ts';
import { stateOfPostcode } from './state-of-postcode.ts';

const zone = 'Australia/Brisbane';
const at = (iso: string, holidays: readonly SpecialHour[] = []) =>
  arrivalDays({ min: 1, max: 3 }, holidays, new Date(iso), zone);

it('counts working days from today in the zone of the dealer', () => {
  // Thursday evening in London is Friday morning in Brisbane.
  expect(at('2026-11-19T20:00:00Z')).toEqual({ from: '2026-11-23', to: '2026-11-25' });
});

it('leaves out days on which the whole dealer is closed', () => {
  const closed = { date: '2026-11-23', status: 'Closed', locationId: null } as SpecialHour;
  const oneBranch = { date: '2026-11-24', status: 'Closed', locationId: 'a' } as SpecialHour;
  expect(at('2026-11-20T02:00:00Z', [closed, oneBranch]).from).toBe('2026-11-24');
});

it('writes a day in the language of the site', () => {
  expect(arrivalText('2026-11-24', 'en-AU')).toBe('Tuesday 24 November');
  expect(arrivalText('2026-11-24', 'zh-CN')).toBe('11月24日星期二');
});

it.each([
  ['2000', 'NSW'],
  ['2600', 'ACT'],
  ['2619', 'NSW'],
  ['2913', 'ACT'],
  ['0800', 'NT'],
  ['0200', 'ACT'],
  ['4217', 'QLD'],
  ['8001', 'VIC'],
  ['0100', null],
])('%s lies in %s', (postcode, state) => {
  expect(stateOfPostcode(postcode)).toBe(state);
});
