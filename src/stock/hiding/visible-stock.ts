import type { HidingRule } from '../../tenant/settings/vehicle/vehicle-hiding.schema.ts';
import { isPriced } from '../../vehicle/price/price.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { SiteStock } from '../snapshot.schema.ts';

/**
 * The stock without the cars and prices that vehicle.json `hiding` hides. Everything that shows or sends
 * vehicles must start from this. The same object if there are no rules.
 */
export function visibleStock<Stock extends SiteStock>(stock: Stock, rules: readonly HidingRule[]): Stock {
  if (rules.length === 0) return stock;
  const ofCars = rules.filter(({ hide }) => hide === 'car');
  const ofPrices = rules.filter(({ hide }) => hide === 'price');
  const isHit = (by: readonly HidingRule[]) => (vehicle: Vehicle) =>
    by.some((rule) => isHitBy(vehicle, rule));
  const [isHidden, hasHiddenPrice] = [isHit(ofCars), isHit(ofPrices)];
  const vehicles = stock.vehicles
    .filter((vehicle) => !isHidden(vehicle))
    .map((vehicle) => (hasHiddenPrice(vehicle) ? withoutPrice(vehicle) : vehicle));
  return { ...stock, vehicles };
}

/** A vehicle matches if each list of the rule contains it; case is ignored. */
export function isHitBy(vehicle: Vehicle, rule: HidingRule): boolean {
  const { stockNumbers, vins, makes, models, carTypes, bodies, locations } = rule;
  return (
    holds(stockNumbers, vehicle.stockNumber) &&
    holds(vins, vehicle.vin) &&
    holds(makes, vehicle.make) &&
    holds(models, vehicle.model) &&
    holds(carTypes, vehicle.carType) &&
    holds(bodies, vehicle.simpleBody) &&
    holds(locations, vehicle.locationId)
  );
}

function holds(list: readonly string[] | undefined, value: string | null): boolean {
  if (list === undefined) return true;
  return value !== null && list.some((item) => plain(item) === plain(value));
}

function plain(word: string): string {
  return word.trim().toLowerCase();
}

/** Also removes repayments, which would reveal the price. */
const withoutPrice = (vehicle: Vehicle): Vehicle => ({
  ...vehicle,
  // The stock level excludes cars without a price, but not these.
  ...(isPriced(vehicle) ? { isPriceHidden: true as const } : {}),
  price: null,
  beforePrice: null,
  offerPrice: null,
  priceExGovernmentCharges: null,
  priceType: null,
  subscriptionPricePerWeek: null,
  averageMarketPrice: null,
  stateAverageMarketPrice: null,
  youxQuote: null,
  financeLenders: {},
});
