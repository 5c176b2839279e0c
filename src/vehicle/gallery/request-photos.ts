import { isAvailable } from '../availability.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { vehicleHref } from '../vehicle-urls.ts';

type Settings = { readonly show: boolean; readonly fewerThan: number; readonly href: string };

/** Where a shopper asks for more photographs of a vehicle; null when there are enough or it is gone. */
export function requestPhotosHref(vehicle: Vehicle, settings: Settings): string | null {
  const isOffered = settings.show && isAvailable(vehicle) && vehicle.images.length < settings.fewerThan;
  return isOffered ? vehicleHref(settings.href, vehicle) : null;
}
