import { currentPrice } from '../vehicle/price/price.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/** "Auto valuation needs price above 200" (leads and dealer §9). */
const VALUED_ABOVE = 200;

export type MarketPlugin = {
  readonly name: 'Autogauge' | 'Car Analysis';
  /** Null: the platform's own comparison stands in its place. */
  readonly script: string | null;
};

/** What market.json says of where comparisons stand and who makes them. */
export interface MarketSettings {
  readonly priceComparison: { readonly show: boolean; readonly source: 'network' | 'service' };
  readonly plugins: readonly MarketPlugin[];
}

/** A supplier's valuation to load. */
export type ValuationScript = { readonly name: MarketPlugin['name']; readonly script: string };

type Valued = Pick<Vehicle, 'status' | 'isReserved' | 'price' | 'offerPrice'>;

/**
 * "A car that is in stock, not sold, not reserved and priced above 200 qualifies for the external valuation
 * feature when enabled" (leads and dealer §4).
 */
function qualifies(vehicle: Valued): boolean {
  return vehicle.status === 'in_stock' && !vehicle.isReserved && (currentPrice(vehicle) ?? 0) > VALUED_ABOVE;
}

/** The suppliers' valuations that a vehicle's page loads. */
export function valuationScripts(vehicle: Valued, plugins: readonly MarketPlugin[]): ValuationScript[] {
  if (!qualifies(vehicle)) return [];
  return plugins.flatMap(({ name, script }) => (script === null ? [] : [{ name, script }]));
}

/**
 * Whether the platform's own comparison may stand on a vehicle's page: it is the valuation of dealers without a
 * supplier, for the same vehicles, and not beside a supplier's Autogauge, which says the same from other data.
 */
export function hasPriceComparison(vehicle: Valued, market: MarketSettings): boolean {
  if (!market.priceComparison.show || !qualifies(vehicle)) return false;
  return !valuationScripts(vehicle, market.plugins).some(({ name }) => name === 'Autogauge');
}
