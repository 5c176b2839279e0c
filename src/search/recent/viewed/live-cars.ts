import * as v from 'valibot';
import { hashText } from '../../../values/hash.ts';
import { type PriceSettings, priceDisplay } from '../../../vehicle/price/price-display.ts';
import { isAvailable } from '../../../vehicle/status/availability.ts';
import type { TagSettings } from '../../../vehicle/status/tag.ts';
import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';

/**
 * The current price of cars by id, such as `{"4711":"$25,990"}`, because cars stored on a device become outdated; for
 * those that cannot be bought any more, the text of the SOLD tag. The cars of a dealer are split into many small files
 * by a hash of their id: a changed car changes one file, and a visitor loads only the files of the stored cars.
 */
export const liveCarsSchema = v.record(v.string(), v.string());
export type LiveCars = v.InferOutput<typeof liveCarsSchema>;

/** Cars in a file on average, at most: about 2 KB compressed. */
const MAX_PER_FILE = 150;

/** A power of four, so that small changes in stock size keep the files. */
export function liveFileCount(cars: number): number {
  let count = 1;
  while (cars > count * MAX_PER_FILE) count *= 4;
  return count;
}

/** `/live-cars/16-3.json`: the file, of sixteen, for the vehicle with this id. */
export function liveCarsPath(id: string, fileCount: number): string {
  return `/live-cars/${liveFileName(hashText(id) % fileCount, fileCount)}.json`;
}

function liveFileName(index: number, fileCount: number): string {
  return `${fileCount}-${index}`;
}

/** The parts of vehicle.json that the files depend on. */
type LiveSettings = { readonly price: PriceSettings; readonly tags: Pick<TagSettings, 'soldText'> };

/** All files of a stock by name. */
export function liveFiles(
  vehicles: readonly Vehicle[],
  { price, tags }: LiveSettings,
  currency: string,
): Map<string, LiveCars> {
  const fileCount = liveFileCount(vehicles.length);
  const files = new Map<string, LiveCars>(
    Array.from({ length: fileCount }, (_, index) => [liveFileName(index, fileCount), {}]),
  );
  for (const vehicle of vehicles.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const file = files.get(liveFileName(hashText(vehicle.id) % fileCount, fileCount));
    if (!file) continue;
    file[vehicle.id] = isAvailable(vehicle) ? priceDisplay(vehicle, price, currency).text : tags.soldText;
  }
  return files;
}
