import type { Settings } from '../../tenant/settings/subjects.ts';
import { imageUrl } from '../../ui/photo/image-url.ts';
import { bodyPicture } from '../../vehicle/card/body-picture.ts';
import { priceDisplay } from '../../vehicle/price/price-display.ts';
import { isAvailable, isTestDriveOnly } from '../../vehicle/status/availability.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

/** The vehicle shown next to a form. It comes from the catalogue, or from the vehicle page that is open. */
export interface FormCar {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** `new`, `demo` or `used`. */
  readonly carType: string;
  readonly isTestDriveOnly: boolean;
  readonly isUnavailable: boolean;
  /** `$23,990`, or the dealer's words for a vehicle without a price. */
  readonly price: string;
  /** `Drive Away`; `''` for a vehicle without a price type. */
  readonly priceType: string;
  /** URL of a photo; null if there is none. */
  readonly photo: string | null;
  /** Id of the vehicle's branch; `''` if unknown. */
  readonly branch: string;
}

/** Twice the CSS width of the photo next to the form on a wide screen, for high-density displays. */
const PHOTO_PX = 800;

/** Takes the price and the photo from the vehicle exactly as its own page shows them. */
export function formCarOf(vehicle: Vehicle, { vehicle: texts, site, images }: Settings): FormCar {
  const { id, slug, name, carType, simpleBody, locationId } = vehicle;
  const price = priceDisplay(vehicle, texts.price, site.currency);
  const [photo] = vehicle.images;
  const width =
    images.widths.toSorted((a, b) => a - b).find((px) => px >= PHOTO_PX) ?? Math.max(...images.widths);
  const drawing = simpleBody === null ? null : bodyPicture(simpleBody);
  return {
    ...{ id, slug, name, carType },
    isTestDriveOnly: isTestDriveOnly(vehicle),
    isUnavailable: !isAvailable(vehicle),
    price: price.text,
    priceType: price.typeText ?? '',
    photo: photo === undefined ? drawing : imageUrl(photo.url, width, 3 / 2, images),
    branch: locationId ?? '',
  };
}
