import type { BodySlug } from '../../../src/values/vehicle/vehicle-terms.ts';
import type { PictureColour } from '../catalogue/make.schema.ts';
import type { Random } from '../random.ts';
import { coloursOf, furnishedShapes, type Shape } from './shapes.ts';

/** Views of which each shape has its own pictures; the wheel is that of the body. */
const views = ['front', 'side', 'rear'] as const;

/** Colours in which a shape has pictures; empty if it is not drawn. */
export function drawnColours(shape: Shape | null): readonly PictureColour[] {
  return shape === null ? [] : coloursOf(shape);
}

interface Pictured {
  generation: { body: BodySlug };
  shape: Shape | null;
  pictureColour: PictureColour;
}

/**
 * Paths of a vehicle's pictures, the front first. A few vehicles have none or only some, like cars not yet
 * photographed.
 */
export function drawPhotos(random: Random, { generation, shape, pictureColour: colour }: Pictured): string[] {
  const { body } = generation;
  const luck = random.next();
  const outside = views.map((view) => `/stock-photos/${shape}/${colour}-${view}.avif`);
  if (luck < 0.03) return [];
  if (luck < 0.06) return outside.slice(0, 1);
  if (luck < 0.07) return outside.slice(0, 2);
  const ofBody = `/stock-photos/${body}`;
  const wheel = `${ofBody}/${colour}-wheel.avif`;
  if (body === 'motorcycle') return [...outside, wheel];
  const room = shape !== null && furnishedShapes.includes(shape) ? shape : body;
  return [...outside, wheel, `/stock-photos/${room}/interior.avif`];
}
