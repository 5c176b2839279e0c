import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { testDriveBranches } from '../test-drive-branch.ts';
import { timePickerFacts } from './time-picker-facts.ts';

const settings = demoSettings('harbourline');
const branches = testDriveBranches(settings.locations.locations);
const factsWith = (changes: Partial<typeof settings.appointments>) =>
  timePickerFacts(
    { ...settings, appointments: { ...settings.appointments, ...changes } },
    branches,
    '2026-11-20',
  );

describe('the props of the time picker', () => {
  it('contain its texts, the booking horizon and the name of the time zone', () => {
    const facts = factsWith({ horizonDays: 30 });
    expect(facts?.texts.empty).toContain('in the next 30 days');
    expect(facts?.zone).toBe('Australian Eastern Standard Time');
  });

  it('contain the space for the longest day and for all days, with three or five times and eight days per row', () => {
    // The longest opening day of these branches is nine hours.
    expect(factsWith({ slotMinutes: 60, horizonDays: 14 })?.room).toEqual({
      '--rows': 3,
      '--rows-wide': 2,
      '--weeks': 2,
    });
    expect(factsWith({ slotMinutes: 30, horizonDays: 16 })?.room).toEqual({
      '--rows': 6,
      '--rows-wide': 4,
      '--weeks': 3,
    });
  });

  it('are null if the dealer does not offer times', () => {
    expect(factsWith({ show: false })).toBeNull();
  });
});
