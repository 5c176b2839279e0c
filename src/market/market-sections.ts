import { isAvailable } from '../vehicle/availability.ts';
import { currentPrice } from '../vehicle/price.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/** "Price above 200" for a supplier's valuation. */
const VALUED_ABOVE = 200;

export type MarketPlugin = {
  readonly name: 'Autogauge' | 'Car Analysis';
  /** Null: the platform's own comparison stands in its place. */
  readonly script: string | null;
};

/** A supplier's valuation to load. */
export type ValuationScript = { readonly name: MarketPlugin['name']; readonly script: string };

/** In stock, neither sold nor reserved, and dear enough. */
function qualifies(vehicle: Pick<Vehicle, 'status' | 'isReserved' | 'price' | 'offerPrice'>): boolean {
  return vehicle.status === 'in_stock' && !vehicle.isReserved && (currentPrice(vehicle) ?? 0) > VALUED_ABOVE;
}

/** The suppliers' valuations that a vehicle's page loads. */
export function valuationScripts(
  vehicle: Pick<Vehicle, 'status' | 'isReserved' | 'price' | 'offerPrice'>,
  plugins: readonly MarketPlugin[],
): ValuationScript[] {
  if (!qualifies(vehicle)) return [];
  return plugins.flatMap(({ name, script }) => (script === null ? [] : [{ name, script }]));
}

/**
 * Whether the platform's own comparison may stand on a vehicle's page: for what is for sale at a price, and
 * not beside the Autogauge of a supplier, which says the same from other data.
 */
export function hasPriceComparison(
  vehicle: Pick<Vehicle, 'status' | 'isReserved' | 'price' | 'offerPrice'>,
  market: { readonly priceComparison: { readonly show: boolean }; readonly plugins: readonly MarketPlugin[] },
): boolean {
  if (!market.priceComparison.show || !isAvailable(vehicle) || currentPrice(vehicle) === null) return false;
  return !valuationScripts(vehicle, market.plugins).some(({ name }) => name === 'Autogauge');
}
