import { isAvailable } from '../status/availability.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/**
 * mailto: link with a prefilled message. For an unavailable vehicle: "The enquiry for such a car defaults to the
 * message Can you please find me something similar?" (stock and vehicle §4).
 */
export function mailAbout(
  vehicle: Pick<Vehicle, 'name' | 'stockNumber' | 'status'>,
  address: string,
  findSimilarMessage: string,
): string {
  const { name, stockNumber } = vehicle;
  const subject = `subject=${encodeURIComponent(stockNumber === null ? name : `${name} (${stockNumber})`)}`;
  const body = `body=${encodeURIComponent(findSimilarMessage)}`;
  return `mailto:${address}?${isAvailable(vehicle) ? subject : `${subject}&${body}`}`;
}
