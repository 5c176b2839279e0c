import { slugify } from '#src/values/slug.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { LeadVehicle } from './store/stored-lead.ts';

/** A copy of the vehicle, so that the dealer later reads what the shopper saw. */
export function leadVehicleOf(vehicle: Vehicle): LeadVehicle {
  const { id, slug, name, carType, year, make, model, badge, body, transmission, colour, doors } = vehicle;
  const { vin, stockNumber, odometerKm, status, isReserved, images } = vehicle;
  return {
    ...{ id, slug, name, carType, year, make, model, badge, body, transmission, colour, doors },
    ...{ vin, stockNumber, odometerKm },
    manufacturerSlug: slugify(make),
    price: currentPrice(vehicle),
    status: isReserved ? 'reserved' : status,
    image: images[0]?.url ?? null,
  };
}
