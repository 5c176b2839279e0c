import { expect, it } from 'vitest';
import { holidayHours } from './holiday-hours.ts';

const closed = (date: string, locationId: string | null = null) =>
  ({ date, status: 'Closed', locationId, open: null, close: null }) as const;
const short = (date: string, locationId: string | null = null) =>
  ({ date, status: 'Open', locationId, open: '08:30', close: '12:00' }) as const;

const calendar = {
  now: new Date('2026-12-24T00:30:00+10:00'),
  timeZone: 'Australia/Brisbane',
  locale: 'en-AU',
};
const daysOf = (hours: Parameters<typeof holidayHours>[1]) =>
  holidayHours({ id: 'bne' }, hours, calendar).map(({ day, hours: text }) => `${day}: ${text}`);

it('are sorted by date, including closed days and days with short hours', () => {
  expect(daysOf([closed('2026-12-25'), short('2026-12-24')])).toEqual([
    'Thursday 24 December: 8:30 am – 12 pm',
    'Friday 25 December: null',
  ]);
});

it('exclude past days and days of other branches', () => {
  expect(daysOf([closed('2026-12-23'), closed('2026-12-26', 'gc')])).toEqual([]);
});

it("prefer a branch's own hours to those of all branches, in any order", () => {
  const own = short('2026-12-26', 'bne');
  expect(daysOf([own, closed('2026-12-26')])).toEqual(['Saturday 26 December: 8:30 am – 12 pm']);
  expect(daysOf([closed('2026-12-26'), own])).toEqual(['Saturday 26 December: 8:30 am – 12 pm']);
});

it("begin with the branch's today, which is not over in Perth when it is in Brisbane", () => {
  const days = [closed('2026-12-23'), closed('2026-12-25')];
  const inPerth = holidayHours({ id: 'per' }, days, { ...calendar, timeZone: 'Australia/Perth' });
  expect(inPerth.map(({ date }) => date)).toEqual(['2026-12-23', '2026-12-25']);
  expect(holidayHours({ id: 'bne' }, days, calendar).map(({ date }) => date)).toEqual(['2026-12-25']);
});

it("contain the end of each day by the branch's clock", () => {
  const [brisbane] = holidayHours({ id: 'bne' }, [closed('2026-12-25')], calendar);
  expect(brisbane?.expiry).toBe('2026-12-25T14:00:00.000Z');
  const [sydney] = holidayHours({ id: 'bne' }, [closed('2026-12-25')], {
    ...calendar,
    timeZone: 'Australia/Sydney',
  });
  expect(sydney?.expiry).toBe('2026-12-25T13:00:00.000Z');
});
