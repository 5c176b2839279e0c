import { describe, expect, it } from 'vitest';
import { isQuiet } from './quiet-hours.ts';

const night = { quietFrom: '20:00', quietUntil: '08:00' };

describe('quiet hours, without messages', () => {
  it.each([
    // 20:00 in Brisbane is 10:00 UTC.
    ['2026-11-20T09:59:59Z', 'Australia/Brisbane', false],
    ['2026-11-20T10:00:00Z', 'Australia/Brisbane', true],
    ['2026-11-20T14:00:00Z', 'Australia/Brisbane', true],
    ['2026-11-20T21:59:59Z', 'Australia/Brisbane', true],
    ['2026-11-20T22:00:00Z', 'Australia/Brisbane', false],
    // In summer Melbourne is one hour ahead of Brisbane.
    ['2026-11-20T09:00:00Z', 'Australia/Melbourne', true],
    ['2026-11-20T21:00:00Z', 'Australia/Melbourne', false],
    ['2026-07-20T09:00:00Z', 'Australia/Melbourne', false],
  ])('%s at a dealer in %s: %s', (at, zone, quiet) => {
    expect(isQuiet(Date.parse(at), [zone], night)).toBe(quiet);
  });

  it('may be within a day, or not set', () => {
    const at = (time: string) => Date.parse(`2026-11-20T${time}:00+10:00`);
    const lunch = { quietFrom: '12:00', quietUntil: '13:00' };
    const quiet = ['11:59', '12:00', '12:59', '13:00'].map((time) =>
      isQuiet(at(time), ['Australia/Brisbane'], lunch),
    );
    expect(quiet).toEqual([false, true, true, false]);
    expect(isQuiet(at('12:00'), ['Australia/Brisbane'], { quietFrom: '12:00', quietUntil: '12:00' })).toBe(
      false,
    );
  });

  it.each([
    // Brisbane is two hours ahead of Perth.
    ['20:00', '08:00', ['10:00', '20:00'], ['Australia/Brisbane', 'Australia/Perth']],
    ['10:00', '09:00', ['09:00', '10:00'], ['Australia/Brisbane', 'Australia/Brisbane', 'Australia/Perth']],
    ['10:00', '09:00', ['11:00', '12:00'], ['Australia/Brisbane', 'Australia/Perth', 'Australia/Perth']],
    // With as many branches in each there is no reason to prefer one.
    ['10:00', '09:00', ['09:00', '10:00', '11:00', '12:00'], ['Australia/Brisbane', 'Australia/Perth']],
    ['23:59', '00:00', ['00:00', '23:59'], ['Australia/Brisbane']],
  ])('from %s to %s begin and end at %j with branches in %j', (quietFrom, quietUntil, turns, zones) => {
    const hours = { quietFrom, quietUntil };
    const quietAt = (minute: number) =>
      isQuiet(Date.parse('2026-11-20T00:00:00+10:00') + minute * 60_000, zones, hours);
    const found = Array.from({ length: 24 * 60 }, (_, minute) => minute)
      .filter((minute) => quietAt(minute) !== quietAt((minute + 24 * 60 - 1) % (24 * 60)))
      .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
    expect(found).toEqual(turns);
  });
});
