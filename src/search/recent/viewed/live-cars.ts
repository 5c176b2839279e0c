import * as v from 'valibot';
import { hashText } from '../../../values/hash.ts';
import { type PriceSettings, priceDisplay } from '../../../vehicle/price/price-display.ts';
import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';

/**
 * What a device remembers of a car grows old: it may be sold or cost something else. Small files say what
 * holds now, by vehicle id: `{"4711":"$25,990"}`. Cars are spread over them by their id, so that a change
 * of one car changes one file, and a visitor fetches only those of the cars remembered.
 */
export const liveCarsSchema = v.record(v.string(), v.string());
export type LiveCars = v.InferOutput<typeof liveCarsSchema>;

/** Cars in a file on average, at most: about 2 KB compressed. */
const MOST_PER_FILE = 150;

/** A power of four, so that a stock that grows or shrinks by a few cars keeps its files. */
export function liveFileCount(cars: number): number {
  let count = 1;
  while (cars > count * MOST_PER_FILE) count *= 4;
  return count;
}

/** `/live-cars/16-3.json`: of sixteen files the one that would hold the vehicle. */
export function liveCarsPath(id: string, fileCount: number): string {
  return `/live-cars/${liveFileName(hashText(id) % fileCount, fileCount)}.json`;
}

function liveFileName(index: number, fileCount: number): string {
  return `${fileCount}-${index}`;
}

/** All files of a stock by their name. */
export function liveFiles(
  vehicles: readonly Vehicle[],
  price: PriceSettings,
  currency: string,
): Map<string, LiveCars> {
  const fileCount = liveFileCount(vehicles.length);
  const files = new Map<string, LiveCars>(
    Array.from({ length: fileCount }, (_, index) => [liveFileName(index, fileCount), {}]),
  );
  for (const vehicle of vehicles.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const file = files.get(liveFileName(hashText(vehicle.id) % fileCount, fileCount));
    if (file) file[vehicle.id] = priceDisplay(vehicle, price, currency).text;
  }
  return files;
}
