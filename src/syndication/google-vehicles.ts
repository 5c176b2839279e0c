import { priceTypeIn } from '../stock/cells/numbers/money.ts';
import type { BodySlug, FuelSlug } from '../values/vehicle/vehicle-terms.ts';
import { element, known, renderXml } from '../values/xml.ts';
import { badgeAndSeries } from '../vehicle/naming/title.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { vehiclePath } from '../vehicle/vehicle-urls.ts';
import type { Advertised, Barrier, FeedContext } from './advertised.ts';
import { feedPrice, oneLine } from './feed-text.ts';

/** File name below the dealer's address; Merchant Center fetches it on a schedule. */
export const GOOGLE_FILE = 'google-vehicles.xml';

/** "Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans" of Google's product taxonomy. */
const CARS_CATEGORY = '916';

/** Longest values (support.google.com/merchants/answer/7052112), in characters. */
const max = { id: 50, title: 150, brand: 70, colour: 40 } as const;

/**
 * support.google.com/google-ads/answer/14157085; null: not a passenger vehicle, which Google does not
 * advertise.
 */
const bodyStyles: Readonly<Record<BodySlug, string | null>> = {
  hatch: 'hatchback',
  sedan: 'sedan',
  wagon: 'station_wagon',
  suv: 'suv',
  ute: 'ute',
  'cab-chassis': 'ute',
  van: 'full_size_van',
  'people-mover': 'minivan',
  coupe: 'coupe',
  convertible: 'convertible',
  bus: null,
  truck: null,
  motorcycle: null,
  caravan: null,
  motorhome: null,
};

/** support.google.com/merchants/answer/14156068 */
const engines: Readonly<Record<FuelSlug, string>> = {
  petrol: 'gasoline',
  diesel: 'diesel',
  hybrid: 'hybrid',
  'plug-in-hybrid': 'plug-in_hybrid',
  electric: 'electric',
  lpg: 'lpg',
  hydrogen: 'other',
};

/**
 * What the price includes, in Australia (support.google.com/merchants/answer/14592783): a new car needs its
 * drive-away price, a used one may exclude government charges. Null: the price may not be advertised.
 */
export function vehiclePriceType(
  { priceType, carType }: Pick<Vehicle, 'priceType' | 'carType'>,
  defaultPriceType: string | null,
): string | null {
  const type = priceType ?? defaultPriceType ?? '';
  switch (priceTypeIn(type)) {
    case 'Drive Away':
      return carType === 'new' && /estimat/i.test(type) ? 'estimated_drive_away_price' : 'drive_away_price';
    case 'Excl. Govt. Charges':
      return carType === 'new' ? null : 'excluding_government_charges_price';
    default:
      return null;
  }
}

export interface GoogleItem {
  readonly xml: string;
}

/** One item, with the attributes of "Create a primary feed" (support.google.com/merchants/answer/11192663). */
export function googleItem(advertised: Advertised, { settings }: FeedContext): GoogleItem | Barrier {
  const { vehicle, price, vin, colour, location, description, photos } = advertised;
  const { site, vehicle: texts } = settings;
  const bodyStyle = vehicle.simpleBody === null ? undefined : bodyStyles[vehicle.simpleBody];
  if (vehicle.itemType !== 'car' || bodyStyle === null) return 'kind';
  if (vehicle.id.length > max.id) return 'longId';
  if (location.googleStoreCode === null) return 'storeCode';
  const priceType = vehiclePriceType(vehicle, texts.price.defaultPriceType);
  if (priceType === null) return 'priceType';
  const { odometerKm, simpleFuel } = vehicle;
  const link = `${site.url}${vehiclePath(vehicle)}`;
  const [photo, ...morePhotos] = photos;
  const item = element('item', {}, [
    known('g:id', vehicle.id),
    known('g:vin', vin),
    known('g:store_code', location.googleStoreCode),
    known('g:google_product_category', CARS_CATEGORY),
    known('g:title', oneLine(vehicle.name, max.title)),
    known('g:description', description),
    known('g:link', link),
    // Google replaces the placeholder with the branch.
    known('g:link_template', `${link}?store={store_code}`),
    known('g:image_link', photo),
    ...morePhotos.map((address) => known('g:additional_image_link', address)),
    known('g:price', feedPrice(price, site.currency)),
    known('g:vehicle_price_type', priceType),
    // A demonstrator counts as used.
    known('g:condition', vehicle.carType === 'new' ? 'new' : 'used'),
    vehicle.isCertified ? known('g:certified_pre-owned', 'yes') : null,
    known('g:brand', oneLine(vehicle.make, max.brand)),
    known('g:model', oneLine(vehicle.model, max.title)),
    known('g:trim', oneLine(badgeAndSeries(vehicle), max.title)),
    known('g:year', vehicle.year),
    odometerKm === null ? null : known('g:mileage', `${odometerKm} km`),
    known('g:color', oneLine(colour, max.colour)),
    known('g:body_style', vehicle.body === null ? null : (bodyStyle ?? null)),
    known('g:engine', simpleFuel === null ? null : engines[simpleFuel]),
  ]);
  return { xml: renderXml(item) };
}

/** The feed as RSS 2.0 with Google's namespace (support.google.com/merchants/answer/160589). */
export function googleFeed(items: readonly GoogleItem[], { site }: FeedContext['settings']): string {
  const channel = [
    element('title', {}, site.name),
    element('link', {}, site.url),
    element('description', {}, site.description),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    ...channel.map((part) => renderXml(part)),
    ...items.map(({ xml }) => xml),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
