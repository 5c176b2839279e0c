import { DAY_MS } from '../../../src/values/time/date.ts';
import type { CarType, ItemType } from '../../../src/values/vehicle/vehicle-terms.ts';
import type { Generation, Grade, Make } from '../catalogue/make.schema.ts';
import type { StockProfile } from '../profiles.ts';
import type { Random } from '../random.ts';
import type { SlotDay } from '../stock-slots.ts';
import { expectedKilometres, usedValue, windscreenPrice } from './value-by-age.ts';

/** Distance driven relative to a car. */
const usage: Record<ItemType, number> = { car: 1, motorcycle: 0.25, truck: 2, caravan: 0 };

/** Null for caravans, which have no odometer. */
export function drawOdometer(
  random: Random,
  itemType: ItemType,
  carType: CarType,
  ageYears: number,
): number | null {
  if (itemType === 'caravan') return null;
  if (carType === 'new') return random.whole(4, 38);
  if (carType === 'demo') return random.whole(900, itemType === 'car' ? 9_500 : 2_500);
  const driven = Math.round(usage[itemType] * expectedKilometres(ageYears) * random.factor(0.38));
  const ceiling = { car: 390_000, motorcycle: 95_000, truck: 620_000 }[itemType];
  return Math.min(Math.max(driven, 60), ceiling - random.whole(0, 20_000));
}

interface Priced {
  make: Make;
  generation: Generation;
  grade: Grade;
  carType: CarType;
  ageYears: number;
  odometerKm: number | null;
}

/** All prices of a vehicle. A price is cut at most once, on a fixed day of the stay. */
export function drawPricing(random: Random, profile: StockProfile, slotDay: SlotDay, priced: Priced) {
  const isUsed = priced.carType === 'used';
  const value = askingValue(random, priced);
  const first = windscreenPrice(value, random.weighted(profile.priceEndings, ([, weight]) => weight)[0]);
  const cut = Math.max(500, Math.round((first * (0.02 + random.next() * 0.05)) / 500) * 500);
  const cutDay = random.whole(18, 75);
  const isCut = random.chance(isUsed ? 0.45 : 0.25) && slotDay.daysHere >= cutDay && first - cut > 2_400;
  const price = isCut ? first - cut : first;
  const isPoa = random.chance(0.012);
  const average = Math.round(first * 1.005 * random.factor(0.045));
  const isCompared = isUsed && !isPoa && random.chance(0.75);
  const isSubscription = random.chance(profile.subscriptionShare) && priced.grade.caravan === null;
  // Some vehicles are only for subscription.
  const isPriced = !isPoa && !(isSubscription && random.chance(0.3));
  return {
    price: isPriced ? price : null,
    wasPrice: isCut && isPriced ? first : null,
    cutOn: isCut && isPriced ? new Date(slotDay.arrived.getTime() + cutDay * DAY_MS) : null,
    isDriveAway: !isUsed || random.chance(profile.driveAwayShare),
    marketAverage: isCompared && isPriced ? average : null,
    stateMarketAverage: isCompared && isPriced ? Math.round(average * random.factor(0.015)) : null,
    subscriptionPerWeek: isSubscription ? Math.round((72 + price * 0.0046) / 5) * 5 - 1 : null,
  };
}

function askingValue(
  random: Random,
  { make, generation, grade, carType, ageYears, odometerKm }: Priced,
): number {
  if (carType === 'new') return grade.price * (0.975 + random.next() * 0.035);
  if (carType === 'demo') return grade.price * (0.9 + random.next() * 0.05);
  const retention = generation.facts.retention ?? make.retention;
  const hasRoadKm = generation.body !== 'motorcycle' && generation.body !== 'truck';
  return usedValue(grade.price, retention, ageYears, hasRoadKm ? odometerKm : null) * random.factor(0.05);
}
