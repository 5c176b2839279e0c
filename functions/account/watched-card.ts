import type { WatchedCard } from '#src/account/watchlist/watchlist-filling.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { formatDate } from '#src/values/date.ts';
import { formatWholeMoney } from '#src/values/money.ts';
import { findSimilarPath, vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { formCarOf } from '../../src/leads/about-vehicle/form-car.ts';
import type { WatchedCar } from './watched-cars.ts';

/** A saved car as its card shows it, with the price and the picture of its own page. */
export function watchedCardOf({ saved, vehicle, now, changes }: WatchedCar, settings: Settings): WatchedCard {
  const { timeZone, currency } = settings.site;
  const { car: id, slug, savedAtMs, whenSaved } = saved;
  const shown = vehicle === null ? null : formCarOf(vehicle, settings);
  return {
    id,
    slug,
    name: shown?.name ?? saved.name,
    path: vehicle && vehiclePath(vehicle),
    similarPath: vehicle && findSimilarPath(vehicle),
    photo: shown?.photo ?? null,
    price: shown?.price ?? '',
    priceType: shown?.priceType ?? '',
    savedOn: formatDate(new Date(savedAtMs).toISOString(), timeZone) ?? '',
    status: now.status,
    changes,
    difference: formatWholeMoney(Math.abs((now.price ?? 0) - (whenSaved.price ?? 0)), currency),
  };
}
