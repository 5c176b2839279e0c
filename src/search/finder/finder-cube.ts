import { slugify } from '../../values/slug.ts';
import { currentPrice } from '../../vehicle/price/price.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

/**
 * Number of vehicles per make, body and price bracket, small enough to be in the home page: the count of any
 * selection is a sum, without a search engine.
 */
export interface FinderCube {
  /** Slugs; cells refer to them by index. */
  readonly makes: readonly string[];
  readonly bodies: readonly string[];
  /** Maximum prices to choose from: dollars, ascending. */
  readonly steps: readonly number[];
  /**
   * Make, body (-1: unknown), then the number of vehicles per price bracket; the last is above all steps or unpriced.
   */
  readonly cells: readonly (readonly [make: number, body: number, ...counts: number[]])[];
}

/** Null means any. `price` is the maximum, one of the cube's steps. */
export type FinderChoice = {
  readonly make: string | null;
  readonly body: string | null;
  readonly price: number | null;
};

export function finderCube(vehicles: readonly Vehicle[], priceSteps: readonly number[]): FinderCube {
  const makes = distinct(vehicles.map(({ make }) => slugify(make)));
  const bodies = distinct(vehicles.flatMap(({ simpleBody }) => simpleBody ?? []));
  const steps = usefulSteps(vehicles, priceSteps);
  const cells = new Map<string, [make: number, body: number, ...counts: number[]]>();
  for (const vehicle of vehicles) {
    const make = makes.indexOf(slugify(vehicle.make));
    const body = vehicle.simpleBody === null ? -1 : bodies.indexOf(vehicle.simpleBody);
    const key = `${make} ${body}`;
    const cell = cells.get(key) ?? [make, body, ...steps.map(() => 0), 0];
    const place = 2 + bracketOf(vehicle, steps);
    cell[place] = (cell[place] ?? 0) + 1;
    cells.set(key, cell);
  }
  return { makes, bodies, steps, cells: [...cells.values()] };
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

/** Steps with vehicles both below and above. */
function usefulSteps(vehicles: readonly Vehicle[], priceSteps: readonly number[]): number[] {
  const prices = vehicles.flatMap((vehicle) => currentPrice(vehicle) ?? []);
  return [...new Set(priceSteps)]
    .sort((a, b) => a - b)
    .filter((step) => prices.some((price) => price <= step) && prices.some((price) => price > step));
}

/** Index of the first step that a vehicle's price does not exceed; beyond the last for dearer and unpriced ones. */
function bracketOf(vehicle: Vehicle, steps: readonly number[]): number {
  const price = currentPrice(vehicle);
  const bracket = price === null ? -1 : steps.findIndex((step) => price <= step);
  return bracket === -1 ? steps.length : bracket;
}

/** Number of vehicles for a selection; with a price, unpriced vehicles are excluded, as in the search. */
export function countIn(cube: FinderCube, { make, body, price }: FinderChoice): number {
  const makePlace = make === null ? null : cube.makes.indexOf(make);
  const bodyPlace = body === null ? null : cube.bodies.indexOf(body);
  const brackets = price === null ? cube.steps.length + 1 : cube.steps.indexOf(price) + 1;
  return cube.cells
    .filter(([m, b]) => (makePlace === null || m === makePlace) && (bodyPlace === null || b === bodyPlace))
    .flatMap(([, , ...counts]) => counts.slice(0, brackets))
    .reduce((total, count) => total + count, 0);
}
