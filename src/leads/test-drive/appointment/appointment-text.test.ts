import { describe, expect, it } from 'vitest';
import { appointmentText, dayText, shortDay, timeText, zonedIso } from './appointment-text.ts';

const clock = { timeZone: 'Australia/Brisbane', locale: 'en-AU' };

describe('the text of an appointment', () => {
  it.each([
    ['2026-11-20T23:00:00Z', 'Australia/Brisbane', '2026-11-21T09:00:00+10:00'],
    ['2026-11-20T22:30:00Z', 'Australia/Adelaide', '2026-11-21T09:00:00+10:30'],
    ['2026-06-20T23:30:00Z', 'Australia/Adelaide', '2026-06-21T09:00:00+09:30'],
    ['2026-11-21T01:00:00Z', 'Australia/Perth', '2026-11-21T09:00:00+08:00'],
    ['2026-11-20T13:00:00Z', 'Australia/Sydney', '2026-11-21T00:00:00+11:00'],
    ['2026-11-20T13:00:00Z', 'UTC', '2026-11-20T13:00:00+00:00'],
  ])('at %s in %s is %s in the datetime attribute', (instant, zone, iso) => {
    expect(zonedIso(Date.parse(instant), zone)).toBe(iso);
    expect(Date.parse(iso)).toBe(Date.parse(instant));
  });

  it.each([
    ['2026-11-20T23:00:00Z', '9:00 am', 'Saturday 21 November at 9:00 am'],
    ['2026-11-21T02:30:00Z', '12:30 pm', 'Saturday 21 November at 12:30 pm'],
    ['2026-11-20T14:05:00Z', '12:05 am', 'Saturday 21 November at 12:05 am'],
  ])('at %s is %s, and %s', (instant, time, text) => {
    expect(timeText(Date.parse(instant), clock)).toBe(time);
    expect(appointmentText(Date.parse(instant), clock)).toBe(text);
  });
});

describe('in Chinese', () => {
  const locale = 'zh-Hans-AU';

  it('an appointment, a day and its parts are written as usual there', () => {
    const atNine = Date.parse('2026-11-20T23:00:00Z');
    expect(appointmentText(atNine, { ...clock, locale })).toBe('11月21日星期六 上午9:00');
    expect(dayText('2026-11-21', locale)).toBe('11月21日星期六');
    expect(shortDay('2026-11-21', locale)).toEqual(['周六', '21日', '11月']);
  });
});

describe('the name of a day', () => {
  it.each([
    // Checked against calendars of these years.
    ['2026-11-21', 'Saturday 21 November', ['Sat', '21', 'Nov']],
    ['2026-03-01', 'Sunday 1 March', ['Sun', '1', 'Mar']],
    ['2028-02-29', 'Tuesday 29 February', ['Tue', '29', 'Feb']],
  ])('%s is %s', (date, long, short) => {
    expect(dayText(date, 'en-AU')).toBe(long);
    expect(shortDay(date, 'en-AU')).toEqual(short);
    expect(dayText(date, 'en-AU', 'short')).toBe(short.join(' '));
  });
});
