import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { registrationNote } from './rego.ts';

const brisbane = 'Australia/Brisbane';

function textAt(registrationExpiry: string | null, now: string, showUnregistered = false): string | null {
  const settings = { showUnregistered, unregisteredText: 'Unregistered', expiresText: 'Expires on {date}' };
  const note = registrationNote(aVehicle({ registrationExpiry }), settings, {
    timeZone: brisbane,
    locale: 'en-AU',
  });
  return note && (Date.parse(now) < Date.parse(note.until) ? note.text : note.textAfter);
}

describe('registration', () => {
  it.each([
    ['2027-03-04', '2027-03-01T00:00:00Z', false, 'Expires on March 4, 2027'],
    ['2027-03-04', '2027-03-04T23:59:59+10:00', true, 'Expires on March 4, 2027'],
    ['2027-03-04', '2027-03-05T00:00:00+10:00', true, 'Unregistered'],
    ['2027-03-04', '2027-03-05T00:00:00+10:00', false, null],
    ['2027-03-03T20:00:00Z', '2027-03-04T20:00:00+10:00', true, 'Expires on March 4, 2027'],
    [null, '2027-03-05T00:00:00Z', true, null],
    ['2027-02-31', '2027-03-05T00:00:00Z', true, null],
  ])(
    '"past shows Unregistered on some sites, else nothing; otherwise Expires on {date}": %s, read %s, shown %s',
    (expiry, now, showUnregistered, text) => {
      expect(textAt(expiry, now, showUnregistered)).toBe(text);
    },
  );
});
