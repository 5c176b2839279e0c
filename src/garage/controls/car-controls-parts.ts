import { savePath } from '../../account/watchlist/watchlist-paths.ts';
import { type ImageSettings, imageUrl } from '../../ui/photo/image-url.ts';
import type { ControlName } from '../../vehicle/actions/controls.ts';
import type { CardFacts } from '../../vehicle/card/card.ts';
import type { KeptCar } from '../kept-car.schema.ts';

export const controlIcons = {
  favourite: 'heart',
  compare: 'scale',
  save: 'bookmark',
} as const satisfies Record<ControlName, string>;

export type ControlledCar = Pick<
  CardFacts,
  | 'id'
  | 'slug'
  | 'status'
  | 'make'
  | 'model'
  | 'heading'
  | 'subheading'
  | 'images'
  | 'bodyPicture'
  | 'controls'
>;

/** The data of a vehicle that is stored on the device. */
export function keptCar(card: ControlledCar, images: ImageSettings): KeptCar {
  const [photo] = card.images;
  const smallest = Math.min(...images.widths);
  return {
    id: card.id,
    slug: card.slug,
    name: [card.heading, card.subheading].filter((part) => part !== null).join(' '),
    make: card.make,
    model: card.model,
    primary_image_url: photo === undefined ? card.bodyPicture : imageUrl(photo, smallest, 3 / 2, images),
  };
}

/** The same data as attributes for car-controls.client.ts. */
export function controlAttributes(card: ControlledCar, images: ImageSettings) {
  const { id, slug, name, make, model, primary_image_url } = keptCar(card, images);
  return {
    'data-id': id,
    'data-slug': slug,
    'data-name': name,
    'data-make': make,
    'data-model': model,
    'data-image': primary_image_url,
  };
}

/** Target of Save without JavaScript; null for a sold vehicle, which cannot be saved. */
export function savingPath({ id, status, controls = [] }: ControlledCar): string | null {
  return status !== 'sold' && controls.some(({ name }) => name === 'save') ? savePath({ id }) : null;
}
