import type { Settings } from '../tenant/settings/subjects.ts';
import { imageUrl } from '../ui/image-url.ts';
import { hashText } from '../values/hash.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { vehiclePath } from '../vehicle/vehicle-urls.ts';

type PhotoSettings = Pick<Settings, 'site' | 'images'>;
type Photographed = Pick<Vehicle, 'slug' | 'images'>;

/** "URL … 1-2000 characters" (support.google.com/merchants/answer/6324350). */
const ADDRESS_MOST = 2000;

/** Advertising networks read JPEG and PNG, all of them; an address without an ending is left to its server. */
const isReadByAll = ({ pathname }: URL) => /\.(?:jpe?g|png)$|\/[^/.]*$/i.test(pathname);

/** The address of a photo as the pages show it at its largest, a path or a web address. */
export function shownPhoto(url: string, { images }: Pick<Settings, 'images'>): string {
  return imageUrl(url, Math.max(...images.widths), 3 / 2, images);
}

/**
 * `/cars/{slug}/photo-{digest}.jpg`: where the platform gives a photo as JPEG. Networks fetch an address once,
 * so another photo has another address.
 */
export function jpegPhotoPath(vehicle: Pick<Vehicle, 'slug'>, url: string): string {
  return `${vehiclePath(vehicle)}/photo-${hashText(url).toString(36)}.jpg`;
}

/** The photo, as its record gives it, that stands at a path of that kind; null when the vehicle has it no longer. */
export function photoAtPath(vehicle: Photographed, path: string): string | null {
  return vehicle.images.find(({ url }) => jpegPhotoPath(vehicle, url) === path)?.url ?? null;
}

/** Absolute addresses of at most so many photos, each in a format that advertising networks read. */
export function feedPhotos(vehicle: Photographed, most: number, settings: PhotoSettings): string[] {
  return vehicle.images.slice(0, most).flatMap(({ url }) => {
    const address = URL.parse(shownPhoto(url, settings), settings.site.url);
    if (address === null) return [];
    const href = isReadByAll(address) ? address.href : `${settings.site.url}${jpegPhotoPath(vehicle, url)}`;
    return href.length > ADDRESS_MOST ? [] : [href];
  });
}
