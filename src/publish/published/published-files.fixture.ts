import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { publishedCars, publishedSettings } from './published-data.ts';

interface Published {
  readonly settings: Settings;
  readonly vehicles: readonly Vehicle[];
  readonly similarTo: (vehicle: Vehicle) => readonly Vehicle[];
  readonly builtAt: Date;
  readonly stockAt: Date;
}

/** All files that a build leaves for the functions, for tests. */
export function publishedFiles({ settings, vehicles, similarTo, builtAt, stockAt }: Published) {
  return [
    publishedSettings({ settings, count: vehicles.length, builtAt, stockAt }),
    ...publishedCars({ vehicles, similarTo }),
  ];
}
