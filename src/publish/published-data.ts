import type { MarketCar } from '../market/market-car.ts';
import { hashText } from '../values/hash.ts';
import { askingPrice } from '../vehicle/price/asking-price.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';

export const settingsFile = '_settings.json';
export const marketFile = '_market.json';
/** Beside the vehicles, where only functions look. */
export const idsFile = '_cars/ids.json';

/** Vehicles in a file on average, at most: to answer for one car, its whole file is read and parsed. */
const MOST_PER_FILE = 40;

/** A power of four, so that a stock that grows or shrinks by a few cars keeps its files. */
export function carFileCount(vehicles: number): number {
  let count = 1;
  while (vehicles > count * MOST_PER_FILE) count *= 4;
  return count;
}

/** `_cars/16-3.json`: of sixteen files the one that would hold the vehicle with this slug. */
export function carFile(slug: string, fileCount: number): string {
  return carFileName(hashText(slug) % fileCount, fileCount);
}

function carFileName(index: number, fileCount: number): string {
  return `_cars/${fileCount}-${index}.json`;
}

/** What the files say of a vehicle. */
interface PublishedCar extends Vehicle {
  /** Ids of similar vehicles, the most similar first. */
  readonly relatedIds: readonly string[];
}

/** All files of a stock: vehicles by their slug. Empty ones too: a missing file means a newer build. */
export function carFiles(
  vehicles: readonly Vehicle[],
  fileCount: number,
  relatedTo: (vehicle: Vehicle) => readonly string[],
): Map<string, Record<string, PublishedCar>> {
  const files = new Map<string, Record<string, PublishedCar>>(
    Array.from({ length: fileCount }, (_, index) => [carFileName(index, fileCount), {}]),
  );
  for (const vehicle of vehicles) {
    const file = files.get(carFile(vehicle.slug, fileCount));
    if (file) file[vehicle.slug] = { ...withoutPrivate(vehicle), relatedIds: relatedTo(vehicle) };
  }
  return files;
}

/** Where a private seller lives stays with the dealer: no page shows it. */
function withoutPrivate(vehicle: Vehicle): Vehicle {
  return { ...vehicle, privateSuburb: null, privatePostcode: null };
}

/** The slug of each vehicle's page by the vehicle's id. */
export function slugsById(vehicles: readonly Vehicle[]): Record<string, string> {
  return Object.fromEntries(vehicles.map(({ id, slug }) => [id, slug]));
}

/** What is for sale and has a price. */
export function marketCars(vehicles: readonly Vehicle[]): MarketCar[] {
  return vehicles.flatMap((vehicle) => {
    const price = askingPrice(vehicle);
    if (price === null) return [];
    const { id, itemType, carType, make, model, badge, series, year, odometerKm } = vehicle;
    return [{ id, itemType, carType, make, model, badge, series, year, odometerKm, price }];
  });
}
