import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { specialHourSchema } from './special-hour.schema.ts';

const day = { date: '2026-12-24', status: 'Open' };
const own = { ...day, locationId: 'bne', open: '09:00', close: '12:00' };

describe('"Special (holiday) hour: date, status, location_id or location.id, start_hour/end_hour or hours {begin, end}"', () => {
  it.each([
    ['as a dealer writes it', own],
    [
      'with a location_id and start_hour',
      { ...day, location_id: 'bne', start_hour: '09:00', end_hour: '12:00' },
    ],
    ['with a location_id and hours', { ...day, location_id: 'bne', hours: { begin: '09:00', end: '12:00' } }],
    [
      'with a location and start_hour',
      { ...day, location: { id: 'bne' }, start_hour: '09:00', end_hour: '12:00' },
    ],
    [
      'with a location and hours',
      { ...day, location: { id: 'bne' }, hours: { begin: '09:00', end: '12:00' } },
    ],
  ])('is the same %s', (_, written) => {
    expect(v.parse(specialHourSchema, written)).toEqual(own);
  });

  it.each([
    ['without times', { date: '2026-12-25', status: 'Closed', location_id: null }],
    ['without hours', { date: '2026-12-25', status: 'Closed', hours: null }],
  ])('of a closed day of all branches may be %s', (_, written) => {
    expect(v.parse(specialHourSchema, written)).toEqual({
      date: '2026-12-25',
      status: 'Closed',
      locationId: null,
      open: null,
      close: null,
    });
  });

  it.each([
    ['both shapes at once', { ...own, start_hour: '09:00', end_hour: '12:00' }],
    ['a time that is none', { ...day, location_id: 'bne', start_hour: '9am', end_hour: '12:00' }],
    ['no status', { date: '2026-12-24', location_id: 'bne' }],
  ])('is refused with %s', (_, written) => {
    expect(v.safeParse(specialHourSchema, written).success).toBe(false);
  });
});
