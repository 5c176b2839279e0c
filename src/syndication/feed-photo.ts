import type { Settings } from '../tenant/settings/subjects.ts';
import { imageUrl } from '../ui/photo/image-url.ts';
import { hashText } from '../values/hash.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { vehiclePath } from '../vehicle/vehicle-urls.ts';

type PhotoSettings = Pick<Settings, 'site' | 'images'>;
type Photographed = Pick<Vehicle, 'slug' | 'images'>;

/** "URL … 1-2000 characters" (support.google.com/merchants/answer/6324350). */
const MAX_ADDRESS = 2000;

/** All networks read JPEG and PNG; an address without an ending is assumed to be one of them. */
const isReadByAll = ({ pathname }: URL) => /\.(?:jpe?g|png)$|\/[^/.]*$/i.test(pathname);

/** The address of a photo at its largest size on the pages: a path or URL. */
export function shownPhoto(url: string, { images }: Pick<Settings, 'images'>): string {
  return imageUrl(url, Math.max(...images.widths), 3 / 2, images);
}

/**
 * `/cars/{slug}/photo-{digest}.jpg`: where our server converts a photo to JPEG. Networks fetch an address
 * once, so each photo needs its own.
 */
export function jpegPhotoPath(vehicle: Pick<Vehicle, 'slug'>, url: string): string {
  return `${vehiclePath(vehicle)}/photo-${hashText(url).toString(36)}.jpg`;
}

/** The photo of the vehicle's record for such a path; null if the vehicle no longer has it. */
export function photoAtPath(vehicle: Photographed, path: string): string | null {
  return vehicle.images.find(({ url }) => jpegPhotoPath(vehicle, url) === path)?.url ?? null;
}

/** Absolute addresses of photos in formats that all networks read, at most so many. */
export function feedPhotos(vehicle: Photographed, max: number, settings: PhotoSettings): string[] {
  return vehicle.images.slice(0, max).flatMap(({ url }) => {
    const address = URL.parse(shownPhoto(url, settings), settings.site.url);
    if (address === null) return [];
    const href = isReadByAll(address) ? address.href : `${settings.site.url}${jpegPhotoPath(vehicle, url)}`;
    return href.length > MAX_ADDRESS ? [] : [href];
  });
}
