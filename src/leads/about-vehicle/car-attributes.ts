import type { FormCar } from './form-car.ts';

type ToldCar = Pick<FormCar, 'id' | 'slug' | 'name' | 'carType' | 'isTestDriveOnly'> &
  Partial<Pick<FormCar, 'isUnavailable'>>;

/**
 * The `data-` attributes that analytics events read about the vehicle of a lead (`src/analytics/lead-
 * events.client.ts`).
 */
export function carAttributes(car: ToldCar | null): Readonly<Record<`data-${string}`, string | undefined>> {
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
