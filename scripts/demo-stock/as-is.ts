import type { DemoVehicle } from './demo-vehicle.ts';
import type { StockProfile } from './profiles.ts';
import { randomFrom } from './random.ts';

const comments = [
  'Sold as it stands, for parts or as a project: no roadworthy certificate, no registration, no warranty.',
  'Bring a trailer.',
];

/** Turns some old vehicles into ones that are sold for parts, at a price below what lenders finance. */
export function soldAsIs(vehicle: DemoVehicle, { asIsShare }: Pick<StockProfile, 'asIsShare'>): DemoVehicle {
  const random = randomFrom('as it stands', vehicle.vin);
  const { carType, price, ageYears, subscriptionPerWeek } = vehicle;
  const isOld = carType === 'used' && ageYears > 5;
  const isPriced = price !== null && subscriptionPerWeek === null;
  if (!isOld || !isPriced || !random.chance(asIsShare)) return vehicle;
  return {
    ...vehicle,
    price: 390 + random.whole(0, 1) * 100,
    wasPrice: null,
    cutOn: null,
    marketAverage: null,
    stateMarketAverage: null,
    isCertified: false,
    plate: null,
    plateExpires: null,
    tag: 'As is',
    comments,
  };
}
