import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { type FormTimes, testDriveFacts } from './test-drive-facts.ts';

const settings = demoSettings('meridian');
const perth: FormTimes = {
  location: { id: 'osborne-park', name: 'Osborne Park' },
  ...{ time_zone: 'Australia/Perth', slot_minutes: 60 },
  days: [{ date: '2026-11-21', times: [{ at: '2026-11-21T08:30:00+08:00', label: '8:30 am' }] }],
};
const factsWith = (freeTimes: FormTimes | null) =>
  testDriveFacts(settings, settings.locations.locations, '2026-11-20', { isAboutVehicle: true, freeTimes });

it("free times in the page name the time zone of their branch; the picker names the dealer's until it knows the branch", () => {
  const { picker, offered } = factsWith(perth);
  expect(offered?.zone).toBe('Times at Osborne Park (Australian Western Standard Time)');
  expect(picker?.zone).toBe('Australian Eastern Time');
});

it("the picker knows which branches are in another zone: by id about a vehicle, otherwise by the form's options", () => {
  const perthOf = (isAboutVehicle: boolean) =>
    testDriveFacts(settings, settings.locations.locations, '2026-11-20', { isAboutVehicle, freeTimes: null })
      .picker?.zones['Australian Western Standard Time'];
  const { slug } = settings.locations.locations.find(({ id }) => id === 'osborne-park') ?? {};
  expect(perthOf(true)).toContain('osborne-park');
  expect(perthOf(false)).toContain(slug);
});

it('a page without free times offers none', () => {
  expect(factsWith(null).offered).toBeNull();
  expect(factsWith({ ...perth, days: [] }).offered).toBeNull();
});
