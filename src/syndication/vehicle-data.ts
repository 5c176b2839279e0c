import { locationPath } from '../locations/location-path.ts';
import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { commentParagraphs } from '../vehicle/details/folding/comments.ts';
import { bodyText, fuelText, transmissionText } from '../vehicle/key-facts.ts';
import { askingPrice } from '../vehicle/price/asking-price.ts';
import { priceDisplay } from '../vehicle/price/price-display.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { vehiclePath } from '../vehicle/vehicle-urls.ts';
import { shownPhoto } from './feed-photo.ts';

interface DataContext {
  readonly settings: Pick<Settings, 'site' | 'images' | 'vehicle'>;
  readonly location: Location | null;
}

/**
 * The facts of a vehicle's page for programs, and no others: no number plate, no private seller's place, no
 * average prices. Every key is present; null is unknown. Kilometres, litres and whole currency units.
 */
export function vehicleData(vehicle: Vehicle, { settings, location }: DataContext): object {
  const { site, vehicle: texts } = settings;
  const absolute = (address: string) => new URL(address, site.url).href;
  const price = askingPrice(vehicle);
  return {
    url: absolute(vehiclePath(vehicle)),
    id: vehicle.id,
    stockNumber: vehicle.stockNumber,
    vin: vehicle.vin,
    name: vehicle.name,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    badge: vehicle.badge,
    series: vehicle.series,
    kind: vehicle.itemType,
    condition: vehicle.carType,
    status: vehicle.status,
    isReserved: vehicle.isReserved,
    price:
      price === null
        ? null
        : {
            amount: price,
            currency: site.currency,
            type: priceDisplay(vehicle, texts.price, site.currency).typeText,
          },
    odometerKm: vehicle.odometerKm,
    body: bodyText(vehicle),
    colour: vehicle.colour,
    interiorColour: vehicle.interiorColour,
    fuel: fuelText(vehicle),
    transmission: transmissionText(vehicle),
    drive: vehicle.drive,
    engine: vehicle.engine,
    engineLitres: vehicle.engineLitres,
    seats: vehicle.seats,
    doors: vehicle.doors,
    features: vehicle.features,
    comments: commentParagraphs(vehicle.dealerComments),
    photos: vehicle.images.flatMap(({ url }) => URL.parse(shownPhoto(url, settings), site.url)?.href ?? []),
    location: location && {
      name: location.name,
      url: absolute(locationPath(location)),
      phone: location.phone,
      street: location.address.street,
      city: location.address.city,
      state: location.address.state,
      postcode: location.address.postcode,
    },
  };
}
