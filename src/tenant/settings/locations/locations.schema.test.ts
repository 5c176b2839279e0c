import * as v from 'valibot';
import { expect, it } from 'vitest';
import { locationSchema } from './locations.schema.ts';

const { timeZone } = locationSchema.entries;

it('a branch has no time zone of its own unless it is set', () => {
  expect(v.parse(timeZone, undefined)).toBeNull();
  expect(v.parse(timeZone, 'Australia/Broken_Hill')).toBe('Australia/Broken_Hill');
});

it.each(['Perth', 'AWST+8', '', 8])('%j is no time zone', (zone) => {
  expect(v.safeParse(timeZone, zone).success).toBe(false);
});
