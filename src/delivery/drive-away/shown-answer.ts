import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { DeliveryAnswer, ShownAnswer } from '../delivery-answer.ts';
import type { DeliveryEstimate } from '../delivery-price.ts';
import { arrivalDays, arrivalText } from './arrival.ts';
import { driveAwaySum } from './drive-away-sum.ts';
import { stateOfPostcode } from './state-of-postcode.ts';

interface Asked {
  readonly postcode: string;
  /** Null if the question was about none. */
  readonly vehicle: Vehicle | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Needed = Pick<Settings, 'delivery' | 'locations' | 'site' | 'vehicle'>;

/** Adds the sum and the days of arrival to a delivery price. */
export function shownAnswer(
  { kind, message, estimate }: DeliveryAnswer,
  { postcode, vehicle, now }: Asked,
  settings: Needed,
): ShownAnswer {
  if (estimate === null || vehicle === null) return { kind, message, sum: null, arrives: null };
  const at = new Date(now);
  return {
    kind,
    message,
    sum: driveAwaySum(vehicle, settings, {
      delivery: estimate,
      state: stateOfPostcode(postcode),
      now: at,
    }),
    arrives: arrivesText(vehicle, estimate, settings, at),
  };
}

/** Null unless the vehicle stands in a yard and nobody has reserved it. */
function arrivesText(
  vehicle: Vehicle,
  { days }: DeliveryEstimate,
  settings: Needed,
  now: Date,
): string | null {
  if (days === null || vehicle.status !== 'in_stock' || vehicle.isReserved) return null;
  const { arrives, arrivesOn } = settings.delivery.sum;
  const { timeZone, locale } = settings.site;
  const { from, to } = arrivalDays(days, settings.locations.specialHours, now, timeZone);
  return fill(from === to ? arrivesOn : arrives, {
    from: arrivalText(from, locale),
    to: arrivalText(to, locale),
  });
}
