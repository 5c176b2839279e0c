import { scriptJson } from '../../values/script-json.ts';
import { bodyText, fuelText, transmissionText } from '../key-facts.ts';
import { badgeAndSeries } from '../naming/title.ts';
import { askingPrice } from '../price/asking-price.ts';
import { isAvailable } from '../status/availability.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { vehiclePath } from '../vehicle-urls.ts';

export type JsonLdContext = {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly currency: string;
  /** Returns the URL of a picture through the dealer's image service. */
  readonly pictureUrl: (url: string) => string;
  /** The vehicle's branch, or else the dealer. */
  readonly seller: { readonly name: string; readonly url: string };
};

const SCHEMA = 'https://schema.org';

const types: Readonly<Record<Vehicle['itemType'], string>> = {
  car: 'Car',
  motorcycle: 'Motorcycle',
  truck: 'Vehicle',
  caravan: 'Vehicle',
};

const drives: Readonly<Record<NonNullable<Vehicle['drive']>, string>> = {
  fwd: `${SCHEMA}/FrontWheelDriveConfiguration`,
  rwd: `${SCHEMA}/RearWheelDriveConfiguration`,
  awd: `${SCHEMA}/AllWheelDriveConfiguration`,
  '4wd': `${SCHEMA}/FourWheelDriveConfiguration`,
};

function absolute(path: string, siteUrl: string): string {
  return path.startsWith('/') ? `${siteUrl}${path}` : path;
}

function availability(vehicle: Vehicle): string {
  if (vehicle.isReserved) return `${SCHEMA}/LimitedAvailability`;
  const isAhead = vehicle.isPreorder || vehicle.status === 'coming_soon';
  return `${SCHEMA}/${isAhead ? 'PreOrder' : 'InStock'}`;
}

/** A demonstrator counts as used in schema.org. */
function condition({ carType }: Vehicle): string {
  return `${SCHEMA}/${carType === 'new' ? 'NewCondition' : 'UsedCondition'}`;
}

/** No offer without a price; an unavailable vehicle is SoldOut without a price. */
function offer(vehicle: Vehicle, { siteUrl, currency, seller }: JsonLdContext): object | undefined {
  const price = askingPrice(vehicle);
  const isForSale = isAvailable(vehicle);
  if (price === null && isForSale) return undefined;
  return {
    '@type': 'Offer',
    ...(isForSale ? { price, priceCurrency: currency } : {}),
    availability: isForSale ? availability(vehicle) : `${SCHEMA}/SoldOut`,
    itemCondition: condition(vehicle),
    url: `${siteUrl}${vehiclePath(vehicle)}`,
    seller: { '@type': 'AutoDealer', ...seller },
  };
}

function engine({ engine: name, engineLitres }: Vehicle): object | undefined {
  if (name === null && !engineLitres) return undefined;
  return {
    '@type': 'EngineSpecification',
    name: name ?? undefined,
    engineDisplacement: engineLitres
      ? { '@type': 'QuantitativeValue', value: engineLitres, unitCode: 'LTR' }
      : undefined,
  };
}

/**
 * The vehicle as a schema.org node, from facts that the page shows; unknown ones are undefined. Search engines accept
 * a Car as a Product only if it has both types, and report a Product whose offer lacks a price as an error:
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
export function vehicleNode(vehicle: Vehicle, context: JsonLdContext): object {
  const { odometerKm, drive, images } = vehicle;
  const type = types[vehicle.itemType];
  const isPriced = isAvailable(vehicle) && askingPrice(vehicle) !== null;
  return {
    '@type': isPriced ? ['Product', type] : type,
    name: vehicle.name,
    url: `${context.siteUrl}${vehiclePath(vehicle)}`,
    image:
      images.length > 0
        ? images.map(({ url }) => absolute(context.pictureUrl(url), context.siteUrl))
        : undefined,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleModelDate: String(vehicle.year),
    vehicleConfiguration: badgeAndSeries(vehicle) || undefined,
    vehicleIdentificationNumber: vehicle.vin ?? undefined,
    sku: vehicle.stockNumber ?? undefined,
    itemCondition: condition(vehicle),
    mileageFromOdometer:
      odometerKm === null ? undefined : { '@type': 'QuantitativeValue', value: odometerKm, unitCode: 'KMT' },
    bodyType: bodyText(vehicle) ?? undefined,
    color: vehicle.colour ?? undefined,
    vehicleInteriorColor: vehicle.interiorColour ?? undefined,
    vehicleTransmission: transmissionText(vehicle) ?? undefined,
    fuelType: fuelText(vehicle) ?? undefined,
    driveWheelConfiguration: drive === null ? undefined : drives[drive],
    vehicleEngine: engine(vehicle),
    numberOfDoors: vehicle.doors || undefined,
    vehicleSeatingCapacity: vehicle.seats || undefined,
    offers: offer(vehicle, context),
  };
}

/** Structured data of a vehicle page, escaped for a script element. */
export function vehicleJsonLd(vehicle: Vehicle, context: JsonLdContext): string {
  return scriptJson({ '@context': SCHEMA, ...vehicleNode(vehicle, context) });
}
