import type { FinanceCar } from '#src/finance/form/finance-start.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { yearOf } from '#src/values/time/date.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import { vehicleOffer } from '#src/vehicle/sidebar/vehicle-offer.ts';
import { isAvailable, isTestDriveOnly } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { formCarOf } from '../../src/leads/about-vehicle/form-car.ts';
import { carOf } from '../leads/car-of.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { withLiveStatus } from '../vehicle/status/read-live-status.ts';

type CarPorts = Pick<Ports, 'database' | 'now' | 'reportError'>;

/**
 * The vehicle named in an address, as it stands now. Null when none is named or its state cannot be
 * read; `gone` when it is sold, unknown, or offered for test drives only and so cannot be financed.
 * Never rejects.
 */
export async function financeCar(
  ports: CarPorts,
  published: PublishedSite,
  carId: string,
): Promise<FinanceCar | 'gone' | null> {
  if (carId === '') return null;
  try {
    const vehicle = await carOf(published, { car_id: carId });
    if (vehicle === null) return 'gone';
    const now = await withLiveStatus(ports, published, vehicle);
    const isFinanced = isAvailable(now) && !isTestDriveOnly(now);
    return isFinanced ? shownCar(now, published.settings, ports.now()) : 'gone';
  } catch (error) {
    ports.reportError(error);
    return null;
  }
}

function shownCar(vehicle: Vehicle, settings: Settings, nowMs: number): FinanceCar {
  const { vin, nvic, year } = vehicle;
  const { weekly, loan } = vehicleOffer(vehicle, settings, yearOf(nowMs, settings.site.timeZone));
  return {
    ...formCarOf(vehicle, settings),
    vin,
    nvic,
    year,
    amount: currentPrice(vehicle),
    weekly,
    loan,
  };
}
