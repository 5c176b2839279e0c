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
    expect(isQuiet(Date.parse(at), zone, night)).toBe(quiet);
  });

  it('may be within a day, or not set', () => {
    const at = (time: string) => Date.parse(`2026-11-20T${time}:00+10:00`);
    const lunch = { quietFrom: '12:00', quietUntil: '13:00' };
    const quiet = ['11:59', '12:00', '12:59', '13:00'].map((time) =>
      isQuiet(at(time), 'Australia/Brisbane', lunch),
    );
    expect(quiet).toEqual([false, true, true, false]);
    expect(isQuiet(at('12:00'), 'Australia/Brisbane', { quietFrom: '12:00', quietUntil: '12:00' })).toBe(
      false,
    );
  });
});
