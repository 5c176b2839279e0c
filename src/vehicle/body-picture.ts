import type { BodySlug } from '../values/vehicle-terms.ts';

/** Bodies that are drawn as another one, which they resemble. */
const drawnAs: Partial<Record<BodySlug, string>> = { bus: 'van', motorhome: 'van' };
const colours: Partial<Record<BodySlug, string>> = { motorcycle: 'red', caravan: 'white', truck: 'white' };

/** Side view of a body type, for tiles: one of the drawn pictures that every site carries. */
export function bodyPicture(body: BodySlug): string {
  return `/stock-photos/${drawnAs[body] ?? body}/${colours[body] ?? 'silver'}-side.avif`;
}
