import { describe, expect, it } from 'vitest';
import { dayChoices } from '../time-picker/time-choice.ts';
import { nextTimes } from './next-times.ts';

const time = (at: string) => ({ at, label: `${Number(at.slice(11, 13))}:00 am` });
const day = (date: string, ...hours: readonly string[]) => ({
  date,
  times: hours.map((hour) => time(`${date}T${hour}:00:00+10:00`)),
});
const days = dayChoices(
  [day('2026-11-20', '11'), day('2026-11-21', '09', '10'), day('2026-11-22'), day('2026-11-23', '09')],
  'en-AU',
);
const shown = (max: number, today = '2026-11-20', locale = 'en-AU') =>
  nextTimes(days, max, { today, locale }).map((next) => `${next.day} ${next.time}`);

describe('the next free times', () => {
  it('are the first ones, with today and tomorrow by name', () => {
    expect(shown(4)).toEqual([
      'Today 11:00 am',
      'Tomorrow 9:00 am',
      'Tomorrow 10:00 am',
      'Mon 23 Nov 9:00 am',
    ]);
    expect(shown(2)).toEqual(['Today 11:00 am', 'Tomorrow 9:00 am']);
    expect(nextTimes(days, 1, { today: '2026-11-20', locale: 'en-AU' })[0]?.at).toBe(
      '2026-11-20T11:00:00+10:00',
    );
  });

  it('depend on the date at the branch', () => {
    expect(shown(2, '2026-11-19')).toEqual(['Tomorrow 11:00 am', 'Sat 21 Nov 9:00 am']);
  });

  it("have the names of the site's language", () => {
    expect(shown(2, '2026-11-20', 'zh-Hans-AU')).toEqual(['今天 11:00 am', '明天 9:00 am']);
  });

  it('are fewer, or none, if no more are free', () => {
    expect(shown(9)).toHaveLength(4);
    expect(nextTimes([], 3, { today: '2026-11-20', locale: 'en-AU' })).toEqual([]);
  });
});
