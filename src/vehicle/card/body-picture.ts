import type { BodySlug } from '../../values/vehicle/vehicle-terms.ts';

/** Bodies that are drawn as another one, which they resemble. */
const drawnAs: Partial<Record<BodySlug, string>> = { bus: 'van', motorhome: 'van' };
const colours: Partial<Record<BodySlug, string>> = { motorcycle: 'red', caravan: 'white', truck: 'white' };

/**
 * A body type as it is drawn: one of the pictures that every site carries. The side view of 480 px is for tiles, and
 * stands in place of a vehicle's own photographs while there are none.
 */
export function bodyPicture(body: BodySlug, view: 'side' | 'front' = 'side', width: 480 | 960 = 480): string {
  return `/stock-photos/${drawnAs[body] ?? body}/${colours[body] ?? 'silver'}-${view}-${width}.avif`;
}
