import type { FormCar } from '#src/leads/about-vehicle/form-filling.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { imageUrl } from '#src/ui/image-url.ts';
import { isTestDriveOnly } from '#src/vehicle/actions.ts';
import { isAvailable } from '#src/vehicle/availability.ts';
import { bodyPicture } from '#src/vehicle/card/body-picture.ts';
import { priceDisplay } from '#src/vehicle/price/price-display.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';

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
