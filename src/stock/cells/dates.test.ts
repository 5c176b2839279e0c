import { describe, expect, it } from 'vitest';
import { dateOrderOf, readDate } from './dates.ts';

describe('readDate', () => {
  it.each<[string, 'dmy' | 'mdy', string]>([
    ['2026-04-03', 'dmy', '2026-04-03'],
    ['2026/4/3', 'mdy', '2026-04-03'],
    ['20260403', 'dmy', '2026-04-03'],
    ['2026-04-03T10:20:30', 'dmy', '2026-04-03'],
    ['2026-04-03T10:20:30Z', 'dmy', '2026-04-03T10:20:30Z'],
    ['2026-04-03 10:20:30 +1000', 'dmy', '2026-04-03T10:20:30+10:00'],
    ['03/04/2026', 'dmy', '2026-04-03'],
    ['03/04/2026', 'mdy', '2026-03-04'],
    ['25/12/2026', 'mdy', '2026-12-25'],
    ['12/25/2026', 'dmy', '2026-12-25'],
    ['3.4.26', 'dmy', '2026-04-03'],
    ['03-04-1998 00:00', 'dmy', '1998-04-03'],
    ['3 Apr 2026', 'dmy', '2026-04-03'],
    ['3rd April, 2026', 'dmy', '2026-04-03'],
    ['April 3, 2026', 'dmy', '2026-04-03'],
    ['Fri, 3 Apr 2026 10:00:00 GMT', 'dmy', '2026-04-03'],
    ['3-Apr-26', 'dmy', '2026-04-03'],
    ['15 Mai 2026', 'dmy', '2026-05-15'],
    ['05/2019', 'dmy', '2019-05-01'],
    ['2019-05', 'dmy', '2019-05-01'],
    ['May 2019', 'dmy', '2019-05-01'],
    ['Apr-19', 'dmy', '2019-04-01'],
    ['46115', 'dmy', '2026-04-03'],
    ['1775174400', 'dmy', '2026-04-03'],
    ['1775174400000', 'dmy', '2026-04-03'],
    ['/Date(1775174400000+1000)/', 'dmy', '2026-04-03'],
  ])('reads %j (%s) as %s', (text, order, iso) => {
    expect(readDate(text, order)).toEqual({ value: iso, problem: null });
  });
  it.each([
    ...['', '-', '0000-00-00', '0001-01-01T00:00:00', 'TBA'],
    ...['1900-01-01', '1/1/1900 12:00:00 AM', '1899-12-30', '1899-12-31T00:00:00Z'],
  ])('takes %j as unknown', (text) => {
    expect(readDate(text, 'dmy')).toEqual({ value: null, problem: null });
  });
  it.each(['31/02/2026', '2026-13-01', '2026-02-30', '2019', 'soon', '99/99/2026'])('refuses %j', (text) => {
    expect(readDate(text, 'dmy')).toEqual({ value: null, problem: 'is not a date' });
  });
});

describe('dateOrderOf', () => {
  it('takes the order from one date with a day above 12', () => {
    expect(dateOrderOf(['03/04/2026', '08/21/2026', '05/06/2026'])).toBe('mdy');
    expect(dateOrderOf(['03/04/2026', '21/08/2026'])).toBe('dmy');
  });
  it('assumes day first if nothing decides', () => {
    expect(dateOrderOf(['03/04/2026', '2026-01-31', ''])).toBe('dmy');
  });
});
