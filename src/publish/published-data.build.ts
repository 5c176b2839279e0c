import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../tenant/settings/subjects.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import type { PublishedSettings } from './published-data.schema.ts';
import {
  carFileCount,
  carFiles,
  idsFile,
  marketCars,
  marketFile,
  settingsFile,
  slugsById,
} from './published-data.ts';

interface PublishedData {
  readonly settings: Settings;
  /** All that have a page. */
  readonly vehicles: readonly Vehicle[];
  /** As the pages show them. */
  readonly similarTo: (vehicle: Vehicle) => readonly Vehicle[];
  readonly builtAt: Date;
  /** When the feed arrived. */
  readonly stockAt: Date;
}

/** Leaves beside the pages in `folder` what the functions need to know of them. */
export function writePublishedData(folder: string, data: PublishedData): void {
  const { settings, vehicles, similarTo, builtAt, stockAt } = data;
  const fileCount = carFileCount(vehicles.length);
  const about: PublishedSettings = {
    builtAt: builtAt.toISOString(),
    stockAt: stockAt.toISOString(),
    carFiles: fileCount,
    settings,
  };
  writeFileSync(join(folder, settingsFile), JSON.stringify(about));
  mkdirSync(join(folder, '_cars'));
  const relatedTo = (vehicle: Vehicle) => similarTo(vehicle).map(({ id }) => id);
  for (const [file, cars] of carFiles(vehicles, fileCount, relatedTo))
    writeFileSync(join(folder, file), cars);
  writeFileSync(join(folder, idsFile), JSON.stringify(slugsById(vehicles)));
  writeFileSync(join(folder, marketFile), JSON.stringify(marketCars(vehicles)));
}
