import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
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

const WRITTEN_IN_A_TURN = 20;

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

/**
 * Leaves beside the pages in `folder` what the functions need to know of them. It pauses now and then, so that the
 * process beside is heard.
 */
export async function writePublishedData(folder: string, data: PublishedData): Promise<void> {
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
  let written = 0;
  for (const [file, cars] of carFiles(vehicles, fileCount, relatedTo)) {
    if (written % WRITTEN_IN_A_TURN === 0) await breathe();
    written += 1;
    writeFileSync(join(folder, file), cars);
  }
  writeFileSync(join(folder, idsFile), JSON.stringify(slugsById(vehicles)));
  writeFileSync(join(folder, marketFile), JSON.stringify(marketCars(vehicles)));
}
