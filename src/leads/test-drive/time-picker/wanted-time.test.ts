import { describe, expect, it } from 'vitest';
import { timePath, wantedTime, withoutTime } from './wanted-time.ts';

const nine = '2026-11-21T09:00:00+10:00';

describe('a link to the form with a time', () => {
  it('names the time, which is read from it again', () => {
    const { pathname, search } = new URL(timePath('rio-7', nine), 'https://a.example');
    expect([pathname, wantedTime(search)]).toEqual(['/cars/rio-7/test-drive', nine]);
  });

  it.each([
    ['with an unencoded plus', `?booking_at=${nine}`, nine],
    ['beside other parameters', `?utm_source=mail&booking_at=${encodeURIComponent(nine)}`, nine],
    ['that names none', '?category=Other', ''],
    ['with an empty time', '?booking_at=', ''],
  ])('%s is understood', (_which, query, time) => {
    expect(wantedTime(query)).toBe(time);
  });

  it('loses only the time once that is chosen', () => {
    expect(withoutTime(`https://a.example/form?a=1&booking_at=${nine}#top`)).toBe(
      'https://a.example/form?a=1#top',
    );
    expect(withoutTime('https://a.example/form?a=b%20c')).toBe('https://a.example/form?a=b%20c');
  });
});
