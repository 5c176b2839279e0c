import type { BodySlug } from '../../values/vehicle-terms.ts';

/** Bodies that are drawn as another one, which they resemble. */
const drawnAs: Partial<Record<BodySlug, string>> = { bus: 'van', motorhome: 'van' };
const colours: Partial<Record<BodySlug, string>> = { motorcycle: 'red', caravan: 'white', truck: 'white' };

/**
 * Side view of a body type, 480 px wide: one of the drawn pictures that every site carries. For tiles, and
 * in place of a vehicle's own photographs while there are none.
 */
export function bodyPicture(body: BodySlug): string {
  return `/stock-photos/${drawnAs[body] ?? body}/${colours[body] ?? 'silver'}-side-480.avif`;
}
