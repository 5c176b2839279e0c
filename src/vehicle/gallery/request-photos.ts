import { isAvailable } from '../status/availability.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { vehicleHref } from '../vehicle-urls.ts';

type Settings = { readonly show: boolean; readonly fewerThan: number; readonly href: string };

/** Link to request more photos; null if there are enough or the vehicle is no longer for sale. */
export function requestPhotosHref(vehicle: Vehicle, settings: Settings): string | null {
  const isOffered = settings.show && isAvailable(vehicle) && vehicle.images.length < settings.fewerThan;
  return isOffered ? vehicleHref(settings.href, vehicle) : null;
}
