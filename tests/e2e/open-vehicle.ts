import type { Page } from '@playwright/test';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, vehicleWith } from './dealers.ts';

/** Opens the page of a vehicle with the wanted properties; throws if the dealer has none. */
export async function openVehicle(
  page: Page,
  dealer: Dealer,
  what: string,
  isWanted: (vehicle: Vehicle) => boolean,
): Promise<Vehicle> {
  const vehicle = await vehicleWith(dealer, what, isWanted);
  await page.goto(siteUrl(dealer, vehiclePath(vehicle)));
  return vehicle;
}
