import { expect, it } from 'vitest';
import type { SpecialHour } from '../../tenant/settings/locations/locations.schema.ts';
import { specialDays } from './special-days.ts';

const hour = (date: string, locationId: string | null, close: string): SpecialHour => ({
  ...{ date, locationId, close },
  status: 'Open',
  open: '09:00',
});

it("special days are sorted, the branch's own before those of all, without those of other branches", () => {
  const hours = [
    hour('2026-12-31', null, '12:00'),
    hour('2026-12-24', null, '13:00'),
    hour('2026-12-24', 'north', '15:00'),
    hour('2026-12-26', 'south', '16:00'),
  ];
  const shown = specialDays({ id: 'north' }, hours).map(({ date, close }) => [date, close]);
  expect(shown).toEqual([
    ['2026-12-24', '15:00'],
    ['2026-12-31', '12:00'],
  ]);
});
