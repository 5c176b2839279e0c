import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { hasTestDrives } from './test-drive-page.ts';

const { vehicle, locations } = demoSettings('harbourline');
const { testDrive } = vehicle.card;
const workshops = locations.locations.filter(({ types }) => !types.includes('sales'));

describe('whether a dealer has a test drive page', () => {
  it.each([
    ['with the button and a branch that sells', true, locations.locations, true],
    ['not without the button', false, locations.locations, false],
    ['not in workshops alone', true, workshops, false],
    ['not without any branch', true, [], false],
  ])('%s', (_who, show, branches, has) => {
    const card = { testDrive: { ...testDrive, show } };
    expect(hasTestDrives({ vehicle: { card }, locations: { locations: branches } })).toBe(has);
  });
});
