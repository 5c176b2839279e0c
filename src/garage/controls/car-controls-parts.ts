import { savePath } from '../../account/watchlist/watchlist-paths.ts';
import { type ImageSettings, imageUrl } from '../../ui/image-url.ts';
import type { CardFacts } from '../../vehicle/card/card.ts';
import type { ControlName } from '../../vehicle/controls.ts';

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

/** What `<car-controls>` carries of its vehicle: all that a device keeps of a favourite. */
export function carAttributes(card: ControlledCar, images: ImageSettings) {
  const [photo] = card.images;
  const smallest = Math.min(...images.widths);
  return {
    'data-id': card.id,
    'data-slug': card.slug,
    'data-name': [card.heading, card.subheading].filter((part) => part !== null).join(' '),
    'data-make': card.make,
    'data-model': card.model,
    'data-image': photo === undefined ? card.bodyPicture : imageUrl(photo, smallest, 3 / 2, images),
  };
}

/** Where Save leads without script; null where there is nothing to save: a sold vehicle is saved no more. */
export function savingPath({ id, status, controls = [] }: ControlledCar): string | null {
  return status !== 'sold' && controls.some(({ name }) => name === 'save') ? savePath({ id }) : null;
}
