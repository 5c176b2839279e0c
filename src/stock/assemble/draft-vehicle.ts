import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';
import type { BodySlug, ItemType } from '../../values/vehicle/vehicle-terms.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { readCount } from '../cells/numbers/count.ts';
import type { DistanceUnit } from '../cells/numbers/distance.ts';
import { itemTypeOfBody, readItemType } from '../cells/specification/item-type.ts';
import { readFeatures } from '../cells/texts/features.ts';
import { plainParagraphs } from '../cells/texts/plain-text.ts';
import { caravanMakes, motorcycleMakes, truckMakes } from '../naming/make-table.ts';
import { readAppearance } from './facts/read-appearance.ts';
import { readMechanics } from './facts/read-mechanics.ts';
import { readMedia } from './facts/read-media.ts';
import { readName } from './facts/read-name.ts';
import { readPapers } from './facts/read-papers.ts';
import { readPast } from './facts/read-past.ts';
import { readPlace } from './facts/read-place.ts';
import { readPrices } from './facts/read-prices.ts';
import { readStockState } from './facts/read-stock-state.ts';
import { readStructures } from './facts/read-structures.ts';
import { readCaravan, readVariant } from './facts/read-variant.ts';
import { readMixedCell } from './mixed-cell.ts';
import type { RowReader } from './row-reader.ts';

/** A vehicle without id and slug, which depend on all rows of the feed. */
export type VehicleDraft = Omit<Vehicle, 'id' | 'slug'>;

export type Drafted = { ok: true; draft: VehicleDraft } | { ok: false; reason: string };

export interface DraftContext {
  settings: FeedSettings;
  distanceUnit: DistanceUnit;
  locations: readonly Location[];
  now: Date;
}

/** Turns one row into a vehicle, or says why that is impossible. */
export function draftVehicle(
  row: RowReader,
  { settings, distanceUnit, locations, now }: DraftContext,
): Drafted {
  const thisYear = now.getUTCFullYear();
  const named = readName(row, thisYear);
  if (!named.ok) return named;
  const { title, afterModel: _, ...name } = named.facts;
  const mixed = readMixedCell(row);
  const state = readStockState(row, title, mixed, now);
  const { cylinders, induction, ...mechanics } = readMechanics(row, named.facts, distanceUnit);
  const appearance = readAppearance(row, named.facts, mixed);
  const itemType = itemTypeOf(row, appearance.simpleBody, name.make, settings.itemType);
  const draft: VehicleDraft = {
    ...name,
    ...state,
    ...readPrices(row, state.carType, settings.maxPlaceholderPrice),
    ...mechanics,
    ...appearance,
    ...readMedia(row, settings.imageSeparator),
    ...readPlace(row, mixed, locations),
    ...readStructures(row),
    ...readPapers(row),
    past: readPast(row),
    itemType,
    odometerKm: plausibleOdometer(row, mechanics.odometerKm, state.carType),
    variant: readVariant(row, { ...mechanics, cylinders, induction }, thisYear),
    caravan: readCaravan(row, itemType),
    dealerComments: commentsOf(row),
    features: readFeatures(row.filled('features').map(({ text }) => text)),
    views: row.value('views', (text) => readCount(text, 1, 1_000_000_000)),
  };
  return { ok: true, draft };
}

function itemTypeOf(row: RowReader, body: BodySlug | null, make: string, fallback: ItemType): ItemType {
  const stated = row.value('itemType', readItemType);
  if (stated !== null && stated !== 'car') return stated;
  const byBody = itemTypeOfBody(body);
  if (byBody !== null) return byBody;
  if (stated !== null) return stated;
  if (motorcycleMakes.has(make)) return 'motorcycle';
  if (truckMakes.has(make)) return 'truck';
  return caravanMakes.has(make) ? 'caravan' : fallback;
}

/** A used car with 0 km is one whose odometer was not recorded. */
function plausibleOdometer(row: RowReader, km: number | null, carType: Vehicle['carType']): number | null {
  if (km !== 0 || carType !== 'used') return km;
  row.warn('odometerKm', '0', 'left out: a used vehicle has been driven');
  return null;
}

function commentsOf(row: RowReader): string | null {
  for (const { text } of row.filled('dealerComments')) {
    const comments = plainParagraphs(text);
    if (comments !== null) return comments;
  }
  return null;
}
