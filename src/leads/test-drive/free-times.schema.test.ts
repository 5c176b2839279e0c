import { describe, expect, it } from 'vitest';
import { freeTimesPath, readFreeTimes } from './free-times.schema.ts';

const free = {
  location: { id: 'gc', name: 'Gold Coast' },
  time_zone: 'Australia/Brisbane',
  slot_minutes: 60,
  days: [{ date: '2026-11-21', times: [{ at: '2026-11-21T09:00:00+10:00', label: '9:00 am' }] }],
};

describe('free times', () => {
  it('are requested for the branch or the vehicle of the form', () => {
    expect(freeTimesPath({ location: 'a&b', carSlug: '' })).toBe(
      '/api/test-drive/appointments?location=a%26b&car_slug=',
    );
    expect(freeTimesPath({ location: '', carSlug: 'corolla-7' })).toBe(
      '/api/test-drive/appointments?location=&car_slug=corolla-7',
    );
  });

  it('are parsed from the reply', () => {
    expect(readFreeTimes(free)).toEqual(free);
  });

  it.each([
    ['nothing', null],
    ['a refusal', { title: 'Not found', status: 404 }],
    ['days without times', { ...free, days: [{ date: '2026-11-21' }] }],
    ['a time without words', { ...free, days: [{ date: '2026-11-21', times: [{ at: 'x' }] }] }],
  ])('are null for %s', (_what, body) => {
    expect(readFreeTimes(body)).toBeNull();
  });
});
