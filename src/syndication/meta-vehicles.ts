import type { BodySlug, DriveSlug, FuelSlug, TransmissionSlug } from '../values/vehicle/vehicle-terms.ts';
import { badgeAndSeries } from '../vehicle/naming/title.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { vehiclePath } from '../vehicle/vehicle-urls.ts';
import type { Advertised, Barrier, FeedContext } from './advertised.ts';
import { feedPrice, oneLine } from './feed-text.ts';

/** File name below the dealer's address; Commerce Manager fetches it on a schedule. */
export const META_FILE = 'meta-vehicles.csv';

/** Longest values, in characters (developers.facebook.com/docs/marketing-api/auto-ads/reference). */
const max = { id: 100, title: 500, word: 100 } as const;

const MAX_IMAGES = 10;

const bodyStyles: Readonly<Record<BodySlug, string>> = {
  hatch: 'HATCHBACK',
  sedan: 'SEDAN',
  wagon: 'WAGON',
  suv: 'SUV',
  ute: 'TRUCK',
  'cab-chassis': 'TRUCK',
  van: 'VAN',
  'people-mover': 'MINIVAN',
  coupe: 'COUPE',
  convertible: 'CONVERTIBLE',
  bus: 'OTHER',
  truck: 'TRUCK',
  motorcycle: 'OTHER',
  caravan: 'OTHER',
  motorhome: 'OTHER',
};

const fuelTypes: Readonly<Record<FuelSlug, string>> = {
  petrol: 'PETROL',
  diesel: 'DIESEL',
  hybrid: 'HYBRID',
  'plug-in-hybrid': 'PLUGIN_HYBRID',
  electric: 'ELECTRIC',
  lpg: 'OTHER',
  hydrogen: 'OTHER',
};

const drivetrains: Readonly<Record<DriveSlug, string>> = { fwd: 'FWD', rwd: 'RWD', awd: 'AWD', '4wd': '4X4' };

const transmissions: Readonly<Record<TransmissionSlug, string>> = {
  automatic: 'AUTOMATIC',
  manual: 'MANUAL',
};

const columns = [
  'vehicle_id',
  'title',
  'description',
  'url',
  'make',
  'model',
  'year',
  'trim',
  'body_style',
  'exterior_color',
  'interior_color',
  'vin',
  'mileage.value',
  'mileage.unit',
  'price',
  'availability',
  'state_of_vehicle',
  'transmission',
  'fuel_type',
  'drivetrain',
  'date_first_on_lot',
  'address.addr1',
  'address.city',
  'address.region',
  'address.postal_code',
  'address.country',
  'latitude',
  'longitude',
  'dealer_id',
  'dealer_name',
  'dealer_phone',
] as const;

const imageNumbers = Array.from({ length: MAX_IMAGES }, (_, index) => index);
const imageColumns = imageNumbers.flatMap((index) => [`image[${index}].url`, `image[${index}].tag[0]`]);

export interface MetaRow {
  readonly line: string;
}

function word<Slug extends string>(slug: Slug | null, words: Readonly<Record<Slug, string>>): string {
  return slug === null ? '' : words[slug];
}

function stateOf({ carType, isCertified }: Vehicle): string {
  if (carType === 'new') return 'NEW';
  return isCertified ? 'CPO' : 'USED';
}

/** Unknown values are empty. `sale_price` is omitted: `price` is the present price, as on the page. */
export function metaRow(advertised: Advertised, { settings }: FeedContext): MetaRow | Barrier {
  const { vehicle, price, vin, colour, location, description } = advertised;
  const { site } = settings;
  const { address } = location;
  if (vehicle.id.length > max.id) return 'longId';
  if (vehicle.odometerKm === null) return 'odometer';
  const facts: Readonly<Record<(typeof columns)[number], string>> = {
    vehicle_id: vehicle.id,
    title: oneLine(vehicle.name, max.title),
    description,
    url: `${site.url}${vehiclePath(vehicle)}`,
    make: oneLine(vehicle.make, max.word),
    model: oneLine(vehicle.model, max.word),
    year: String(vehicle.year),
    trim: oneLine(badgeAndSeries(vehicle), max.word),
    body_style:
      vehicle.body === null || vehicle.simpleBody === null ? 'OTHER' : bodyStyles[vehicle.simpleBody],
    exterior_color: oneLine(colour, max.word),
    interior_color: oneLine(vehicle.interiorColour ?? '', max.word),
    vin,
    'mileage.value': String(vehicle.odometerKm),
    'mileage.unit': 'KM',
    price: feedPrice(price, site.currency),
    availability: 'AVAILABLE',
    state_of_vehicle: stateOf(vehicle),
    transmission: word(vehicle.simpleTransmission, transmissions),
    fuel_type: word(vehicle.simpleFuel, fuelTypes),
    drivetrain: word(vehicle.drive, drivetrains),
    date_first_on_lot: vehicle.createdAt?.slice(0, 'YYYY-MM-DD'.length) ?? '',
    'address.addr1': address.street,
    'address.city': address.city,
    'address.region': address.state,
    'address.postal_code': address.postcode,
    // Settings allow only branches in Australian states.
    'address.country': 'AU',
    latitude: String(address.latitude ?? ''),
    longitude: String(address.longitude ?? ''),
    dealer_id: location.id,
    dealer_name: location.name,
    dealer_phone: location.phone ?? site.phone ?? '',
  };
  return { line: csvText([[...columns.map((column) => facts[column]), ...imageCells(advertised)]]) };
}

/** Each image with the tag that Meta requires. */
function imageCells({ photos, vehicle }: Advertised): string[] {
  const tag = oneLine(vehicle.name, max.word);
  return imageNumbers.flatMap((index) => {
    const photo = photos[index];
    return photo === undefined ? ['', ''] : [photo, tag];
  });
}

/** The feed as CSV; Meta's column names are paths. */
export function metaFeed(rows: readonly MetaRow[]): string {
  return csvText([[...columns, ...imageColumns]]) + rows.map(({ line }) => line).join('');
}

/** RFC 4180, with every value quoted, so that commas, quotes and line breaks are safe. */
function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
