import type { FormCar } from './form-car.ts';

type LeadCar = Pick<FormCar, 'id' | 'slug' | 'name' | 'carType' | 'isTestDriveOnly'> &
  Partial<Pick<FormCar, 'isUnavailable'>>;

/**
 * The `data-` attributes from which `src/analytics/lead-events.client.ts` reads the vehicle of a lead.
 */
export function leadCarAttributes(
  car: LeadCar | null,
): Readonly<Record<`data-${string}`, string | undefined>> {
  if (car === null) return {};
  return {
    'data-car-id': car.id,
    'data-car-slug': car.slug,
    'data-car-name': car.name,
    'data-car-type': car.carType,
    'data-test-drive-only': car.isTestDriveOnly ? '' : undefined,
    'data-unavailable': car.isUnavailable ? '' : undefined,
  };
}
