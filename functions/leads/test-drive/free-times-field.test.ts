import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import { temporaryDatabase } from '../../storage/temporary-database.fixture.ts';
import { freeTimesOfCar } from './free-times.ts';
import { freeTimesField } from './free-times-field.ts';

const settings = demoSettings('harbourline');
const car = aVehicle({ id: '7', slug: 'corolla-7', locationId: 'gc' });
/** A Friday morning in Brisbane. */
const now = () => Date.parse('2026-11-20T09:00:00+10:00');

async function fieldOf(changes: Partial<typeof settings.appointments> = {}) {
  await using database = await temporaryDatabase();
  const appointments = { ...settings.appointments, ...changes };
  const published = aPublishedSite({ settings: { ...settings, appointments }, vehicles: [car] });
  const free = await freeTimesOfCar({ database, now }, published, car);
  return free && (await freeTimesField(published, free)).toString();
}

describe('the free times of a car in a form without script', () => {
  it('are a list by days, in the time of the branch, of which none need be chosen', async () => {
    const field = await fieldOf();
    expect(field).toContain('<option value="">Any time: please call me</option>');
    expect(field).toContain(
      '<optgroup label="Friday 20 November"><option value="2026-11-20T11:30:00+10:00">11:30 am, Friday 20 November<',
    );
    expect(field).not.toContain('Sunday 22 November');
    expect(field).toContain('Times at Harbourline Gold Coast (Australian Eastern Standard Time)');
  });

  it('are no field where the dealer takes no appointments, or no time is left', async () => {
    expect(await fieldOf({ show: false })).toBeNull();
    expect(await fieldOf({ slotMinutes: 480 * 2 })).toBeNull();
  });
});
