import { describe, expect, it } from 'vitest';
import { longestOpeningWords, type OpeningFacts, openingWords } from './opening-words.ts';

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '08:30',
  close: '17:30',
}));
const dealer: OpeningFacts = {
  branch: { id: 'main', openingHours: weekdays },
  specialHours: [
    { date: '2026-12-25', status: 'Closed', locationId: null, open: null, close: null },
    { date: '2026-12-05', status: 'Open', locationId: 'main', open: '10:00', close: '13:00' },
  ],
  timeZone: 'Australia/Brisbane',
  locale: 'en-AU',
  texts: {
    open: 'now until {time}',
    today: 'today from {time}',
    tomorrow: 'tomorrow from {time}',
    later: '{day} from {time}',
    unknown: 'later',
  },
};
const at = (local: string) => openingWords(dealer, Date.parse(`${local}+10:00`));

describe('the text about opening hours', () => {
  it.each([
    // Friday, 20 November 2026.
    ['2026-11-20T08:29', 'today from 8:30 am'],
    ['2026-11-20T08:30', 'now until 5:30 pm'],
    ['2026-11-20T17:29', 'now until 5:30 pm'],
    ['2026-11-20T17:30', 'Monday from 8:30 am'],
    ['2026-11-22T23:59', 'tomorrow from 8:30 am'],
    ['2026-11-23T00:00', 'today from 8:30 am'],
    ['2026-11-24T20:00', 'tomorrow from 8:30 am'],
    // A holiday followed by a Saturday with other hours.
    ['2026-12-24T18:00', 'Monday from 8:30 am'],
    ['2026-12-25T10:00', 'Monday from 8:30 am'],
    ['2026-12-05T12:59', 'now until 1 pm'],
    ['2026-12-04T18:00', 'tomorrow from 10 am'],
  ])('at %s in Brisbane: %s', (local, words) => {
    expect(at(local)).toBe(words);
  });

  it('names the date of an opening that is not on the next day of that name', () => {
    const closed = ['21', '22', '23', '24', '25', '28', '29', '30', '31'].map((day) => ({
      date: `2026-12-${day}`,
      status: 'Closed' as const,
      locationId: null,
      open: null,
      close: null,
    }));
    const later = (local: string, locale: string, specialHours = closed) =>
      openingWords({ ...dealer, locale, specialHours }, Date.parse(`${local}+10:00`));
    // Open again on Friday, 1 January.
    expect(later('2026-12-24T10:00', 'en-AU')).toBe('Friday 1 January from 8:30 am');
    expect(later('2026-12-25T10:00', 'en-AU')).toBe('Friday 1 January from 8:30 am');
    expect(later('2026-12-26T10:00', 'en-AU')).toBe('Friday from 8:30 am');
    expect(later('2026-12-24T10:00', 'zh-Hans-AU')).toBe('1月1日星期五 from 8:30');
  });

  it("is in the dealer's time zone, wherever the shopper is", () => {
    expect(openingWords(dealer, Date.parse('2026-11-19T23:00:00Z'))).toBe('now until 5:30 pm');
  });

  it('is never longer than its reserved space', () => {
    expect(longestOpeningWords(dealer)).toBe('Wednesday from 8:30 am');
    const late = { ...dealer, texts: { ...dealer.texts, open: 'open today as on all days until {time}' } };
    expect(longestOpeningWords(late)).toBe('open today as on all days until 5:30 pm');
    expect(longestOpeningWords({ ...dealer, branch: null })).toBe('later');
  });

  it('is empty if no hours are known', () => {
    const now = Date.parse('2026-11-20T00:00:00Z');
    expect(openingWords({ ...dealer, branch: null }, now)).toBe('later');
    expect(openingWords({ ...dealer, branch: { id: 'main', openingHours: [] }, specialHours: [] }, now)).toBe(
      'later',
    );
  });
});
