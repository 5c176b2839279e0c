import { type BodySlug, bodySlugs } from '../../../src/values/vehicle/vehicle-terms.ts';
import { type PictureColour, pictureColours } from '../catalogue/make.schema.ts';
import type { Random } from '../random.ts';

const views = ['front', 'side', 'rear', 'wheel'] as const;
const workColours = ['white', 'silver', 'grey', 'bronze'] as const;

/** The pictures in public/stock-photos: bodies, and the colours of each. */
const drawnBodies = {
  hatch: pictureColours,
  sedan: pictureColours,
  wagon: pictureColours,
  suv: pictureColours,
  ute: pictureColours,
  van: pictureColours,
  'cab-chassis': pictureColours,
  truck: workColours,
  motorcycle: ['black', 'red', 'blue', 'green', 'white'],
  caravan: workColours,
  convertible: pictureColours,
  coupe: pictureColours,
  'people-mover': pictureColours,
} as const satisfies Partial<Record<BodySlug, readonly PictureColour[]>>;

/** Colours in which a body has pictures; empty if it has none. */
export function drawnColours(body: BodySlug): readonly PictureColour[] {
  return Object.entries(drawnBodies).find(([name]) => name === body)?.[1] ?? [];
}

export const drawnBodySlugs = bodySlugs.filter((body) => drawnColours(body).length > 0);

/**
 * Paths of a vehicle's pictures, the front first. A few vehicles have none or only some, like cars not yet
 * photographed.
 */
export function drawPhotos(random: Random, body: BodySlug, colour: PictureColour): string[] {
  const luck = random.next();
  const folder = `/stock-photos/${body}`;
  const outside = views.map((view) => `${folder}/${colour}-${view}.avif`);
  if (luck < 0.03) return [];
  if (luck < 0.06) return outside.slice(0, 1);
  if (luck < 0.07) return outside.slice(0, 2);
  return body === 'motorcycle' ? outside : [...outside, `${folder}/interior.avif`];
}
