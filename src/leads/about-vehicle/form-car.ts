import type { Settings } from '../../tenant/settings/subjects.ts';
import { imageUrl } from '../../ui/image-url.ts';
import { isTestDriveOnly } from '../../vehicle/actions.ts';
import { isAvailable } from '../../vehicle/availability.ts';
import { bodyPicture } from '../../vehicle/card/body-picture.ts';
import { priceDisplay } from '../../vehicle/price/price-display.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

/** The vehicle of a form, as the page says it: from the catalogue, or from the page that the shopper reads. */
export interface FormCar {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** `new`, `demo` or `used`. */
  readonly carType: string;
  readonly isTestDriveOnly: boolean;
  /** Not for sale any more. */
  readonly isUnavailable: boolean;
  /** `$23,990`, or what stands where there is no price. */
  readonly price: string;
  /** `Drive Away`; `''` without one. */
  readonly priceType: string;
  /** Address of a picture; null for none. */
  readonly photo: string | null;
  /** Id of the branch where it stands; `''` for none. */
  readonly branch: string;
}

/** As large as the picture stands beside the form on a wide screen, at twice its pixels. */
const photoPx = 800;

/** A vehicle as its form shows it, with the price and the picture of its own page. */
export function formCarOf(vehicle: Vehicle, { vehicle: texts, site, images }: Settings): FormCar {
  const { id, slug, name, carType, simpleBody, locationId } = vehicle;
  const price = priceDisplay(vehicle, texts.price, site.currency);
  const [photo] = vehicle.images;
  const width =
    images.widths.toSorted((a, b) => a - b).find((px) => px >= photoPx) ?? Math.max(...images.widths);
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
