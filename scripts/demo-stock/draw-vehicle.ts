import type { Location } from '../../src/tenant/settings/locations/locations.schema.ts';
import type { CarType, ItemType } from '../../src/values/vehicle/vehicle-terms.ts';
import { soldAsIs } from './as-is.ts';
import {
  type Generation,
  type Grade,
  itemTypeOf,
  type Make,
  type PictureColour,
} from './catalogue/make.schema.ts';
import { writeComments } from './comments.ts';
import type { DemoMedia, DemoVehicle } from './demo-vehicle.ts';
import { drawFeatures, drawInterior } from './features.ts';
import { drawPlate, drawVin } from './identity.ts';
import { drawMedia } from './media/draw-media.ts';
import { drawnColours, drawPhotos } from './media/photos.ts';
import { type Shape, shapeOf } from './media/shapes.ts';
import { type DrawContext, drawOffer, YEAR_MS } from './offer/draw-offer.ts';
import { drawOdometer, drawPricing } from './offer/pricing.ts';
import { type DemoPast, drawPast } from './past.ts';
import type { StockProfile } from './profiles.ts';
import { type Random, randomFrom } from './random.ts';
import type { SlotDay } from './stock-slots.ts';

/** The vehicle in a slot: the same on each day of its stay, except for status, price cut and views. */
export function drawVehicle(context: DrawContext, slotDay: SlotDay): DemoVehicle {
  for (let attempt = 0; ; attempt++) {
    const random = randomFrom(context.seed, slotDay.slot, slotDay.occupant, attempt);
    const drawn = drawAttempt(context, slotDay, random);
    const shown = { ...drawn, ...drawMedia(random, drawn) };
    const vehicle = { ...shown, ...drawPast(random, shown) };
    if (attempt === 60 || isWanted(vehicle, context.profile)) return soldAsIs(vehicle, context.profile);
  }
}

/** Uses the price before a cut; otherwise a price cut could replace the car by another one. */
function isWanted(vehicle: DemoVehicle, { used }: StockProfile): boolean {
  const { carType, price, wasPrice, odometerKm } = vehicle;
  if (carType !== 'used') return true;
  const asked = wasPrice ?? price ?? used.minPrice;
  return asked >= used.minPrice && asked <= used.maxPrice && (odometerKm ?? 0) <= used.maxKm;
}

/** Relative number of vehicles at a branch; a branch without a new-car franchise has more room for used ones. */
function showroomSize({ manufacturers }: Location): number {
  return manufacturers.length === 0 ? 2.8 : 1 + manufacturers.length * 0.6;
}

type Drawn = Omit<DemoVehicle, keyof DemoMedia | keyof DemoPast>;

function drawAttempt(context: DrawContext, slotDay: SlotDay, random: Random): Drawn {
  const { profile } = context;
  const subject = drawSubject(context, slotDay, random);
  const { carType, ageYears, location } = subject;
  const identity = drawIdentity(context, slotDay, subject, random);
  const pricing = drawPricing(random, profile, slotDay, subject);
  const state = drawState(random, slotDay, carType);
  // Most models can be ordered before their price is announced.
  const isUnannounced = state.isPreorder && random.chance(0.65);
  const features = drawFeatures(random, subject);
  const isUsed = carType === 'used';
  const { subscriptionPerWeek } = pricing;
  const { city } = location.address;
  return {
    ...subject,
    ...identity,
    ...pricing,
    ...state,
    ...(isUnannounced && { price: null, wasPrice: null, cutOn: null }),
    arrived: slotDay.arrived,
    interior: drawInterior(random, subject),
    features,
    comments: writeComments(random, profile.voice, { ...subject, features, subscriptionPerWeek, city }),
    isCertified: profile.certifies && isUsed && ageYears < 5 && random.chance(0.55),
    tag: drawTag(random, carType),
    photos: drawPhotos(random, subject),
    views: Math.floor(slotDay.daysHere / 7) * random.whole(4, 60),
  };
}

/** Location, model, age, kilometres and colour. */
function drawSubject(context: DrawContext, slotDay: SlotDay, random: Random) {
  const { arrived } = slotDay;
  const location = random.weighted(context.locations, showroomSize);
  const { offer, carType, built, year } = drawOffer(context, location, arrived, random);
  const { make, generation } = offer;
  const itemType = itemTypeOf(generation);
  const { grade, level } = drawGrade(generation, year, random);
  const ageYears = carType === 'new' ? 0 : Math.max(0.2, (arrived.getTime() - built.getTime()) / YEAR_MS);
  const odometerKm = drawOdometer(random, itemType, carType, ageYears);
  const shape = shapeOf(make, generation);
  const colour = drawPaint(make, shape, random);
  const what = { make, generation, shape, grade, level, itemType, carType };
  return { location, ...what, built, year, ageYears, odometerKm, ...colour };
}

function drawGrade(generation: Generation, year: number, random: Random): { grade: Grade; level: number } {
  const offered = generation.grades.filter(({ since }) => since <= year);
  const last = offered.length - 1;
  const index = Math.round(((random.next() + random.next()) / 2) * last);
  const grade = random.pick(offered.slice(index, index + 1));
  return { grade, level: last === 0 ? 0.4 : index / last };
}

/** Approximate shares of colours of Australian cars. */
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

/** Only colours in which the model's shape has pictures, so that no car is shown in another colour than its own. */
function drawPaint(make: Make, shape: Shape | null, random: Random) {
  const isCycle = shape === 'motorcycle';
  const colours = drawnColours(shape).filter((colour) => make.paints[colour] !== undefined);
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

/** Days from the compliance plate to the first registration. */
const DAYS_TO_REGISTER = 21;

function drawIdentity(context: DrawContext, slotDay: SlotDay, facts: IdentityFacts, random: Random) {
  const { state } = facts.location.address;
  const isRegistered = facts.carType !== 'new' && random.chance(0.96);
  const plate = isRegistered ? drawPlate(random, state, facts.itemType) : null;
  const expiryDays = random.chance(0.04) ? random.whole(-60, -2) : random.whole(130, 350);
  const byArrival = (date: Date) => new Date(Math.min(date.getTime(), slotDay.arrived.getTime()));
  const vin = drawVin(random, facts.make.wmis, facts.year);
  const complied = byArrival(addDays(facts.built, random.whole(8, 95)));
  return {
    // Unique; short for a small stock.
    stockNumber: context.profile.stockNumber(
      slotDay.occupant * context.vehicles + slotDay.slot,
      facts.carType,
      facts.location,
    ),
    vin,
    complied,
    firstRegistered: facts.carType === 'new' ? null : byArrival(addDays(complied, DAYS_TO_REGISTER)),
    plate,
    plateExpires: plate === null ? null : addDays(slotDay.arrived, expiryDays),
  };
}

/** Sold vehicles stay in a feed for three days; before that they are on hold. */
function drawState(random: Random, slotDay: SlotDay, carType: CarType) {
  const luck = random.next();
  const isPreorder = carType === 'new' && random.chance(0.03);
  const isSold = slotDay.daysLeft <= 3 && luck < 0.9;
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
