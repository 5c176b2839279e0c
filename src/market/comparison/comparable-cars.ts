import type { MarketCar } from '../market-car.schema.ts';

/** A vehicle on sale and the dealer, by slug, who sells it: ids are unique with one dealer only. */
export type ListedCar = { readonly dealer: string; readonly car: MarketCar };

/** Model years before and after that still compare. */
const YEARS_APART = 2;
/** Odometers compare within 20,000 km or three tenths of the reading, whichever is more. */
const KM_APART = 20_000;
const KM_SHARE_APART = 0.3;
/** From this odometer reading on, two vehicles of one model and year with the same reading are one listed twice. */
const TELLING_KM = 100;

const word = (text: string) => text.trim().toLowerCase();

/** Demonstrators are driven, and compare with used vehicles of their year and reading. */
const isDriven = ({ carType }: Pick<MarketCar, 'carType'>) => carType !== 'new';

/** Vehicles compare only with others of the same kind, make and model: those with the same key. */
export function marketKey(car: Pick<MarketCar, 'itemType' | 'carType' | 'make' | 'model'>): string {
  return [car.itemType, isDriven(car) ? 'driven' : 'new', word(car.make), word(car.model)].join('|');
}

/** Unknown series count as the same: models seldom change within two years. */
function isSameSeries(one: MarketCar, other: MarketCar): boolean {
  return one.series === null || other.series === null || word(one.series) === word(other.series);
}

function isSimilarlyDriven(one: MarketCar, other: MarketCar): boolean {
  if (!isDriven(one)) return true;
  if (one.odometerKm === null || other.odometerKm === null) return false;
  const apart = Math.max(KM_APART, one.odometerKm * KM_SHARE_APART);
  return Math.abs(one.odometerKm - other.odometerKm) <= apart;
}

/**
 * Of comparable vehicles, those with the same badge (the trade's word for a model's grade; `series` is its
 * generation, such as ZWE219R). None if the vehicle's badge is unknown.
 */
export function withSameBadge({ badge }: MarketCar, comparable: readonly MarketCar[]): MarketCar[] {
  if (badge === null) return [];
  return comparable.filter((other) => other.badge !== null && word(other.badge) === word(badge));
}

/**
 * Comparable vehicles that are similar enough for a claim about the price: same badge and model year. A year of age
 * alone is worth about a tenth of the price, so that older cars would look like bargains among newer ones.
 */
export function alike(car: MarketCar, comparable: readonly MarketCar[]): MarketCar[] {
  return withSameBadge(car, comparable).filter(({ year }) => year === car.year);
}

/** Equal for one vehicle that two dealers of a group list. */
function fingerprint(car: MarketCar): string {
  return isDriven(car) && (car.odometerKm ?? 0) >= TELLING_KM
    ? `${car.year}|${car.odometerKm}`
    : `${car.id}|${car.year}|${car.price}`;
}

/**
 * The listings comparable with a vehicle, each once and without itself. `others` have the same market key.
 */
export function comparableCars(listing: ListedCar, others: readonly ListedCar[]): MarketCar[] {
  const { dealer, car } = listing;
  const comparable = others.filter(
    (other) =>
      !(other.dealer === dealer && other.car.id === car.id) &&
      other.car.isExGovernmentCharges === car.isExGovernmentCharges &&
      Math.abs(other.car.year - car.year) <= YEARS_APART &&
      isSameSeries(car, other.car) &&
      isSimilarlyDriven(car, other.car),
  );
  const distinct = new Map(comparable.map((other) => [fingerprint(other.car), other.car]));
  distinct.delete(fingerprint(car));
  return [...distinct.values()];
}
