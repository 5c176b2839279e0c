import { currentPrice } from '../vehicle/price/price.ts';
import { isAvailable } from '../vehicle/status/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/** "Auto valuation needs price above 200" (leads and dealer §9). */
const VALUED_ABOVE = 200;

export type MarketPlugin = {
  readonly name: 'Autogauge' | 'Car Analysis';
  /** Null: the platform's own comparison is shown instead. */
  readonly script: string | null;
};

/** The settings of market.json on who makes comparisons and where they are shown. */
export interface MarketSettings {
  readonly priceComparison: { readonly show: boolean; readonly source: 'network' | 'feed' | 'service' };
  readonly plugins: readonly MarketPlugin[];
}

/** A supplier's valuation script. */
export type ValuationScript = { readonly name: MarketPlugin['name']; readonly script: string };

type Valued = Pick<Vehicle, 'status' | 'isReserved' | 'price' | 'offerPrice'>;

/**
 * "A car that is in stock, not sold, not reserved and priced above 200 qualifies for the external valuation
 * feature when enabled" (leads and dealer §4).
 */
function qualifies(vehicle: Valued): boolean {
  return vehicle.status === 'in_stock' && !vehicle.isReserved && (currentPrice(vehicle) ?? 0) > VALUED_ABOVE;
}

/** The supplier scripts that a vehicle's page loads. */
export function valuationScripts(vehicle: Valued, plugins: readonly MarketPlugin[]): ValuationScript[] {
  if (!qualifies(vehicle)) return [];
  return plugins.flatMap(({ name, script }) => (script === null ? [] : [{ name, script }]));
}

/**
 * Whether a vehicle's page may show the platform's own comparison: for the same vehicles as a supplier's
 * valuation, and not beside a supplier's Autogauge, which answers the same question from other data. A comparison
 * with the feed's average is for every vehicle on sale, reserved or not.
 */
export function hasPriceComparison(vehicle: Valued, market: MarketSettings): boolean {
  const { show, source } = market.priceComparison;
  if (show && source === 'feed') return isAvailable(vehicle) && currentPrice(vehicle) !== null;
  if (!show || !qualifies(vehicle)) return false;
  return !valuationScripts(vehicle, market.plugins).some(({ name }) => name === 'Autogauge');
}
