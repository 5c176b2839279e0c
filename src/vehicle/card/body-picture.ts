import type { BodySlug } from '../../values/vehicle/vehicle-terms.ts';

/** Body types without a drawing of their own, with the similar one that is shown instead. */
const drawnAs: Partial<Record<BodySlug, string>> = { bus: 'van', motorhome: 'van' };
const colours: Partial<Record<BodySlug, string>> = { motorcycle: 'red', caravan: 'white', truck: 'white' };

/**
 * The drawing of a body type, included in every site. The side view of 480 px is for tiles, and replaces a vehicle's
 * photos while there are none.
 */
export function bodyPicture(body: BodySlug, view: 'side' | 'front' = 'side', width: 480 | 960 = 480): string {
  return `/stock-photos/${drawnAs[body] ?? body}/${colours[body] ?? 'silver'}-${view}-${width}.avif`;
}
