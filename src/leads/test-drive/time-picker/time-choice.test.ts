import { describe, expect, it } from 'vitest';
import { chosenTimeText, dayChoices, dayOfTime, dayShown, timeGroups } from './time-choice.ts';

const time = (at: string, label: string) => ({ at, label });
const nine = '2026-11-21T09:00:00+10:00';
const ten = '2026-11-21T10:00:00+10:00';
const days = [
  { date: '2026-11-20', times: [] },
  { date: '2026-11-21', times: [time(nine, '9:00 am'), time(ten, '10:00 am')] },
  { date: '2026-11-23', times: [time('2026-11-23T09:00:00+10:00', '9:00 am')] },
];

describe('the list of free times', () => {
  it('is grouped by day, without empty days', () => {
    expect(timeGroups(days, 'en-AU')).toEqual([
      {
        label: 'Saturday 21 November',
        options: [
          { value: nine, label: '9:00 am' },
          { value: ten, label: '10:00 am' },
        ],
      },
      { label: 'Monday 23 November', options: [{ value: '2026-11-23T09:00:00+10:00', label: '9:00 am' }] },
    ]);
  });

  it("omits the shopper's present time, and its day if that was the only one", () => {
    expect(timeGroups(days, 'en-AU', nine)[0]?.options).toEqual([{ value: ten, label: '10:00 am' }]);
    expect(timeGroups(days, 'en-AU', '2026-11-23T09:00:00+10:00').map(({ label }) => label)).toEqual([
      'Saturday 21 November',
    ]);
  });
});

describe('the choice of days and times', () => {
  const choices = dayChoices(days, 'en-AU');
  it('shows the days that have times', () => {
    expect(choices.map(({ date, short }) => [date, ...short])).toEqual([
      ['2026-11-21', 'Sat', '21', 'Nov'],
      ['2026-11-23', 'Mon', '23', 'Nov'],
    ]);
  });

  it('finds the day and label of an available time, and of no other', () => {
    expect(dayOfTime(choices, ten)?.date).toBe('2026-11-21');
    expect(chosenTimeText(choices, ten)).toBe('Saturday 21 November at 10:00 am');
    for (const other of ['', '2026-11-21T11:00:00+10:00', '2026-11-20T09:00:00+10:00']) {
      expect(dayOfTime(choices, other)).toBeUndefined();
      expect(chosenTimeText(choices, other)).toBeNull();
    }
  });

  it.each([
    ['the first', null, '', '2026-11-21'],
    ['that of the chosen time', null, '2026-11-23T09:00:00+10:00', '2026-11-23'],
    ['the one that is looked at', '2026-11-23', nine, '2026-11-23'],
    ['that of the chosen time, once the other is gone', '2026-11-20', nine, '2026-11-21'],
    ['still the day of a time that has just been taken', null, '2026-11-23T08:00:00+10:00', '2026-11-23'],
  ])('shows the times of one day: %s', (_which, lookedAt, at, date) => {
    expect(dayShown(choices, lookedAt, at)?.date).toBe(date);
  });

  it('shows no times if there are none', () => {
    expect(dayShown([], '2026-11-21', nine)).toBeUndefined();
  });
});
