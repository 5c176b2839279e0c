import type { HidingRule } from '../../tenant/settings/vehicle/vehicle-hiding.schema.ts';
import { isPriced } from '../../vehicle/price/price.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { SiteStock } from '../snapshot.schema.ts';

/**
 * The stock as the dealer's settings let it be seen (vehicle.json `hiding`): without the cars that a rule hides, and
 * without the prices that one hides. Whatever shows or sends out vehicles starts from this. The stock itself when there
 * is no rule.
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

/** Each list that the rule names holds the vehicle; names are compared without regard to case. */
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

/** Without what repayments tell of the price, too. */
const withoutPrice = (vehicle: Vehicle): Vehicle => ({
  ...vehicle,
  // The stock level leaves out cars that never had a price, not these.
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
