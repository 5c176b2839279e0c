import { askingPrice } from '../vehicle/price/asking-price.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import type { MarketCar } from './market-car.schema.ts';

/** Vehicles that are for sale and have a price. */
export function marketCars(vehicles: readonly Vehicle[]): MarketCar[] {
  return vehicles.flatMap((vehicle) => {
    const price = askingPrice(vehicle);
    if (price === null) return [];
    const { id, itemType, carType, make, model, badge, series, year, odometerKm, priceType } = vehicle;
    const isExGovernmentCharges = priceType !== null && /excl/i.test(priceType);
    return [
      { id, itemType, carType, make, model, badge, series, year, odometerKm, isExGovernmentCharges, price },
    ];
  });
}
