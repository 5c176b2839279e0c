import { describe, expect, it } from 'vitest';
import { groupedHours, hoursTable } from './opening-hours.ts';

const open = (weekday: number, from: string, to: string) =>
  ({ weekday, status: 'Open', open: from, close: to }) as const;
const closed = (weekday: number) => ({ weekday, status: 'Closed', open: null, close: null }) as const;

const week = [
  closed(0),
  open(1, '08:30', '17:30'),
  open(2, '08:30', '17:30'),
  open(3, '08:30', '17:30'),
  open(4, '08:30', '20:00'),
  open(5, '08:30', '17:30'),
  open(6, '00:00', '12:00'),
];

describe('in Chinese', () => {
  it('days are named in Chinese, and hours counted to 24', () => {
    const hours = [{ weekday: 1, status: 'Open' as const, open: '09:00', close: '17:30' }];
    expect(hoursTable(hours, 'zh-Hans-AU')[0]).toEqual({ day: '星期一', hours: '9:00 – 17:30' });
  });
});

describe('"The hours table starts on Monday and ends on Sunday. Closed days show Closed."', () => {
  it('puts Monday first and Sunday last, whatever the order in the settings', () => {
    expect(hoursTable(week, 'en-AU').map((row) => row.day)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
  });

  it('formats hours as words, including midnight and noon', () => {
    expect(hoursTable(week, 'en-AU')[3]?.hours).toBe('8:30 am – 8 pm');
    expect(hoursTable(week, 'en-AU')[5]?.hours).toBe('12 am – 12 pm');
  });

  it('shows closed days and days without an entry as closed', () => {
    expect(hoursTable(week, 'en-AU')[6]?.hours).toBeNull();
    expect(hoursTable([open(1, '09:00', '17:00')], 'en-AU')[1]).toEqual({ day: 'Tuesday', hours: null });
  });

  it("shows the dealer's own text in place of times, even on a closed day", () => {
    const byAppointment = { ...closed(0), formattedHours: 'By appointment' };
    expect(hoursTable([byAppointment], 'en-AU')[6]?.hours).toBe('By appointment');
    expect(
      hoursTable([{ ...open(1, '09:00', '17:00'), formattedHours: '9 till late' }], 'en-AU')[0]?.hours,
    ).toBe('9 till late');
  });

  it('has no table if no hours are known', () => {
    expect(hoursTable([], 'en-AU')).toEqual([]);
  });

  it('merges consecutive days with the same hours', () => {
    expect(groupedHours(week, 'en-AU')).toEqual([
      { day: 'Monday – Wednesday', hours: '8:30 am – 5:30 pm' },
      { day: 'Thursday', hours: '8:30 am – 8 pm' },
      { day: 'Friday', hours: '8:30 am – 5:30 pm' },
      { day: 'Saturday', hours: '12 am – 12 pm' },
      { day: 'Sunday', hours: null },
    ]);
  });
});
