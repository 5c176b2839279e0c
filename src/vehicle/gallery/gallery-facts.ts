import type { GallerySettings } from '../../tenant/settings/vehicle/gallery.schema.ts';
import type { ImageSettings } from '../../ui/photo/image-url.ts';
import { fill } from '../../values/fill.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import type { Slide } from './slides/slides.ts';

/** Props of the gallery island. */
export type GalleryFacts = {
  /** The vehicle's name. */
  readonly name: string;
  readonly slides: readonly Slide[];
  readonly images: ImageSettings;
  readonly texts: GallerySettings['photos'] & { readonly video: GallerySettings['video'] };
  /** Whether the photos are the initially visible view. */
  readonly isFirstView: boolean;
};

export function galleryFacts(
  vehicle: Pick<Vehicle, 'name'>,
  slides: readonly Slide[],
  settings: { readonly gallery: GallerySettings; readonly images: ImageSettings },
  isFirstView: boolean,
): GalleryFacts {
  const { photos, video } = settings.gallery;
  const { urlTemplate, widths, quality } = settings.images;
  return {
    name: vehicle.name,
    slides,
    images: { urlTemplate, widths, quality },
    texts: { ...photos, label: fill(photos.label, { name: vehicle.name }), video },
    isFirstView,
  };
}
