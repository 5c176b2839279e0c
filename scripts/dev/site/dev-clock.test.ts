import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { clockScript, fieldTime, readClock } from './dev-clock.ts';

const now = Date.parse('2026-11-22T00:00:00Z');
const hour = 3_600_000;

describe('readClock', () => {
  it.each([
    ['a moment on the wall clock of the dealer', '2026-11-22T12:00', 'Australia/Brisbane', 2 * hour],
    ['the same moment where the summer has an hour more', '2026-11-22T12:00', 'Australia/Melbourne', hour],
    ['a day as its midnight', '2026-11-23', 'Australia/Brisbane', 14 * hour],
    ['a moment that has gone by', '2026-11-21T10:00', 'Australia/Brisbane', -24 * hour],
    ['nothing as the real time', '', 'Australia/Brisbane', 0],
    ['"now" as the real time', 'now', 'Australia/Brisbane', 0],
  ])('takes %s', (_what, text, zone, aheadMs) => {
    expect(readClock(text, zone, now)).toEqual({ ok: true, aheadMs });
  });

  it.each(['soon', '2026-02-30', '24.12.2026'])('explains what may be written instead of %j', (text) => {
    const reading = readClock(text, 'Australia/Brisbane', now);
    expect(reading).toMatchObject({ ok: false, message: expect.stringContaining('2026-12-24T10:00') });
  });
});

describe('fieldTime', () => {
  it("is a value for a datetime-local field, in the dealer's zone", () => {
    expect(fieldTime(now, 'Australia/Brisbane')).toBe('2026-11-22T10:00');
  });
});

describe('clockScript', () => {
  /** Runs the script at the start of a page, and then evaluates an expression. */
  function asked(aheadMs: number, question: string): unknown {
    return runInNewContext(`${clockScript(aheadMs)}; ${question}`, { addEventListener: () => undefined });
  }
  const day = 24 * hour;

  it('shifts every way of asking for the present time', () => {
    for (const question of ['Date.now()', 'new Date().getTime()', 'Date.parse(Date())']) {
      const ahead = Number(asked(day, question)) - Date.now();
      expect(Math.abs(ahead - day)).toBeLessThan(5000);
    }
  });

  it('leaves given dates, and Date itself, unchanged', () => {
    expect(asked(day, 'new Date("2026-11-22T00:00:00Z").getTime()')).toBe(now);
    expect(asked(day, 'new Date(2026, 0, 5).getMonth()')).toBe(0);
    expect(asked(day, 'new Date() instanceof Date')).toBe(true);
    expect(asked(day, 'class Later extends Date {}; new Later(7) instanceof Later')).toBe(true);
    expect(asked(day, 'Date.parse("2026-11-22T00:00:00Z")')).toBe(now);
  });

  it('does nothing if the clock is not set', () => {
    expect(clockScript(0)).not.toContain('Date');
  });
});
