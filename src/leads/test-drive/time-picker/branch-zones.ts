import { branchZone, type Clock } from '../../../locations/hours/branch-zone.ts';
import type { Location } from '../../../tenant/settings/locations/locations.schema.ts';
import { timeZoneText } from '../appointment/time-zone-text.ts';
import { testDriveBranch } from '../test-drive-branch.ts';

/** Names of time zones that are known before the free times. */
export interface BranchZones {
  /** The zone of all branches that are not in `zones`, and shown until a branch is chosen. */
  readonly zone: string;
  /** The branches in each other zone: ids in a form about a vehicle, otherwise the options of the form. */
  readonly zones: Readonly<Record<string, readonly string[]>>;
}

interface Given {
  readonly site: Clock;
  /** Those that take test drives. */
  readonly branches: readonly Location[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly isAboutVehicle: boolean;
}

export function branchZones({ site, branches, today, isAboutVehicle }: Given): BranchZones {
  const nameOf = (branch: Location | null) =>
    timeZoneText({ ...site, timeZone: branchZone(branch, site) }, Date.parse(today));
  // Of a vehicle whose own branch takes no test drives, the main branch does.
  const zone = nameOf(isAboutVehicle ? testDriveBranch(branches, '', null) : null);
  const others = Map.groupBy(branches, nameOf);
  others.delete(zone);
  const keys = [...others].map(([name, its]) => [
    name,
    its.map(({ id, slug }) => (isAboutVehicle ? id : slug)),
  ]);
  return { zone, zones: Object.fromEntries(keys) };
}

/** The name of a branch's time zone. */
export function zoneOfBranch(branch: string, { zone, zones }: BranchZones): string {
  return Object.keys(zones).find((name) => zones[name]?.includes(branch)) ?? zone;
}
