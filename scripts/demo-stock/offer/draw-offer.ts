import type { Location } from '../../../src/tenant/settings/locations/locations.schema.ts';
import type { CarType } from '../../../src/values/vehicle/vehicle-terms.ts';
import { itemTypeOf, type Offer } from '../catalogue/make.schema.ts';
import type { StockProfile } from '../profiles.ts';
import type { Random } from '../random.ts';

export const YEAR_MS = 365.25 * 86_400_000;

export interface DrawContext {
  seed: number;
  profile: StockProfile;
  /** Size of the stock; used to number vehicles by slot and occupant. */
  vehicles: number;
  /** Branches with stock. */
  locations: readonly Location[];
  /** All models and generations that the dealer can have, of any year. */
  offers: readonly Offer[];
}

/**
 * Draws the kind of car, its age, and a model that was sold new in the resulting year; franchise makes are preferred.
 */
export function drawOffer(context: DrawContext, location: Location, arrived: Date, random: Random) {
  const { profile } = context;
  const kinds = profile.mixAt(location);
  const mix = random.weighted(kinds, (kind) => kind.weight);
  const isFranchised = (offer: Offer) => location.manufacturers.includes(offer.make.name);
  for (let attempt = 0; attempt < 200; attempt++) {
    const drawn = random.weighted(mix.carTypes, ([, weight]) => weight)[0];
    // Falls back to used cars if the branch's makes sell nothing new of this kind.
    const carType = attempt < 12 ? drawn : 'used';
    const ageYears = drawAge(random, profile, carType);
    const built = new Date(arrived.getTime() - ageYears * YEAR_MS);
    const year = built.getUTCFullYear();
    const sold = context.offers.filter(
      ({ generation }) =>
        generation.from <= year && year <= generation.to && mix.itemTypes.includes(itemTypeOf(generation)),
    );
    const ownOnly = carType !== 'used' || random.chance(0.5);
    const own = ownOnly ? sold.filter(isFranchised) : sold;
    const onSale = carType === 'used' ? own : own.filter(({ generation }) => generation.to > year);
    const suited = mix.suits === undefined ? onSale : onSale.filter(mix.suits);
    const offer = drawFrom(suited, carType, random);
    if (offer !== null) return { offer, carType, built, year };
  }
  throw new Error(`The catalogue has nothing for ${location.name}.`);
}

/** New cars are spread over the branch's makes; used cars are weighted by sales in Australia. */
function drawFrom(offers: readonly Offer[], carType: CarType, random: Random): Offer | null {
  if (offers.length === 0) return null;
  const sales = ({ generation }: Offer) => generation.facts.sales ?? 1;
  if (carType === 'used') return random.weighted(offers, sales);
  const makes = [...new Set(offers.map(({ make }) => make))];
  const totals = new Map(makes.map((make) => [make, 0]));
  for (const offer of offers) totals.set(offer.make, (totals.get(offer.make) ?? 0) + sales(offer));
  const make = random.weighted(makes, (one) => Math.sqrt(totals.get(one) ?? 0));
  return random.weighted(
    offers.filter((offer) => offer.make === make),
    (offer) => sales(offer) ** 0.75,
  );
}

function drawAge(random: Random, profile: StockProfile, carType: CarType): number {
  if (carType === 'new') return random.next() * 0.55;
  if (carType === 'demo') return 0.25 + random.next() * 0.6;
  const { median, spread, min, max } = profile.usedAge;
  return Math.min(max, Math.max(min, median * random.factor(spread)));
}
