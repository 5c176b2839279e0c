import type { Location } from '../../src/tenant/settings/locations.schema.ts';
import type { CarType, ItemType } from '../../src/values/vehicle-terms.ts';
import type { Generation, Grade, Make, PictureColour } from './catalogue/entry.ts';
import { writeComments } from './comments.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { drawFeatures, drawInterior } from './features.ts';
import { drawPlate, drawVin } from './identity.ts';
import { drawnColours, drawPhotos } from './photos.ts';
import { drawOdometer, drawPricing } from './pricing.ts';
import type { StockProfile } from './profiles.ts';
import { type Random, randomFrom } from './random.ts';
import type { SlotDay } from './stock-slots.ts';

const yearMs = 365.25 * 86_400_000;

/** What is on the market: one generation with its make. */
export interface Offer {
  make: Make;
  generation: Generation;
}

export interface DrawContext {
  seed: number;
  profile: StockProfile;
  /** Branches that sell. */
  locations: readonly Location[];
  /** All that the dealer could have, of any year. */
  offers: readonly Offer[];
}

/** Who stands in the slot; the same vehicle on each day of its stay, but for status, price cut and views. */
export function drawVehicle(context: DrawContext, slotDay: SlotDay): DemoVehicle {
  for (let attempt = 0; ; attempt++) {
    const random = randomFrom(context.seed, slotDay.slot, slotDay.occupant, attempt);
    const vehicle = drawAttempt(context, slotDay, random);
    if (attempt === 60 || isWanted(vehicle, context.profile)) return vehicle;
  }
}

function isWanted({ carType, price, odometerKm }: DemoVehicle, { used }: StockProfile): boolean {
  if (carType !== 'used') return true;
  const asked = price ?? used.minPrice;
  return asked >= used.minPrice && asked <= used.maxPrice && (odometerKm ?? 0) <= used.maxKm;
}

/** A branch without a make of its own lives on used cars and needs the room. */
function showroomSize({ manufacturers }: Location): number {
  return manufacturers.length === 0 ? 2.8 : 1 + manufacturers.length * 0.6;
}

function drawAttempt(context: DrawContext, slotDay: SlotDay, random: Random): DemoVehicle {
  const { profile } = context;
  const location = random.weighted(context.locations, showroomSize);
  const { offer, carType, built, year } = drawOffer(context, location, slotDay.arrived, random);
  const { make, generation } = offer;
  const itemType = itemTypeOf(generation);
  const { grade, level } = drawGrade(generation, year, random);
  const ageYears =
    carType === 'new' ? 0 : Math.max(0.2, (slotDay.arrived.getTime() - built.getTime()) / yearMs);
  const odometerKm = drawOdometer(random, itemType, carType, ageYears);
  const { pictureColour, paint } = drawPaint(make, generation, random);
  const identity = drawIdentity(profile, slotDay, { make, year, location, itemType, carType, built }, random);
  const pricing = drawPricing(random, profile, slotDay, {
    make,
    generation,
    grade,
    carType,
    ageYears,
    odometerKm,
  });
  const state = drawState(random, slotDay, carType);
  const facts = { make, generation, grade, level, itemType, carType, year, ageYears, odometerKm, paint };
  const features = drawFeatures(random, facts);
  return {
    ...facts,
    ...identity,
    ...pricing,
    ...state,
    location,
    built,
    arrived: slotDay.arrived,
    pictureColour,
    interior: drawInterior(random, facts),
    features,
    comments: writeComments(random, profile.voice, { ...facts, features, city: location.address.city }),
    isCertified: profile.certifies && carType === 'used' && ageYears < 5 && random.chance(0.55),
    tag: drawTag(random, carType),
    photos: drawPhotos(random, generation.body, pictureColour),
    views: Math.floor(slotDay.daysHere / 7) * random.whole(4, 60),
    hasHistoryReport: carType === 'used' && itemType === 'car' && random.chance(0.015),
  };
}

export function itemTypeOf(generation: Generation): ItemType {
  const { body } = generation;
  return body === 'motorcycle' || body === 'truck' || body === 'caravan' ? body : 'car';
}

/** The kind of car, then its age, then what was sold new in that year: franchise makes first. */
function drawOffer(context: DrawContext, location: Location, arrived: Date, random: Random) {
  const { profile } = context;
  const kinds = profile.mixAt(location);
  const mix = random.weighted(kinds, (kind) => kind.weight);
  const isFranchised = (offer: Offer) => location.manufacturers.includes(offer.make.name);
  for (let attempt = 0; attempt < 200; attempt++) {
    const drawn = random.weighted(mix.carTypes, ([, weight]) => weight)[0];
    // A branch whose makes sell nothing new of this kind has used ones.
    const carType = attempt < 12 ? drawn : 'used';
    const ageYears = drawAge(random, profile, carType);
    const built = new Date(arrived.getTime() - ageYears * yearMs);
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

/** New stock is spread over the makes of the branch, used stock follows what Australia bought. */
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

function drawGrade(generation: Generation, year: number, random: Random): { grade: Grade; level: number } {
  const offered = generation.grades.filter(({ since }) => since <= year);
  const last = offered.length - 1;
  const index = Math.round(((random.next() + random.next()) / 2) * last);
  const grade = random.pick(offered.slice(index, index + 1));
  return { grade, level: last === 0 ? 0.4 : index / last };
}

/** Shares of Australian cars, near enough: a third white, a fifth grey. */
const popularity: Record<PictureColour, number> = {
  white: 34,
  grey: 22,
  black: 14,
  silver: 11,
  blue: 9,
  red: 6,
  green: 2.5,
  bronze: 1.5,
};

function drawPaint(make: Make, generation: Generation, random: Random) {
  const isCycle = generation.body === 'motorcycle';
  const colours = drawnColours(generation.body).filter((colour) => make.paints[colour] !== undefined);
  const pictureColour = random.weighted(colours, (colour) => (isCycle ? 1 : popularity[colour]));
  return { pictureColour, paint: random.pick(make.paints[pictureColour] ?? []) };
}

interface IdentityFacts {
  make: Make;
  year: number;
  location: Location;
  itemType: ItemType;
  carType: CarType;
  built: Date;
}

function drawIdentity(profile: StockProfile, slotDay: SlotDay, facts: IdentityFacts, random: Random) {
  const { state } = facts.location.address;
  const isRegistered = facts.carType !== 'new' && random.chance(0.96);
  const plate = isRegistered ? drawPlate(random, state, facts.itemType) : null;
  const expiryDays = random.chance(0.04) ? random.whole(-60, -2) : random.whole(130, 350);
  return {
    stockNumber: profile.stockNumber(slotDay, facts.carType, facts.location),
    vin: drawVin(random, facts.make.wmis, facts.year),
    year: facts.year,
    complied: new Date(
      Math.min(addDays(facts.built, random.whole(8, 95)).getTime(), slotDay.arrived.getTime()),
    ),
    plate,
    plateExpires: plate === null ? null : addDays(slotDay.arrived, expiryDays),
  };
}

/** Sold vehicles stay in a feed for three days; before that they were held for their buyers. */
function drawState(random: Random, slotDay: SlotDay, carType: CarType) {
  const luck = random.next();
  const isPreorder = carType === 'new' && random.chance(0.03);
  const isSold = slotDay.daysLeft <= 3 && luck < 0.75;
  const isReserved = slotDay.daysLeft > 3 && slotDay.daysLeft <= 7 && luck < 0.6;
  const isComing = isPreorder || (slotDay.daysHere < 6 && luck > 0.7);
  const status: DemoVehicle['status'] = isSold
    ? 'sold'
    : isReserved
      ? 'reserved'
      : isComing
        ? 'coming soon'
        : 'in stock';
  return { status, isPreorder, soldOn: isSold ? addDays(slotDay.leaves, -3) : null };
}

function drawTag(random: Random, carType: CarType): string | null {
  const luck = random.next();
  if (carType === 'demo') return luck < 0.12 ? 'Test Drive Only' : null;
  if (carType === 'new') return luck < 0.03 ? 'Runout' : null;
  if (luck < 0.03) return 'One Owner';
  return luck < 0.045 ? 'Manager’s Special' : null;
}

function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000);
}
