import type { Settings } from '../../../tenant/settings/subjects.ts';
import { canTestDrive } from '../../../vehicle/actions/actions.ts';
import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';
import { testDriveBranch, testDriveBranches } from '../test-drive-branch.ts';
import { maxSlotsPerDay } from '../time-picker/slots-per-day.ts';

type Needed = Pick<Settings, 'appointments' | 'locations' | 'vehicle'>;

/** The branch whose free times a vehicle's page shows; null if it shows none. */
export function nextTimesBranch(
  vehicle: Vehicle,
  { appointments, locations: { locations, specialHours }, vehicle: { card } }: Needed,
): { readonly name: string; readonly isOnly: boolean } | null {
  const branch = testDriveBranch(locations, '', vehicle);
  const isOffered = appointments.show && appointments.nextTimes.max > 0;
  if (!isOffered || branch === null || vehicle.isReserved || !canTestDrive(vehicle, card)) return null;
  if (maxSlotsPerDay([branch], specialHours, appointments) === 0) return null;
  return { name: branch.name, isOnly: testDriveBranches(locations).length === 1 };
}
