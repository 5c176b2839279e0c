import { currentPrice } from '../../price/price.ts';
import type { Vehicle } from '../../vehicle.schema.ts';
import { featureList } from './feature-list.ts';

/** What a badge has more than the one below it. */
export interface BadgeStep {
  readonly badge: string;
  readonly below: string;
  readonly features: readonly string[];
}

/** With fewer cars of a badge, a car's own extras would look like the badge's equipment. */
const CARS_OF_A_BADGE = 2;

interface Badge {
  readonly name: string;
  readonly price: number;
  /** Whether most of its cars have the feature. */
  has(feature: string): boolean;
}

/**
 * Compares the equipment of badges of one model and year, by the new and demo cars in stock: used cars do not say
 * which badge is the cheaper one, because their prices depend on their age too.
 */
export function createBadgeSteps(vehicles: readonly Vehicle[]): (vehicle: Vehicle) => BadgeStep | null {
  const models = new Map(
    [...Map.groupBy(vehicles.filter(isNewlyPriced), modelOf)].map(([model, cars]) => [model, badgesOf(cars)]),
  );
  return (vehicle) => {
    const badges = isNewlyPriced(vehicle) ? (models.get(modelOf(vehicle)) ?? []) : [];
    const place = badges.findIndex(({ name }) => name === vehicle.badge);
    const [below, badge] = [badges[place - 1], badges[place]];
    if (below === undefined || badge === undefined) return null;
    const features = featureList(vehicle).filter((feature) => badge.has(feature) && !below.has(feature));
    return features.length === 0 ? null : { badge: badge.name, below: below.name, features };
  };
}

function isNewlyPriced(vehicle: Vehicle): boolean {
  return vehicle.carType !== 'used' && vehicle.itemType === 'car' && currentPrice(vehicle) !== null;
}

function modelOf({ make, model, series, year }: Vehicle): string {
  return JSON.stringify([make, model, series, year]);
}

/** The badges of one model, the cheapest first. */
function badgesOf(cars: readonly Vehicle[]): readonly Badge[] {
  return [...Map.groupBy(cars, ({ badge }) => badge)]
    .flatMap(([name, members]) => (name === null ? [] : (badgeOf(name, members) ?? [])))
    .toSorted((a, b) => a.price - b.price);
}

function badgeOf(name: string, cars: readonly Vehicle[]): Badge | null {
  if (cars.length < CARS_OF_A_BADGE) return null;
  const prices = cars.map((car) => currentPrice(car) ?? 0).toSorted((a, b) => a - b);
  const counts = new Map<string, number>();
  for (const car of cars)
    for (const feature of featureList(car))
      counts.set(feature.toLowerCase(), (counts.get(feature.toLowerCase()) ?? 0) + 1);
  return {
    name,
    price: prices[Math.floor(prices.length / 2)] ?? 0,
    has: (feature) => (counts.get(feature.toLowerCase()) ?? 0) > cars.length / 2,
  };
}
