import type { Settings } from '../../tenant/settings/subjects.ts';
import { cardSettings } from '../../vehicle/card/card-settings.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { SearchDocument } from '../engine/collection.ts';
import { publishedStock } from '../filter-vehicles.ts';
import { documentsWithCards } from '../index/search-documents.ts';
import { sortVehicles } from '../sort-vehicles.ts';

/** The vehicles that a dealer's site lists on the day of `now`, in import order. */
export function tenantDocuments(
  vehicles: readonly Vehicle[],
  settings: Settings,
  now: Date,
): readonly SearchDocument[] {
  const published = publishedStock(vehicles, { ...settings.search, timeZone: settings.site.timeZone }, now);
  return documentsWithCards(
    sortVehicles(published, 'relevant', settings.search),
    cardSettings(settings, now),
  );
}
