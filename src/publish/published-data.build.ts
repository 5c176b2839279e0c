import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedStock } from '../search/filter-vehicles.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { createSimilarIndex } from '../vehicle/similar-vehicles.ts';
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
  readonly builtAt: Date;
  /** When the feed arrived. */
  readonly stockAt: Date;
}

/** Leaves beside the pages in `folder` what the functions need to know of them. */
export function writePublishedData(folder: string, data: PublishedData): void {
  const { settings, vehicles, builtAt, stockAt } = data;
  const fileCount = carFileCount(vehicles.length);
  const about: PublishedSettings = {
    builtAt: builtAt.toISOString(),
    stockAt: stockAt.toISOString(),
    carFiles: fileCount,
    settings,
  };
  writeFileSync(join(folder, settingsFile), JSON.stringify(about));
  mkdirSync(join(folder, '_cars'));
  const { search, site, vehicle } = settings;
  // Those that the pages show, and no more of them.
  const listed = publishedStock(vehicles, { ...search, timeZone: site.timeZone }, builtAt);
  const similar = createSimilarIndex(listed, vehicle.page.similarMost);
  const relatedTo = (car: Vehicle) => similar.similarTo(car).map(({ id }) => id);
  for (const [file, cars] of carFiles(vehicles, fileCount, relatedTo))
    writeFileSync(join(folder, file), JSON.stringify(cars));
  writeFileSync(join(folder, idsFile), JSON.stringify(slugsById(vehicles)));
  writeFileSync(join(folder, marketFile), JSON.stringify(marketCars(vehicles)));
}
