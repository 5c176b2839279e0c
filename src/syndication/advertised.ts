import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { askingPrice } from '../vehicle/price/asking-price.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { feedPhotos } from './feed-photo.ts';
import { feedDescription } from './feed-text.ts';

/** Reasons why a vehicle is not in a feed. */
export const barriers = [
  'notForSale',
  'notHere',
  'reserved',
  'price',
  'photo',
  'vin',
  'sameVin',
  'longId',
  'colour',
  'odometer',
  'branch',
  'storeCode',
  'kind',
  'priceType',
] as const;
export type Barrier = (typeof barriers)[number];

export interface FeedContext {
  readonly settings: Pick<Settings, 'site' | 'images' | 'vehicle'>;
  /** The visible branch of a vehicle. */
  readonly locationOf: (vehicle: Vehicle) => Location | null;
}

/** A vehicle with everything that all networks require. */
export interface Advertised {
  readonly vehicle: Vehicle;
  readonly price: number;
  readonly vin: string;
  readonly colour: string;
  readonly location: Location;
  readonly description: string;
  /** Absolute addresses, at least one. */
  readonly photos: readonly [string, ...string[]];
}

/** One main photo and ten more: Google's limit (support.google.com/merchants/answer/6324370). */
const MAX_PHOTOS = 11;

/** Characters: the limit of Google and Meta. */
const MAX_DESCRIPTION = 5000;

/** ISO 3779: seventeen characters, without I, O and Q. */
const wholeVin = /^[A-HJ-NPR-Z0-9]{17}$/;

/** Requirements of all networks: the vehicle is for sale, at a visible branch, with all facts. */
export function advertised(vehicle: Vehicle, { settings, locationOf }: FeedContext): Candidate {
  if (vehicle.status !== 'in_stock') return vehicle.status === 'coming_soon' ? 'notHere' : 'notForSale';
  if (vehicle.isPreorder) return 'notHere';
  if (vehicle.isReserved) return 'reserved';
  const price = askingPrice(vehicle);
  if (price === null) return 'price';
  const [photo, ...photos] = feedPhotos(vehicle, MAX_PHOTOS, settings);
  if (photo === undefined) return 'photo';
  const vin = vehicle.vin?.toUpperCase() ?? '';
  if (!wholeVin.test(vin)) return 'vin';
  const colour = vehicle.colour ?? vehicle.simpleColour;
  if (colour === null) return 'colour';
  if (vehicle.odometerKm === null && vehicle.carType !== 'new') return 'odometer';
  const location = locationOf(vehicle);
  if (location === null) return 'branch';
  const description = feedDescription(vehicle, MAX_DESCRIPTION, settings.vehicle.summary);
  return { vehicle, price, vin, colour, location, description, photos: [photo, ...photos] };
}

/** A vehicle to advertise, or the reason why it cannot be. */
export type Candidate = Advertised | Barrier;

export interface FeedRows<Row> {
  readonly rows: readonly Row[];
  /** Number of vehicles left out, by their first reason. */
  readonly leftOut: Readonly<Partial<Record<Barrier, number>>>;
}

/** The rows of a feed, one per VIN: networks refuse duplicates. */
export function feedRows<Row extends object>(
  candidates: readonly Candidate[],
  rowOf: (advertised: Advertised) => Row | Barrier,
): FeedRows<Row> {
  const rows: Row[] = [];
  const leftOut: Partial<Record<Barrier, number>> = {};
  const vins = new Set<string>();
  for (const candidate of candidates) {
    const row = rowOrBarrier(candidate, vins, rowOf);
    if (typeof row === 'string') leftOut[row] = (leftOut[row] ?? 0) + 1;
    else rows.push(row);
  }
  return { rows, leftOut };
}

function rowOrBarrier<Row extends object>(
  candidate: Candidate,
  vins: Set<string>,
  rowOf: (advertised: Advertised) => Row | Barrier,
): Row | Barrier {
  if (typeof candidate === 'string') return candidate;
  if (vins.has(candidate.vin)) return 'sameVin';
  const row = rowOf(candidate);
  if (typeof row !== 'string') vins.add(candidate.vin);
  return row;
}
