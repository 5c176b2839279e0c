import { instantOf } from '../../values/time/date.ts';
import { carTypeLabels, driveLabels } from '../../values/vehicle/vehicle-labels.ts';
import type { ItemType } from '../../values/vehicle/vehicle-terms.ts';
import { type CardEstimateSettings, type CardSettings, cardEstimate } from '../../vehicle/card/card.ts';
import { bodyGroup, fuelText, transmissionText } from '../../vehicle/key-facts.ts';
import { currentPrice, subscriptionPrice } from '../../vehicle/price/price.ts';
import { vehicleTag } from '../../vehicle/status/tag.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { PLACE_FIELD } from '../attributes.ts';
import type { SearchDocument } from '../engine/collection.ts';
import { isOnOffer, saving } from '../on-offer.ts';
import { isBuyable } from '../sort-vehicles.ts';
import { facetValue } from './facet-value.ts';
import { filteredFeatures } from './feature-words.ts';
import { categoriesOf, type DerivedFrom, keywordsOf, stepsAbove } from './packing/derived-fields.ts';
import { statusLabels } from './status-labels.ts';

/** The settings that documents depend on; the result of `cardSettings()` has them all. */
export type DocumentSettings = Pick<CardSettings, 'currency' | 'timeZone' | 'tags' | 'locations'> &
  CardEstimateSettings;

const itemTypeLabels: Readonly<Record<ItemType, string>> = {
  car: 'Car',
  motorcycle: 'Motorcycle',
  truck: 'Truck',
  caravan: 'Caravan',
};

/** The fields of a document that are not derived from others; null where unknown. */
export type CarFields = ReturnType<typeof carFields>;

const whole = (amount: number | null) => (amount === null ? null : Math.round(amount));

/** Tags that stay valid after the build. "New arrival" expires, and "sold" is in `status`. */
function lastingTag(vehicle: Vehicle, { tags, timeZone }: DocumentSettings): string | null {
  return vehicleTag(vehicle, { ...tags, newArrival: false, sold: false }, timeZone)?.text ?? null;
}

function createdAtSeconds({ createdAt }: Vehicle): number | null {
  if (createdAt === null) return null;
  // Fast path for a date without a time, as most feeds write it: midnight UTC.
  const instant = createdAt.length === 10 ? Date.parse(createdAt) : instantOf(createdAt, 'UTC');
  return instant === null || Number.isNaN(instant) ? null : Math.floor(instant / 1000);
}

function placeFields(vehicle: Vehicle, { locations }: DocumentSettings) {
  const branch = vehicle.locationId === null ? undefined : locations[vehicle.locationId];
  const { latitude, longitude } = branch?.address ?? {};
  return {
    state: facetValue(vehicle.state),
    city: facetValue(vehicle.city),
    location_name: facetValue(branch?.name ?? null),
    dealership_name: facetValue(vehicle.dealershipName),
    [PLACE_FIELD]: latitude == null || longitude == null ? null : ([latitude, longitude] as const),
  };
}

function amountFields(vehicle: Vehicle, settings: DocumentSettings) {
  return {
    price: whole(currentPrice(vehicle)),
    weekly_price: whole(cardEstimate(vehicle, settings)?.weekly ?? null),
    subscription_price: whole(subscriptionPrice(vehicle)),
    saving: saving(vehicle),
    year: vehicle.year,
    km: vehicle.odometerKm,
    created_at_timestamp: createdAtSeconds(vehicle),
  };
}

const listed = (count: number | null) => (count === null || count === 0 ? null : String(count));

/** A consumption is rounded up, so that no car exceeds a filter's maximum; 0 is an unknown one. */
function specificationFields({ itemType, doors, seats, variant }: Vehicle) {
  const { cylinders, towingBrakedKg, powerKw, fuelConsumptionLPer100Km, ancapStars } = variant;
  const positive = (number: number | null) => (number !== null && number > 0 ? number : null);
  const consumption = positive(fuelConsumptionLPer100Km);
  return {
    seats: listed(seats),
    doors: itemType === 'motorcycle' ? null : listed(doors),
    cylinders: listed(cylinders),
    towing: whole(positive(towingBrakedKg)),
    power: whole(positive(powerKw)),
    consumption: consumption === null ? null : Math.ceil(consumption),
    ancap: listed(whole(ancapStars)),
  };
}

/** `make` and `model` are always set, even if they have no letters. */
export function carFields(vehicle: Vehicle, settings: DocumentSettings) {
  return {
    id: vehicle.id,
    /** Set by searchDocuments or the sync, which know the whole stock. */
    rank: 0,
    buyable: isBuyable(vehicle),
    name: vehicle.name,
    make: facetValue(vehicle.make) ?? 'Other',
    model: facetValue(vehicle.model) ?? 'Other',
    badge: facetValue(vehicle.badge),
    series: facetValue(vehicle.series),
    stocknum: vehicle.stockNumber,
    car_type: carTypeLabels[vehicle.carType],
    body: facetValue(bodyGroup(vehicle)),
    fuel: facetValue(fuelText(vehicle)),
    transmission: facetValue(transmissionText(vehicle)),
    drive: vehicle.drive === null ? null : driveLabels[vehicle.drive],
    ...specificationFields(vehicle),
    colour: facetValue(vehicle.simpleColour),
    filtered_features: filteredFeatures(vehicle.features),
    on_offer: isOnOffer(vehicle),
    certified: vehicle.isCertified,
    tag: facetValue(lastingTag(vehicle, settings)),
    status: statusLabels[vehicle.status],
    item_type: itemTypeLabels[vehicle.itemType],
    ...placeFields(vehicle, settings),
    ...amountFields(vehicle, settings),
  };
}

function derivedFrom(car: CarFields): DerivedFrom {
  const { body, fuel, transmission, drive, seats, cylinders } = car;
  return {
    ...{ body, fuel, transmission, drive, seats, cylinders },
    carType: car.car_type,
    itemType: car.item_type,
    isOnOffer: car.on_offer,
    isCertified: car.certified,
    stepsAbovePrice: stepsAbove(car.price),
  };
}

/** The document for a car's fields; unknown ones are omitted, so that no filter finds them. */
export function documentOf(car: CarFields, currency: string): SearchDocument {
  const { id, ...fields } = car;
  const document: Record<string, unknown> & SearchDocument = { id };
  for (const [name, value] of Object.entries(fields)) if (value !== null) document[name] = value;
  const from = derivedFrom(car);
  document['make_model'] = [car.make, `${car.make} ${car.model}`];
  document['keywords'] = keywordsOf(from);
  document['categories'] = categoriesOf(from, currency);
  return document;
}
